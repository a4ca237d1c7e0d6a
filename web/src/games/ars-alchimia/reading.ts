/** What can be read off the board: costs against stocks, odds, the last roll. */

import type { Lexis } from "../../lib/lexis";
import type { Message } from "../../protocol";
import type { Board, Order, Overseer, Pile, Spot } from "./board";
import { BASIC, CATEGORIES, RESOURCES } from "./tokens";

export type Stock = Record<string, number>;

/** One resource of a cost, and whether it is there. */
export interface Piece {
  resource: string;
  held: boolean;
}

export interface Roll {
  spot: string;
  die: number;
  more: number;
  needed: number;
  good: boolean;
}

export function piecesOf(cost: Stock, held: Stock | null): Piece[] {
  return RESOURCES.flatMap((resource) =>
    Array.from({ length: cost[resource] ?? 0 }, (_, index) => ({
      resource,
      held: held === null || index < (held[resource] ?? 0),
    })),
  );
}

export function lacking(cost: Stock, held: Stock): Stock {
  const pairs = RESOURCES.map((resource): [string, number] => [
    resource,
    Math.max(0, (cost[resource] ?? 0) - (held[resource] ?? 0)),
  ]);
  return Object.fromEntries(pairs.filter(([, number]) => number > 0));
}

/** Whether Elixirs make up for every basic resource that is lacking. */
export function payable(cost: Stock, held: Stock): boolean {
  const short = lacking(cost, held);
  const basic = BASIC.reduce((sum, resource) => sum + (short[resource] ?? 0), 0);
  return basic + (cost.elixir ?? 0) <= (held.elixir ?? 0);
}

/** A stock as messages name it: `payment:2flower+1sand`. */
export function told(stock: Stock): string {
  const pieces = RESOURCES.filter((resource) => stock[resource]).map((resource) => `${stock[resource]}${resource}`);
  return `payment:${pieces.join("+")}`;
}

/** The chance with so many extra workers; more than help change nothing. */
export function chanceWith(chances: number[], extra: number): number | null {
  return chances[Math.min(extra, chances.length - 1)] ?? null;
}

/** The card on a spot, as messages name it. */
export function nameOf(spot: Spot): string | null {
  if (spot.order) return `order:${spot.order.id}`;
  if (spot.location) return `location:${spot.location.id}`;
  if (spot.forge) return `forge:${spot.forge.id}`;
  return spot.assistant ? `assistant:${spot.assistant.id}` : null;
}

/** What a spot is called: by its card, or as the pile that it is. */
export function spotTitle(spot: Spot, lexis: Lexis): string {
  if (spot.kind === "location-pile") return lexis.say("board-portal");
  if (spot.kind === "forge-pile") return lexis.say("board-forge-pile");
  const name = nameOf(spot);
  return name === null ? lexis.say("board-empty") : lexis.thing(name);
}

export function pileOf(board: Board, id: string): Pile | null {
  return board.piles.find((pile) => pile.id === id) ?? null;
}

/** How many of a resource the orders of a player ask for. */
export function wanted(overseer: Overseer, resource: string): number {
  return overseer.orders.reduce((sum, { order }) => sum + (order.cost[resource] ?? 0), 0);
}

export function penaltyOf(order: Order): number {
  return Math.floor(order.points / 2);
}

/** Where the points of a player would come from if the game ended now. */
export function reckoned(overseer: Overseer): { label: string; points: number }[] {
  const specialities = CATEGORIES.reduce((sum, category) => sum + (overseer.specialities[category] ?? 0), 0);
  const elixirs = overseer.resources.elixir ?? 0;
  const kept = overseer.assistants.length;
  return [
    { label: "track", points: overseer.track },
    { label: "penalties", points: overseer.projected - overseer.track - specialities - elixirs - kept },
    { label: "specialities", points: specialities },
    { label: "elixirs", points: elixirs },
    { label: "kept", points: kept },
  ];
}

/** The roll of the crew that was sent last, if it rolled. */
export function lastRoll(messages: Message[]): Roll | null {
  const placed = messages.findLastIndex((message) => message.id === "event-placed");
  const spot = messages[placed]?.arguments.spot;
  const rolled = messages.slice(placed + 1).find((message) => message.id === "event-rolled")?.arguments;
  if (spot === undefined || rolled === undefined) return null;
  const [die, more, needed] = [Number(rolled.die), Number(rolled.more), Number(rolled.needed)];
  return { spot: String(spot).replace("spot:", ""), die, more, needed, good: die + more >= needed };
}

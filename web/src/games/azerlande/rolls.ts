/** Rolls that were told: of ingredient dice, and of the potion die. */

import type { Message } from "../../protocol";
import { piecesOf } from "../../lib/lexis";

export interface Roll {
  key: string;
  seat: string;
  faces: string[];
}

const POTION_DIE = "drink:intelligence-expert";

/** The dice that messages tell of; ``before`` is how many messages there were before these. */
export function rollsIn(told: Message[], before: number): Roll[] {
  return told.flatMap((message, index): Roll[] => {
    const previous = told[index - 1];
    const potion =
      message.id === "event-gained" && previous?.id === "event-drank" && previous.arguments.drink === POTION_DIE;
    if (message.id !== "event-rolled" && !potion) return [];
    return [{ key: String(before + index), seat: String(message.arguments.player), faces: facesOf(message) }];
  });
}

function facesOf(message: Message): string[] {
  const token = String(message.arguments.resources).replace(/^resources:/, "");
  return piecesOf(token).flatMap(([number, thing]) => Array<string>(number).fill(`resource:${thing}`));
}

/** Who sits at this browser. */

import type { Player } from "../answers";
import { becomeGuest, session as asked } from "./api";
import { language, say } from "./words.svelte";

let player = $state.raw<Player | null>(null);

export function me(): Player | null {
  return player;
}

export function setMe(someone: Player | null): void {
  player = someone;
}

export async function openSession(): Promise<void> {
  player = (await asked()).player;
}

/** Whoever sits here; somebody without a name is given one of a herb, as a guest. */
export async function somebody(): Promise<Player> {
  if (player) return player;
  const names = say("guest-names").split(", ");
  player = await becomeGuest(names[Math.floor(Math.random() * names.length)] ?? "?", language());
  return player;
}

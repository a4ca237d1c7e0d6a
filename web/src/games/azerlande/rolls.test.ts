import { expect, test } from "vitest";
import type { Message } from "../../protocol";
import { rollsIn } from "./rolls";

test("dice are read from what is told, the potion die from what follows its drink", () => {
  const told: Message[] = [
    { id: "event-rolled", arguments: { player: "seat:1", resources: "resources:2mushroom+1sap" } },
    { id: "event-gained", arguments: { player: "seat:1", resources: "resources:1gold" } },
    { id: "event-drank", arguments: { player: "seat:0", drink: "drink:intelligence-expert" } },
    { id: "event-gained", arguments: { player: "seat:0", resources: "resources:1charm+2prestige" } },
  ];
  expect(rollsIn(told, 10)).toEqual([
    { key: "10", seat: "seat:1", faces: ["resource:mushroom", "resource:mushroom", "resource:sap"] },
    { key: "13", seat: "seat:0", faces: ["resource:charm", "resource:prestige", "resource:prestige"] },
  ]);
});

import { expect, test } from "vitest";
import { Lexis } from "./lexis";
import { typeset } from "./typography";

test("French signs stay with their words", () => {
  expect(typeset("Règles : « Jouer » ? Oui ; 3 % !", "fr")).toBe(
    "Règles\u00A0: «\u202FJouer\u202F»\u202F? Oui\u202F; 3\u202F%\u202F!",
  );
  expect(typeset("Rules: “Play”? { $n } %", "en")).toBe("Rules: “Play”? { $n } %");
});

test("the form of a source stays as it is", () => {
  expect(typeset("| a | b |\n| :--- | ---: |\n- 1 : 2", "fr")).toBe("| a | b |\n| :--- | ---: |\n- 1\u00A0: 2");
  expect(typeset("odd = ?\nnumber = { $n ->\n    [one] !\n   *[other] { $n } :\n  }", "fr")).toBe(
    "odd = ?\nnumber = { $n ->\n    [one] !\n   *[other] { $n }\u00A0:\n  }",
  );
});

test("messages are set, what people wrote is not", () => {
  const words = new Lexis("fr", ["said = { $who } dit : « { $what } » !"]);
  expect(words.say("said", { who: "Ben", what: "quoi ?" })).toBe("Ben dit\u00A0: «\u202Fquoi ?\u202F»\u202F!");
});

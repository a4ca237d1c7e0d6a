/** Where the rules tell about a question, by the verbs of its choices; "" where they tell about several at once. */
export const passages: Record<string, string> = {
  "": "your-turn",
  draw: "gather",
  take: "gather",
  trade: "gather",
  pick: "gather",
  brew: "brew",
  mix: "brew",
  use: "brew",
  stop: "brew",
  return: "end-of-your-turn",
};

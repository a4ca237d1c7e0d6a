/** Where the rules tell about a question, by the verbs of its choices; "" where they tell about several at once. */
export const passages: Record<string, string> = {
  "": "your-turn",
  create: "create-a-potion",
  brew: "create-a-potion",
  claim: "create-a-potion",
  copy: "copy-a-potion",
  tribute: "copy-a-potion",
  take: "take-ingredients",
  draw: "take-ingredients",
};

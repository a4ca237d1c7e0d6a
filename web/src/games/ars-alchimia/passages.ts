/** Where the rules tell about a question, by the verbs of its choices; "" where they tell about several at once. */
export const passages: Record<string, string> = {
  "": "a-year",
  workshop: "1-start",
  keep: "1-start",
  dismiss: "1-start",
  place: "2-turns",
  send: "2-turns",
  explore: "gathering-resources",
  light: "transforming-resources",
  fulfil: "transforming-resources",
  bewitch: "transforming-resources",
  distil: "transforming-resources",
  pay: "transforming-resources",
  swap: "hiring-assistants",
  exchange: "hiring-assistants",
  reclaim: "hiring-assistants",
  gain: "hiring-assistants",
};

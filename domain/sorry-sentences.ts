/** What the assistant says when a turn came to nothing (specification §8). */
export const sorrySentences = {
  request: "I'm sorry, I encountered an error processing your request.",
  save: "I couldn't save that transaction. Please try again.",
} as const

/** What one turn may cost at most. */
export type ModelLimits = {
  /** Requests to the model, retries not counted. */
  rounds: number
  /** One request, from its start to the last word. */
  requestTimeoutMs: number
  /** The whole turn. */
  turnTimeoutMs: number
  /** The longest wait before the one retry that a server may ask for; a longer one ends the turn. */
  longestWaitMs: number
  answerTokens: number
  /** Turns of the conversation that go along, and the characters of each of their sides. */
  historyTurns: number
  historyCharacters: number
  /** Characters of one tool result. */
  resultCharacters: number
}

export const modelLimits: ModelLimits = {
  rounds: 4,
  requestTimeoutMs: 12_000,
  turnTimeoutMs: 25_000,
  longestWaitMs: 2_000,
  answerTokens: 600,
  historyTurns: 4,
  historyCharacters: 500,
  resultCharacters: 6_000,
}

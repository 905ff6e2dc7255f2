import { AppError } from '#domain/errors.ts'
import type { AssistantAnswer } from '#domain/views.ts'

/** The stored answer for the same words; idempotency_mismatch for others. */
export function sameAnswer(stored: { input_hash: string; answer: string }, inputHash: string): AssistantAnswer {
  if (stored.input_hash !== inputHash) throw new AppError('idempotency_mismatch')
  return JSON.parse(stored.answer) as AssistantAnswer
}

import type { AssistantAnswer } from '#domain/views.ts'
import { say, storedTransactions } from '#tests/support/builders.ts'
import type { TestApp } from '#tests/support/make-app.ts'
import type { SignedUp } from '#tests/support/sign-up.ts'

const BETWEEN_SENTENCES_MS = 5_000

/** One person who says one sentence after the other, some seconds apart. */
export function talkerOf(app: TestApp, person: SignedUp, startMs: number) {
  let now = startMs
  async function talk(...sentences: string[]): Promise<AssistantAnswer[]> {
    const answers: AssistantAnswer[] = []
    for (const sentence of sentences) {
      now += BETWEEN_SENTENCES_MS
      app.setTime(now)
      answers.push(await say(app, person, sentence))
    }
    return answers
  }
  return {
    talk,
    /** What was answered, in words. */
    words: async (...sentences: string[]) => (await talk(...sentences)).map(({ message }) => message),
    /** "Coffee 400 2026-11-20" of every entry, by its name and amount. */
    entries: async () =>
      (await storedTransactions(app)).map(({ merchant, amount, date }) => `${merchant} ${amount} ${date}`).sort(),
  }
}

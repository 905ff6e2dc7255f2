import type { TurnOutcome } from '#domain/views.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { heardNow, mayBeAhead, outcomeOf, replyTo, settled, wordsCome } from '#web/voice/calls/latest-words.ts'

/**
 * Edits, deletions, budgets and goals are made by the app from the person's own words, never by the agent's: a call for one is
 * answered with what the app has made of them. Throws an `Error` whose words are for the agent where it has changed nothing.
 */
export async function answerChange(assistant: Assistant): Promise<string> {
  if (mayBeAhead(assistant) && !(await wordsCome(assistant))) {
    throw new Error('Not done. The app changes this itself, once the person says so. Ask them to say it.')
  }
  const { turnId } = heardNow(assistant)
  await settled(assistant, turnId)
  const reply = replyTo(assistant, turnId)
  if (!reply) throw new Error('Not known yet. The app tells you in a contextual update what became of it.')
  const outcome = outcomeOf(assistant, turnId)
  if (outcome?.question) throw new Error(`Not done. The app has asked: "${outcome.question.ask}" Wait for the answer.`)
  if (!outcome || !hasChanged(outcome)) throw new Error(`Nothing was changed. The app has answered: "${reply.message}"`)
  return JSON.stringify({ success: true, done: reply.message })
}

function hasChanged({ saved, removed, done = [], tookBack = [] }: TurnOutcome): boolean {
  return [saved, removed, done, tookBack].some(({ length }) => length > 0)
}

import type { OfferedTool } from '#domain/tools/offered.ts'
import type { DoneChange, TurnOutcome } from '#domain/views.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { heardNow, mayBeAhead, replyTo, settled, wordsCome } from '#web/voice/calls/latest-words.ts'

/**
 * Edits, deletions, budgets and goals are made by the app from the person's own words, never by the agent's: a call for one is
 * answered with what the app has made of them. Throws an `Error` whose words are for the agent where that is none of what it calls for.
 */
export async function answerChange(assistant: Assistant, name: OfferedTool): Promise<string> {
  if (mayBeAhead(assistant) && !(await wordsCome(assistant))) {
    throw new Error('Not done. The app changes this itself, once the person says so. Ask them to say it.')
  }
  const { turnId } = heardNow(assistant)
  await settled(assistant, turnId)
  const reply = replyTo(assistant, turnId)
  if (!reply) throw new Error('Not known yet. The app tells you in a contextual update what became of it.')
  const { outcome, message } = reply
  if (outcome?.question) throw new Error(`Not done. The app has asked: "${outcome.question.ask}" Wait for the answer.`)
  // A subscription that is paused stands in the words alone.
  if (name === 'setSubscriptionActive') return JSON.stringify({ answered: message })
  if (!outcome || !isOf(name, outcome)) throw new Error(`Nothing of that was done. The app has answered: "${message}"`)
  return JSON.stringify({ success: true, done: message })
}

/** Whether a turn has done what a verb is for. */
function isOf(name: OfferedTool, { saved, removed, done = [], tookBack = [] }: TurnOutcome): boolean {
  const hasDone = (about: DoneChange['about']) => done.some((each) => each.about === about && each.changeId !== null)
  if (name === 'undoLast') return tookBack.length + removed.length > 0
  if (name === 'deleteTransaction') return removed.length > 0 || hasDone('entry')
  if (name === 'updateTransaction') return saved.length > 0
  if (/Budget$/.test(name)) return hasDone('budget')
  return /Goal$/.test(name) && hasDone('goal')
}

import { errorRow } from '#domain/errors.ts'
import { listWords } from '#domain/list-words.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import { deleteBudgetOrGoal, deleteNamedPlan } from '#server/assistant/changes/delete-budget-or-goal.ts'
import { deleteSeveral } from '#server/assistant/changes/delete-several.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { asksForAll, asksForMany } from '#server/assistant/changes/removal-words.ts'
import type { TalkDelete } from '#server/assistant/decide.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { askWhichEntry, findEntry, wordsOf } from '#server/assistant/find/find-entry.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'

/** Deletes the budget, the goal or the entry that is named; without a name the entry that the talk is about. Of "the coffee or the tea" the person says which. */
export async function deleteEntry(scope: ChangeScope, frame: TalkDelete): Promise<Intention> {
  const { speaker } = scope
  const message = withoutReason(speaker.message)
  const text = wordsOf(frame, { message })
  // "delete the last one because the coffee was 4": the reason names no other.
  const isReasoned = message !== speaker.message
  const merchant = isReasoned && theLast.test(text) ? undefined : frame.target?.merchant
  if (!merchant && (asksForMany(text) || asksForAll(text))) return deleteSeveral(scope)
  const either = / or /i.test(text) ? namedIn(text, await scope.turn.newestOfEachName()) : []
  if (either.length > 1) {
    const entries = either.flatMap(({ entries: [newest] }) => newest ?? [])
    return { ask: askWhichEntry(entries, speaker, takeOut) }
  }
  const named = merchant && !frame.among ? await deleteBudgetOrGoal(scope, merchant) : null
  if (named) return named
  const added = itAlone.test(speaker.message) ? await undoAdded(scope) : null
  if (added) return added
  const chosen = await findEntry(scope, { merchant, text, among: frame.among })
  if (chosen.is === 'several') return { ask: askWhichEntry(chosen.entries, speaker, takeOut, chosen.isInOrder) }
  if (chosen.is === 'one') return { calls: [takeOut(chosen.entry)], beside: await sayOthers(scope, chosen.entry) }
  if (asksForMany(text)) return deleteSeveral(scope)
  return (merchant && (await deleteNamedPlan(scope, merchant))) || { say: errorRow('not_found').message }
}

/** "delete it" right behind several that were told together: only the last goes, and the others are named; nothing for any other order. */
async function sayOthers({ context, speaker }: ChangeScope, { id }: { id: string }): Promise<string> {
  if (!itAlone.test(speaker.message)) return ''
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const told = (before?.outcome.saved ?? []).map(({ transaction }) => transaction)
  const others = told.filter((each) => each.id !== id)
  if (others.length === 0 || others.length === told.length) return ''
  return `${listWords(others.map((each) => nameEntry(each, speaker)))} ${others.length > 1 ? 'stay' : 'stays'}.`
}

/** "remove it" behind an account or a card that was added last. */
async function undoAdded({ context, speaker }: ChangeScope): Promise<Intention | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.pointedAt })
  const last = turns.findLast(({ outcome }) => changedSomething(outcome))
  const done = last?.outcome.done?.at(-1)
  if (!done || done.changeId === null || done.act !== 'added') return null
  return done.about === 'account' || done.about === 'card'
    ? { calls: [{ name: 'undoLast', input: { changeId: done.changeId } }] }
    : null
}
const itAlone =
  /^\W*(?:(?:please|no|actually|ok|can you)\W+)*(?:delete|remove|erase) (?:it|that|this)(?: again| please)*\W*$/i

const theLast =
  /\b(?:delete|remove|erase|scrap|drop|cancel|take out) (?:the|my) (?:very )?(?:last|latest) (?:one|entry|thing)\b/i

/** "delete the 4 dollar one, it's on my work card": why it goes says nothing about which it is. */
function withoutReason(message: string): string {
  return message.replace(
    /,\s*(?:(?:because|since|as) )?(?:it|i|we|he|she|they|that|my|our)(?:['’]\w+)?\b.*$|,?\s(?:because|since|cause|cos)\b.*$/is,
    '',
  )
}

function takeOut({ id }: { id: string }): PreparedCall {
  return { name: 'deleteTransaction', input: { id } }
}

import { errorRow } from '#domain/errors.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import type { TalkAsk } from '#server/assistant/decide.ts'
import { wordsOf } from '#server/assistant/find/find-entry.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'

/** "add 5 to the coffee": asks what the entry that is named, else the one written last, comes to in all; with none that can be meant it only asks. */
export async function askTotal({ turn, speaker }: ChangeScope, frame: TalkAsk): Promise<Intention> {
  if (frame.among?.length === 0) return { say: frame.ask }
  const entries = await turn.newestEntries(undefined)
  const [told] = await turn.entriesOf(frame.among ?? [])
  const [named] = namedIn(wordsOf(frame, speaker), await turn.newestOfEachName())
  const entry = told ?? named?.entries[0] ?? entries[0]
  if (!entry) return { say: errorRow('not_found').message }
  return { say: `${frame.ask} It is ${nameEntry(entry, speaker)} now.`, waiting: { total: { id: entry.id } } }
}

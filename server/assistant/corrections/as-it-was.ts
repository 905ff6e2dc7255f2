import { minor } from '#domain/money.ts'
import { readOthersShare, readOwnPart, readTakenOff } from '#domain/talk/own-part-sentence.ts'
import { type AsItWas, readAsItWas } from '#domain/talk/put-back-sentence.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { TalkUndo } from '#server/assistant/decide.ts'
import { amountsNear } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { type TalkTurn, turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understood, understoodAsRemark } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

/**
 * "no sorry it was right the first time" after "no, seventy two", "put it back to the full thing" after a split: the entry that was changed
 * last is as it was. Null where no entry of this talk was changed so, and for any other sentence.
 */
export async function readAsBefore(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readAsItWas(speaker.message)
  if (!said) return null
  // "the tip was in the 4, put it back how it was" tells of no tip for 4, also where nothing was changed.
  return (await asBefore(context, speaker, said)) ?? (said.isReasoned ? understoodAsRemark(speaker) : null)
}

async function asBefore(context: Context, speaker: Speaker, said: AsItWas): Promise<Understanding | null> {
  const spans = [{ start: 0, end: speaker.message.length }]
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofTalk })
  if (isOfSeveral(turns, said)) return understood({ intent: 'undo', spans, confidence: 1 })
  const [last, before, ...earlier] = writtenOf(turns, said)
  if (!last || !before) return null
  const { id, amountMinor } = last.transaction
  if (said.as === 'unsplit' && !isSplit(last.message)) return null
  if (said.as === 'whole' || said.as === 'unsplit') {
    const more = [before, ...earlier].find(({ transaction }) => transaction.amountMinor > amountMinor)
    return more ? editOnly(speaker, { change: { amountMinor: more.transaction.amountMinor }, among: [id] }) : null
  }
  if (said.amount !== undefined) {
    const was = [before, ...earlier].map(({ transaction }) => Math.abs(transaction.amountMinor))
    const meant = was.find((each) => amountsNear(said.amount ?? '', speaker, each).some((amount) => amount === each))
    return meant === undefined ? null : editOnly(speaker, { change: { amountMinor: minor(meant) }, among: [id] })
  }
  const first = Math.abs(earlier.at(-1)?.transaction.amountMinor ?? amountMinor)
  if (said.as === 'first' && first !== Math.abs(amountMinor))
    return editOnly(speaker, { change: { amountMinor: minor(first) }, among: [id] })
  const undo: TalkUndo = { intent: 'undo', changeId: last.changeId, spans, confidence: 1 }
  return understood(undo)
}

/** "it was right the first time" after two prices were swapped: whether the turn before changed more than one entry, and wrote none. */
function isOfSeveral(turns: readonly TalkTurn[], { thing, as, amount }: AsItWas): boolean {
  if (thing !== null || amount !== undefined || as === 'whole' || as === 'unsplit') return false
  const changed = turns.at(-1)?.outcome.saved ?? []
  const known = new Set(
    turns.slice(0, -1).flatMap(({ outcome }) => outcome.saved.map(({ transaction }) => transaction.id)),
  )
  return changed.length > 1 && changed.every(({ transaction }) => known.has(transaction.id))
}

/** Whether a sentence left only the own part of an entry. */
function isSplit(message: string): boolean {
  return (
    readTalkSentence(message)?.means === 'share' ||
    (readOwnPart(message) ?? readTakenOff(message) ?? readOthersShare(message)) !== null
  )
}

type Written = { transaction: Transaction; changeId: number; message: string }

/** What the talk wrote of the entry that is meant, the newest first: of the one named, or of that which the turn before changed. */
function writtenOf(turns: readonly TalkTurn[], { thing, as }: AsItWas): Written[] {
  const tookBack = new Set(turns.flatMap(({ outcome }) => outcome.tookBack ?? []))
  const written = turns
    .flatMap(({ message, outcome }) => outcome.saved.map((each) => ({ ...each, message })))
    .filter(({ changeId }) => !tookBack.has(changeId))
  // Its whole price is asked back a while after it came to less; "it was right" is said right behind the change.
  const isChange = ({ outcome }: TalkTurn) => outcome.saved.length + outcome.removed.length > 0
  const [only, ...more] = (as === 'whole' ? turns.findLast(isChange) : turns.at(-1))?.outcome.saved ?? []
  const last =
    thing === null
      ? more.length === 0 && only
      : written.findLast(({ transaction }) => nameFit(transaction.merchant, thing) === 'whole')
  if (!last) return []
  return written.filter(({ transaction }) => transaction.id === last.transaction.id).reverse()
}

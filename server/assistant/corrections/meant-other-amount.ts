import type { Minor } from '#domain/money.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { TalkEdit, TalkUndo } from '#server/assistant/decide.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { ofWhole, understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const thing = "(\\p{L}[\\p{L}'’& ]{0,30}?)"
const right =
  '(?:right|correct|fine|ok|okay|good|how it was)( (?:before|already|as it was|all along|the first time|to begin with|at first))*'
const otherWas = pattern.iu`^\W*${openers}(?:not (?:the|my) ${thing},? (?:but )?)?(?:(?:not that one|wrong one|(?:i meant? )?the other one)[,.;:]? (?:i meant? )?)?(?:the |my )?${thing} (?:was|were|is|cost) (\S+?(?: \S+?){0,3}?)(?:[,.;]? (?:and |but )?(?:the |my )${thing} (was|were|is) ${right})?\W*$`
const LONGEST = 120
const pointsAway = /\b(?:not that one|wrong one|(?:the )?other one)\b/i

/**
 * "no, the other one, the feed was 19, the oyster shell was right before" right after the shell was changed to 19: that is taken back, and
 * the other one comes to so much; "the feed was 25, the shell is fine" is of the feed alone. Null for any other sentence.
 */
export async function readMeantOtherAmount(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const [, denied, meant, said, wasRight, verb, before] =
    (message.length > LONGEST ? null : otherWas.exec(message)) ?? []
  const amountMinor = onlyAmount(said, speaker)
  if (meant === undefined || amountMinor === null || !(pointsAway.test(message) || (wasRight ?? denied) !== undefined))
    return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const [named, ...names] = namedIn(`the ${meant}`, standing)
  // "bread was 3, the shell was fine" of a shell alone tells of the bread, and of no shell for 3.
  if (!named && wasRight !== undefined && denied === undefined && namedIn(`the ${wasRight}`, standing).length === 1)
    return heardAlone(context, speaker, { thing: meant, said: said ?? '' })
  const [entry, ...alike] = named?.entries ?? []
  if (!entry || names.length + alike.length > 0) return null
  const done = await changedTo(context, speaker, amountMinor)
  // "the straw is right" says that it stands right now.
  const isBefore =
    denied !== undefined ||
    pointsAway.test(message) ||
    before !== undefined ||
    (verb !== undefined && !/^is$/i.test(verb))
  const others = standing.filter(({ id }) => id !== entry.id)
  // "not the ice, the propane was 24": of two that were told, which is meant.
  const isDenied = denied !== undefined && namedIn(`the ${denied}`, others).length > 0
  if (denied !== undefined && !isDenied) return null
  const isOther = done !== null && done.id !== entry.id
  if (!isOther || !isBefore)
    return wasRight === undefined && !isDenied
      ? null
      : editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
  const untouched = standing.filter(({ id }) => id !== done.id)
  if (wasRight !== undefined && namedIn(`the ${wasRight}`, untouched).length > 0) return null
  const [spans, confidence] = [[{ start: 0, end: message.length }], 1]
  const undo: TalkUndo = { intent: 'undo', changeId: done.changeId, spans, confidence }
  const target = { merchant: entry.merchant }
  const edit: TalkEdit = { intent: 'edit', change: { amountMinor }, target, among: [entry.id], spans, confidence }
  return { ...understood(undo, edit), intent: 'edit' }
}

async function heardAlone(
  context: Context,
  speaker: Speaker,
  { thing, said }: { thing: string; said: string },
): Promise<Understanding | null> {
  const heard = await interpret(context, { ...speaker, message: `${thing} was ${said}`, last: null })
  return heard.intent === 'add' && heard.frames.length === 1 ? ofWhole(speaker, heard) : null
}

/** The one entry told before that the last turn changed to an amount, and that change. */
async function changedTo(
  context: Context,
  { userId }: Speaker,
  amountMinor: Minor,
): Promise<{ id: string; changeId: number } | null> {
  const [before, ...earlier] = (await turnsOfTalk(context, { userId, limit: turnsBack.ofTalk })).reverse()
  const [done, ...more] = before?.outcome.saved ?? []
  if (!done || more.length > 0 || Math.abs(done.transaction.amountMinor) !== amountMinor) return null
  const { id } = done.transaction
  const wasTold = earlier.some(({ outcome }) => outcome.saved.some(({ transaction }) => transaction.id === id))
  return wasTold ? { id, changeId: done.changeId } : null
}

import { type Minor, minor } from '#domain/money.ts'
import { count, countOf } from '#domain/talk/count-words.ts'
import { saysEach, sharesSaid } from '#domain/talk/evidence-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { countedIn } from '#server/assistant/corrections/evidence/reckoned.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { tellsOnlyOf } from '#server/assistant/find/lone-amount.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { isFarFrom, timesApart } from '#server/assistant/is-far-from.ts'
import { orderFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const MOST_SHARING = 20
/** Up to here an amount is a correction of another, and no other figure of its thing. */
const NEAR_TIMES = 1.3

/**
 * "it was 88" of a dinner for 84 that was split, "make it three" of two tickets at 15 each: a figure alone for an entry that was told by
 * another one than it came to is the one that it is near to, the whole or the part, the count, the price of each or the sum. Where it
 * could be several the person is asked which. Null for any other sentence, and where it is near to none.
 */
export async function readWholeAnew(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const { message } = speaker
  const [frame, ...next] = frames
  if (!frame || next.length > 0 || ofOwn.test(message)) return null
  const { amounts } = orderFigures(message, speaker)
  const subject = await toldOf(context, speaker)
  const said = subject && isOf(subject, frame, message) ? amountOf(frame, amounts) : null
  if (!subject || said === null) return null
  const denied = amounts.filter((amount) => amount !== said)
  const readings =
    splitOtherwise(said, { ...subject, denied }, speaker) ?? countedOtherwise(said, subject, speaker) ?? []
  const others = readings.filter((reading) => reading !== subject.entry.amountMinor)
  const [amountMinor, ...more] = new Set(others.length > 0 ? others : readings)
  if (amountMinor === undefined) return null
  return editOnly(speaker, { change: { amountMinor }, among: [subject.entry.id], readings: [amountMinor, ...more] })
}

/** "my half was 40", "I paid 40": what the entry comes to itself. */
const ofOwn = /\b(?:my|mine|me|i (?:only |just |actually )*(?:paid|owe|owed|spent)|own|share|part|half|of us)\b|\?\W*$/i

/** Whether a sentence puts the amount of the entry right: "it was 88", "the dinner was 88", "the bill came to 88"; "the tip was 10" is of a part. */
function isOf({ entry: { merchant }, told }: ToldOf, frame: Frame, message: string): boolean {
  if (!tellsOnlyOf(message, [...bills, merchant, ...told].join(' '))) return false
  if (frame.intent === 'edit') return true
  const name = frame.intent === 'add' ? frame.transaction.merchant : 'bill'
  return comesTo.test(message) && (nameFit(merchant, name) === 'whole' || bills.includes(name.toLowerCase()))
}
const bills = ['bill', 'check', 'tab', 'total', 'price']
const comesTo = /\b(?:was|were|came to|should(?: have)? be(?:en)?|total|altogether|make (?:it|that|them))\b/i

/** The amount that such a sentence tells; that of "they were 5 each", by which the engine asks for the sum, stands alone in its words. */
function amountOf(frame: Frame, [amount, ...more]: readonly Minor[]): Minor | null {
  if (frame.intent === 'add') return frame.transaction.kind === 'spend' ? frame.transaction.amountMinor : null
  if (frame.intent === 'clarify') return more.length > 0 ? null : (amount ?? null)
  if (frame.intent !== 'edit') return null
  const { amountMinor, ...others } = frame.change
  return Object.keys(others).length > 0 ? null : (amountMinor ?? null)
}

/** `told`: the words that told of it, the newest first. */
type ToldOf = { entry: Transaction; told: string[] }

/** The entry of this talk that a sentence names, else the only one of the turn that wrote last. */
async function toldOf(context: Context, speaker: Speaker): Promise<ToldOf | null> {
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  const [named, ...others] = namedIn(speaker.message, entriesOf(turns))
  const [last, ...beside] = turns[0]?.entries ?? []
  const entry = named ? named.entries[0] : beside.length === 0 ? last : undefined
  if (!entry || others.length > 0 || entry.amountMinor <= 0) return null
  const told = turns.flatMap(partsOfTurn).flatMap(({ entry: { id }, part }) => (id === entry.id ? [part] : []))
  return { entry, told }
}

/** What an amount for a part of a split comes to: itself, or its share where it is near to the whole; null where nothing was split. */
function splitOtherwise(
  said: Minor,
  { entry, told, denied }: ToldOf & { denied: readonly Minor[] },
  speaker: Speaker,
): Minor[] | null {
  const own = entry.amountMinor
  const isSplit = told.some((telling) => sharesSaid(telling).length > 0) && !saysEach(speaker.message)
  const wholes = isSplit ? told.flatMap((telling) => orderFigures(telling, speaker).amounts) : []
  const whole = wholes.find((each) => isPartOf(own, each))
  if (whole === undefined) return null
  const share = minor(Math.round(said / Math.round(whole / own)))
  if (denied.includes(whole) || timesApart(said, whole) <= NEAR_TIMES) return [share]
  if (timesApart(said, own) <= NEAR_TIMES) return [said]
  return isFarFrom(said, whole) ? [] : [share, said]
}

function isPartOf(own: number, whole: number): boolean {
  const parts = Math.round(whole / own)
  return parts > 1 && parts <= MOST_SHARING && Math.abs(whole / parts - own) <= 1
}

/** What a figure comes to for a thing told by count and price: that many of it, so many at that price, or itself; null where it was told without. */
function countedOtherwise(said: Minor, { entry, told }: ToldOf, speaker: Speaker): Minor[] | null {
  const was = entry.amountMinor
  const [before] = countedIn(told.join(' '), { was, speaker })
  if (!before) return countedWhole(said, told, speaker)
  const [, word] = countAlone.exec(speaker.message) ?? []
  const number = word === undefined ? null : countOf(word)
  const ofEach = minor(before.count * said)
  if (saysEach(speaker.message)) return [ofEach]
  return [
    ...(number !== null && !isFarFrom(number * before.price, was) ? [minor(number * before.price)] : []),
    ...(timesApart(said, before.price) <= NEAR_TIMES ? [ofEach] : []),
    ...(timesApart(said, was) <= NEAR_TIMES ? [said] : []),
  ]
}
/** "it was 22 each" of two shirts for 44: so many at that price. */
function countedWhole(said: Minor, told: readonly string[], { message }: Speaker): Minor[] | null {
  const [count, ...more] = new Set(told.flatMap(thingsCounted))
  return saysEach(message) && count !== undefined && more.length === 0 ? [minor(count * said)] : null
}

/** 2 in "2 shirts 44"; not the price of "coffee 4". */
function thingsCounted(telling: string): number[] {
  return [...telling.matchAll(counted)].flatMap(([, number = '']) => {
    const many = countOf(number.toLowerCase())
    return many !== null && many > 1 ? [many] : []
  })
}
const counted = new RegExp(
  `(?:^|\\s)(${count}) (?!(?:dollars?|bucks?|euros?|pounds?|quid|and|for|to|on|at|of)\\b)(?=\\p{L})`,
  'giu',
)
const countAlone = new RegExp(`(?:^|\\s)(${count})(?: (?:instead|then|not ${count}))?\\W*$`, 'i')

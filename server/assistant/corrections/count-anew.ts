import { minor } from '#domain/money.ts'
import { count, countOf, sum } from '#domain/talk/count-words.ts'
import { countsSaid, saysEach } from '#domain/talk/evidence-sentence.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import { namedIn, soleEntry } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const counting = new RegExp(
  `^(?:(?:it was|it should be|there were|that was|they were|(?:i|we) (?:had|got|bought|meant)|make (?:it|that)|only|just) )*(${count}) (?:of (?:them|those)|([a-z][a-z' ]*?))(?:,? (?:not|instead of) ${count}(?: [a-z]+)?)?\\W*$`,
  'i',
)

/**
 * "no it was three coffees" of "two coffees at four fifty each": the entry comes to what it would have with that count. Where no price
 * was told for each, the person is asked what they came to. Null for any other sentence.
 */
export async function readCountAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const ofNamed = await readCountedWithSum(context, speaker)
  if (ofNamed) return ofNamed
  const fewer = await readFewerWithSum(context, speaker)
  if (fewer) return fewer
  if (moreOfIt.test(speaker.message.trim())) return askWithMore(context, speaker)
  const { text, isMarked } = readRetelling(speaker.message)
  const [, number, thing] = counting.exec(text.trim()) ?? []
  const isOfLast = isMarked || /^(?:it|that|there|they|make)\b/i.test(text.trim())
  if (!number || !isOfLast || money.test(thing ?? '') || /\?\W*$/.test(text)) return null
  // A price of each may have left the sum as it stood, so that nothing was written right before.
  const price = await priceOfEach(context, speaker)
  const told = await toldAlone(context, speaker, price === null ? 1 : 2)
  if (!told) return null
  const { entry, message } = told
  const known = singularWords(`${entry.merchant} ${message}`)
  if (thing !== undefined && !singularWords(thing).every((word) => known.includes(word))) return null

  const now = message.replace(new RegExp(`\\b${count}\\b(?= [a-z])`, 'i'), number)
  const [was, amountMinor] = [await amountOf(context, speaker, message), await amountOf(context, speaker, now)]
  const isPriced = was === Math.abs(entry.amountMinor) && amountMinor !== null && amountMinor !== was
  const many = countOf(number.toLowerCase())
  if (!isPriced && price !== null && many !== null)
    return editOnly(speaker, { change: { amountMinor: minor(price * many) }, among: [entry.id] })
  if (isPriced) return editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
  return unknownTotal(speaker, [entry])
}

const countedWithSum = new RegExp(
  `^(?:it|that|they) (?:was|were|is) (?:actually |really |only |just )?(?:${count}) ([a-z][a-z' ]{1,40}?)(?:[,.;]| so| which) ?(?:(?:so|and|which) )*(?:(?:that|it)(?:'s| is| was| comes to| makes(?: it)?) |(?:makes|making)(?: it| that)? )?(${sum})\\W*$`,
  'i',
)

/** "it was four bags of feed, so seventy-two": the one entry of this talk that is counted by its name comes to so much, whatever was told since. */
async function readCountedWithSum(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, said] = countedWithSum.exec(readRetelling(speaker.message).text.trim()) ?? []
  const amountMinor = onlyAmount(said, speaker)
  if (thing === undefined || amountMinor === null || money.test(thing)) return null
  const name = thing.replace(/^.* of (?:the )?/i, '')
  const entry = soleEntry(await standingTurns(context, speaker, turnsBack.ofTalk), name)
  return entry && nameFit(entry.merchant, name) === 'whole'
    ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] })
    : null
}

const countedSo = new RegExp(
  `^(?:i|we) (?:actually )?only (?:got|bought|took) (${count})(?: of (?:them|those|it))?,? (?:so|and so|which makes it|making it) (?:(?:it's|it was|that's|make (?:it|that)|only|just) )*(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?\\W*$`,
  'i',
)

/** "no, I only got two of them, so 50" of what was told by count: it comes to so much. */
async function readFewerWithSum(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { text } = readRetelling(speaker.message)
  const amountMinor = onlyAmount(countedSo.exec(text.trim())?.[2], speaker)
  const told = amountMinor === null ? null : await toldAlone(context, speaker)
  if (amountMinor === null || !told || countsSaid(told.message).length === 0) return null
  if (isFarFrom(told.entry.amountMinor, amountMinor) || amountMinor >= told.entry.amountMinor) return null
  return editOnly(speaker, { change: { amountMinor }, among: [told.entry.id] })
}

/** "it was 22 each" right before: the price of one. */
async function priceOfEach(context: Context, speaker: Speaker): Promise<number | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [price, ...more] = before && saysEach(before.message) ? saidFigures(before.message, speaker).amounts : []
  return price !== undefined && more.length === 0 ? price : null
}

/** "two more" right after a beer: what they came to is not said. */
const moreOfIt = new RegExp(
  `^(?:and |then |plus |also )*(?:had |got |make it )?(?:${count}) more(?: of (?:them|those))?\\W*$`,
  'i',
)

async function askWithMore(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (before?.outcome.saved.length !== 1 || before.outcome.question) return null
  const told = await toldAlone(context, speaker)
  return told && unknownTotal(speaker, [told.entry])
}

/** "it was four dollars" counts no things. */
const money = /\b(?:dollars?|bucks?|pounds?|euros?|quid|cents?|pence|each|apiece)\b/i

/** "actually the tip was 10" */
const ofPart = pattern.i`^(?:the |my |our )?([a-z][a-z' ]{0,30}?) (?:was|were|is|should be|should have been|came to) ([^,;]+?)
  (?: actually| really| in fact)?\W*$`
const MOST_AMOUNT_WORDS = 4

/**
 * "the tip was 10" after "dinner 40 plus tip 8": a part that was told with its amount, of which no entry is called so. The entry comes to
 * what its sentence does with the new amount in that place. Null for any other sentence, and where the entry is not the sum that was told.
 */
export async function readPartAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, part, told] = ofPart.exec(readRetelling(speaker.message).text.trim()) ?? []
  const amount = onlyAmount(told, speaker)
  if (part === undefined || told === undefined || amount === null) return null
  const turns = await standingTurns(context, speaker, turnsBack.talkedOf)
  const standing = turns.flatMap(({ entries }) => entries)
  if (namedIn(`the ${part}`, standing).length > 0) return null
  for (const { message, entries } of turns) {
    const [entry, ...more] = entries
    const now = entry && more.length === 0 ? withPart(message, { part, told }, speaker) : null
    if (!entry || now === null) continue
    const [was, amountMinor] = [await amountOf(context, speaker, message), await amountOf(context, speaker, now)]
    const isSum = was === Math.abs(entry.amountMinor) && amountMinor !== null
    return isSum ? editOnly(speaker, { change: { amountMinor }, among: [entry.id] }) : null
  }
  return null
}

/**
 * A telling with another amount at one of its parts, "tip 8" or "8 tip", behind the amount of the thing itself; null where the part has
 * none of its own ("dinner with tip 40").
 */
function withPart(message: string, { part, told }: { part: string; told: string }, speaker: Speaker): string | null {
  const words = message.split(/\s+/)
  const name = part.toLowerCase().split(' ')
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}\d']+/gu, ''))
  const at = bare.findIndex((_, from) => name.every((each, index) => bare[from + index] === each))
  if (at < 0) return null
  for (let length = MOST_AMOUNT_WORDS; length > 0; length--) {
    for (const from of [at + name.length, at - length]) {
      const amount = from < 0 ? [] : words.slice(from, from + length)
      if (amount.length < length || onlyAmount(amount.join(' ').replace(/[,.]$/, ''), speaker) === null) continue
      if (saidFigures(words.slice(0, from).join(' '), speaker).amounts.length === 0) return null
      return [...words.slice(0, from), told, ...words.slice(from + length)].join(' ')
    }
  }
  return null
}

/** What a sentence that tells one entry comes to. */
async function amountOf(context: Context, speaker: Speaker, message: string) {
  const [frame, ...more] = (await interpret(context, { ...speaker, message, last: null })).frames
  return frame?.intent === 'add' && more.length === 0 ? frame.transaction.amountMinor : null
}

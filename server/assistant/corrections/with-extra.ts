import { openers } from '#domain/talk/openers.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { isServedThing } from '#domain/understanding/lexicon/served.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { coupon } from '#domain/understanding/words/reduction-words.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsRemark, understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 80

/**
 * "four twenty five with the tax", right after a muffin for four: what was saved just now came to that. "tip was 4", "I left a 4 dollar
 * tip": it came to so much more. Null where it is of nothing.
 */
export async function readWithExtra(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  if (speaker.message.length > LONGEST) return null
  const { message } = speaker
  const given = asSum(firstOf([gaveMore], message))
  if (given !== null) return withMoreGiven(context, speaker, given)
  const isEdit = understanding.frames.some(({ intent }) => intent === 'edit')
  const tip = asSum(firstOf(isEdit ? tipsTold : [...tipsTold, tipAlone], message))
  const beside = tip === null ? besideIn(message) : null
  const sum = tip ?? asSum(firstOf([withExtra, extraFirst, withMore], message)) ?? asSum(beside?.sum)
  if (sum === null) return null
  if (tip !== null) return withTip(context, speaker, tip)
  // "with the coffee it was 7.45" of a coffee and a bagel that were told is what both came to.
  if (beside && (await isTold(context, speaker, beside.thing))) return understoodAsRemark(speaker)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [told, ...others] = before?.outcome.saved ?? []
  if (!before || !told || others.length > 0) return null
  const heard = await interpret(context, { ...speaker, message: `it was ${sum}`, last: null })
  const [frame, ...more] = heard.frames
  const spans = [{ start: 0, end: speaker.message.length }]
  if (frame?.intent !== 'edit' || more.length > 0) return null
  // A recogniser writes "fourteen fifty" as 1450; what is told beside a thing is taken as it stands.
  const isMore = canCome(told.transaction.amountMinor, frame.change.amountMinor ?? 0, !beside || !/\d/.test(sum))
  // "with Tom it was 12" would be taken for the price of what was told before it.
  if (beside && isCompany(beside.thing)) return understoodAsUnknown(speaker)
  // "with uber it was 4" may be told of another thing.
  if (beside && !beside.isMarked && !(await isFoodToo(context, speaker, beside.thing, told.transaction))) return null
  if (isMore) return { ...heard, frames: [{ ...frame, spans }] }
  // "with the butter it was 300" of bread for 3 would be taken for the price of the bread.
  return beside ? understoodAsUnknown(speaker) : null
}

/** What was told beside a thing, and what both came to. `isMarked`: "the cream cheese", and no bare name. */
type Beside = { thing: string; sum: string; isMarked: boolean }

/** Null where a price came to less by what is said: "with my student discount it was 30". */
function besideIn(message: string): Beside | null {
  const [, mark = '', thing, sum] = withThing.exec(message) ?? plusThing.exec(message) ?? []
  if (thing === undefined || sum === undefined || reduces.test(thing)) return null
  return { thing, sum, isMarked: mark !== '' }
}
const reduces = pattern.i`\b(?:${coupon}|discounts?|coupons?|vouchers?|codes?|cash ?back|rebates?|deals?|offers?|off|prices?|sale|promo(?:tion)?s?|points|rewards?|membership|credit|card|refund|reduction)\b`

/** "Kim", "the kids", "a friend": who was there, and nothing that was bought. */
function isCompany(thing: string): boolean {
  const word = thing.toLowerCase().split(' ').at(-1) ?? ''
  return namesPerson(word) || company.test(word)
}
const company =
  /^(?:friends?|kids?|child(?:ren)?|sisters?|brothers?|mom|mum|dad|parents|wife|husband|partner|boyfriend|girlfriend|family|guys|girls|boys|colleagues?|coworkers?|boss|neighbou?rs?|cousins?|aunt|uncle|niece|nephew|(?:room|flat|house|class|team)mates?|people|everyone|everybody|group|team)$/

/** "tip was 4", after sushi for 28: it is no second purchase, unless it is in the price already or more than half of it. */
async function withTip(context: Context, speaker: Speaker, tip: string): Promise<Understanding | null> {
  const byMinor = onlyAmount(tip, speaker)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (byMinor === null || !before || before.outcome.saved.length === 0) return null
  const served = await servedLast(context, speaker)
  if (!served) return asNews(context, speaker)
  const { entry, message } = served
  if (entry.amountMinor <= 0 || 2 * byMinor > entry.amountMinor || tipped.test(message)) return null
  const total = onlyAmount(withTotal.exec(speaker.message)?.[1] ?? '', speaker)
  if (total !== null && total !== entry.amountMinor + byMinor) return null
  return editOnly(speaker, { change: { byMinor }, among: [entry.id] })
}

/** A tip at nothing that was told is an entry of its own, and no price of a thing that was. */
async function asNews(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const alone = await interpret(context, { ...speaker, last: null })
  return alone.intent === 'add' ? alone : null
}

/** The newest entry at which one leaves a tip, and what told it; what may be one only where it was told right before. */
async function servedLast(context: Context, speaker: Speaker): Promise<{ entry: Transaction; message: string } | null> {
  for (const [back, { entries, message }] of (await standingTurns(context, speaker, turnsBack.justSaid)).entries()) {
    const [only, ...more] = entries.filter((entry) => isServedThing(entry) ?? (back === 0 && entries.length === 1))
    if (only) return more.length === 0 ? { entry: only, message } : null
  }
  return null
}
/** "…, so 65" */
const withTotal =
  /,? (?:so|making it|which makes) (?:it['’]?s |that['’]?s |it was )?([$£€]?[\w.]+(?: [\w.]+)?)(?: (?:in all|total|altogether))?\W*$/i
const tipped = /\b(?:tip|tipped|gratuity|service)\b/i
const opening = String.raw`^\W*(?:(?:so|and|oh|well|um|uh|plus|also|then|just|i|we) )*`
const toWhom = String.raw`(?: (?:him|her|them|the \w+))?`
const sumTold = String.raw`(?:a |an |another )?([$£€]?[\w.,' -]+?)`
const ending = String.raw`(?: (?:too|as well|on top|on that|for the \w+(?: \w+)?))?\W*$`
const tipsTold = [
  pattern.i`${opening}(?:the |my )?(?:tip|gratuity) (?:was|came to|is|were) ${sumTold}${ending}`,
  pattern.i`${opening}(?:left|gave|added|put(?: down)?)${toWhom} ${sumTold} (?:tip|gratuity)(?: on)?(?: myself)?${ending}`,
  pattern.i`${opening}(?:with )?${sumTold} (?:tip|gratuity) (?:on top|on that|on it)\W*$`,
  pattern.i`${opening}tipped${toWhom} ${sumTold}${ending}`,
  pattern.i`${opening}forgot (?:about )?(?:the|my) (?:tip|gratuity),? (?:(?:so|please|add|put|plus|it was|that was|that['’]s|it['’]s) )*${sumTold}${ending}`,
  pattern.i`${opening}(?:left|gave|added|put)${toWhom} ${sumTold} (?:tip|gratuity)(?: on top)?(?: of (?:my (?:half|part|share)|that|it|the bill))?,? (?:so |please )*(?:add|count|include) (?:it|that)(?: (?:to (?:it|that)|too|in|on|please))*\W*$`,
  pattern.i`${opening}${sumTold} (?:tip|gratuity)(?: (?:for|to) the \w+)?,? (?:so|making it|which makes) (?:it['’]?s |that['’]?s |it was )?[$£€]?[\w.]+(?: [\w.]+)?(?: (?:in all|total|altogether))?\W*$`,
]

/** "and a 4 tip", which the engine itself takes for one of what was told right before it */
const tipAlone = pattern.i`^\W*(?:(?:and|plus|oh|with) )+${sumTold} (?:tip|gratuity)\W*$`

/** "and I gave her ten extra" */
const gaveMore = pattern.i`${opening}(?:gave|paid|slipped|handed) (?:him|her|them|the \w+) ${sumTold} (?:extra|on top)\W*$`

/** The entry told just now came to so much more, unless that is more than half of it. */
async function withMoreGiven(context: Context, speaker: Speaker, sum: string): Promise<Understanding | null> {
  const byMinor = onlyAmount(sum, speaker)
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [told, ...others] = before?.outcome.saved ?? []
  if (byMinor === null || !told || others.length > 0 || 2 * byMinor > told.transaction.amountMinor) return null
  return editOnly(speaker, { change: { byMinor }, among: [told.transaction.id] })
}

/** With something on top it is more, and not another order; "four twenty five" may be 4.25 as well as 425. */
function canCome(before: number, after: number, isSpoken: boolean): boolean {
  return [after, ...(isSpoken ? [after / 100] : [])].some(
    (amount) => amount >= Math.abs(before) && !isFarFrom(before, amount),
  )
}

const withExtra = pattern.i`^\W*(?:(?:so|and|oh|well|um|uh|actually|i mean|make (?:it|that)|(?:it|that)(?:'s|s| is| was)) )*
  ([$£€]?[\w.,' -]+?),? (?:with|including|counting|after) (?:the |a |my )?
  (?:tip|tax|taxes|gratuity|delivery|shipping|service|fees?)(?: included| actually| though| too)?\W*$`

/** "with tip sixty two", "with the tax it's 14.20" */
const extraFirst = pattern.i`^\W*(?:(?:so|and|oh|well|um|uh|actually|sorry) )*(?:with|including|counting|after) (?:the |my )?
  (?:tip|tax|taxes|gratuity|delivery|shipping|service|fees?),? (?:(?:it|that)(?:'s|s| is| was| came to| comes to| makes) )?
  ([$£€]?[\w.,' -]+?)(?: actually| though| in all| total| altogether)?\W*$`

/** "with cream cheese so 4.50" */
const withMore = pattern.i`^\W*(?:(?:and|oh|well|but|actually) )*with (?:the |some |an? )?(?!(?:my|our|me|us|him|her|them) )[a-z][a-z' ]{1,25}?,? so (?:(?:it['’]?s|that['’]?s|it was|it came to|make it) )?
  ([$£€]?[\w.,' -]+?)\W*$`

/** "plus cream cheese, 4.45 in all" */
const plusThing = pattern.iu`^\W*(?:(?:oh|and|but|so)\b[\s,]*)*(?:plus|with) ((?:the|some|an?|extra|my|our) )?(?!(?:tip|tax|taxes|gratuity|delivery|shipping|service|fees?|the)\b)(\p{L}[\p{L}'’ ]{1,25}?),? (?:(?:it|that)(?:['’]s| was| is| came to| comes to| makes)(?: it)? )?
  ([$£€]?[\d.]+) (?:in all|in total|altogether|all in|all told|total)\W*$`
/** "with the cream cheese it was 4.45" */
const withThing = pattern.iu`^\W*${openers}with ((?:(?:the|some|an?|extra|my|our) )*)(?!(?:tip|tax|taxes|gratuity|delivery|shipping|service|fees?)\b)(\p{L}[\p{L}'’ ]{1,25}?),? (?:it|that)(?:['’]s| was| is| came to| comes to| ended up(?: at| being)?) (?:(?:actually|really|more like|about|around|like|roughly) )*
  ([$£€]?[\w.,' -]+?)(?: (?:actually|though|in all|total|altogether))*\W*$`

/** Whether a thing is something to eat, as what was told is. */
async function isFoodToo(
  context: Context,
  speaker: Speaker,
  thing: string,
  told: Pick<Transaction, 'category'>,
): Promise<boolean> {
  const [frame, ...more] = (await interpret(context, { ...speaker, message: thing, last: null })).frames
  if (frame?.intent !== 'clarify' || more.length > 0) return false
  const isFood = told.category === 'Food & Dining' && frame.draft.category === told.category
  return isFood && frame.draft.categoryKnown === true
}

/** Whether the talk told of a thing already. */
async function isTold(context: Context, speaker: Speaker, thing: string): Promise<boolean> {
  return namedIn(`the ${thing}`, await standingEntries(context, speaker, turnsBack.ofTalk)).length > 0
}

function firstOf(patterns: readonly RegExp[], message: string): string | undefined {
  return patterns.map((told) => told.exec(message)?.[1]).find((found) => found !== undefined)
}

/** Words that tell an amount and nothing else. */
function asSum(sum: string | undefined): string | null {
  return sum?.split(/[\s,-]+/).every(isOfSum) ? sum : null
}

function isOfSum(word: string): boolean {
  return /^[$£€]?\d[\d.]*$/.test(word) || isNumberWord(word.toLowerCase()) || ofSums.test(word)
}
const ofSums = /^(?:dollars?|bucks?|pounds?|quid|euros?|cents?|and|point|oh|even)$/i

import type { Day } from '#domain/calendar.ts'
import { sum } from '#domain/talk/count-words.ts'
import { readOnlyDay } from '#domain/talk/only-day.ts'
import { openers } from '#domain/talk/openers.ts'
import { personIn } from '#domain/talk/them-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const making = pattern.i`(?:^|[\s,.;:–—-]+)(?:(?:so|and|please|then)\b[\s,]*)*(?:make|put|change|set|bump|update) (?:his|hers|theirs)(?: up)?(?: (?:to|at|as|down as))? (${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:please|instead|then|now))*\W*$`

/** "don't change his to 60", "they change theirs to 950", "if …": no order. */
const denied =
  /\b(?:not|never|if|would|will|should)\b|n['’]t\b|\b(?:they|he|she|we|i) (?:make|put|change|set|bump|update)\b|\?/i

/** "mom's is 45, she's got the small plan", "Ella's in the little group so hers is 75": what was told for somebody, and why it is so much. */
const telling = pattern.iu`^\W*${openers}(?:(?:my |the |our )?(\p{L}+)['’]s|(?:(?:my |the |our )?(\p{L}+)(?:['’]s| is| was| got| had| has) [^,.;:\d?]{2,50}?,? so )?(?:his|hers|theirs)) (?:one )?(?:is|was|should be|should have been|came to|cost)(?: (?:only|just|actually|really))*
  \s(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:though|actually|instead))?(?:[,.;–—-]+ ?(?:because |since |as )?(?:he|she|they|it|there|the)\b[^\d?]{2,60})?\W*$`

/** "mine I bought last night", "my sister's was on Monday" */
const tellingDay = pattern.iu`^\W*${openers}(?:(?:my |the |our )?(\p{L}+)['’]s|(mine)|his|hers|theirs) (?:(?:i|we|he|she|they) (?:(?:already|actually|just) )*(?:bought|got|paid|had|ordered)|was|were|happened|is from|came)(?: (?:already|actually|really|only|just|from))* ([^\d,;?]{3,30}?)(?: (?:actually|already|though|not today))*\W*$`

/**
 * "Jo also tipped ten, so make hers ninety": the entry of the person who is named beside it; without a name that of the only one who was told of,
 * and of several the person is asked which. "mom's is 45" is of what was told for her, where it may come to so much. Null for any other sentence.
 */
export async function readTheirsAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  const told = message.length > LONGEST ? null : await readTold(context, speaker)
  if (told) return told
  const found = message.length > LONGEST || denied.test(message) ? null : making.exec(message)
  const amountMinor = onlyAmount(found?.[1], speaker)
  if (!found || amountMinor === null) return null
  const among = (await entriesOf(context, speaker, message.slice(0, found.index))).map(({ id }) => id)
  const which = among.length > 1 ? { asksWhich: true } : {}
  return among.length > 0 ? editOnly(speaker, { change: { amountMinor }, among, ...which }) : null
}

async function readTold(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [ofAmount, called, beside, said] = telling.exec(speaker.message) ?? []
  const [ofDay, name, mine, when] = ofAmount === undefined ? (tellingDay.exec(speaker.message) ?? []) : []
  const amountMinor = onlyAmount(said, speaker)
  const change = amountMinor !== null ? { amountMinor } : dayOnly(when, speaker)
  if ((ofAmount ?? ofDay) === undefined || change === null) return null
  const whom = (called ?? beside ?? name)?.toLowerCase()
  const parts = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap(partsOfTurn)
  const meant = parts.filter((told) => {
    if (amountMinor !== null && isFarFrom(told.entry.amountMinor, amountMinor)) return false
    if (mine !== undefined)
      return !isForSomebody(told) && parts.some((each) => isForSomebody(each) && isSame(each, told))
    return whom === undefined ? isForSomebody(told) : ofPerson(whom).test(`${told.entry.merchant}. ${told.part}`)
  })
  const among = [...new Set(meant.map(({ entry }) => entry.id))]
  const which = among.length > 1 ? { asksWhich: true } : {}
  return among.length > 0 ? editOnly(speaker, { change, among, ...which }) : null
}

function dayOnly(words: string | undefined, { today }: Speaker): { day: Day } | null {
  const only = words === undefined ? null : readOnlyDay(words, today)
  return only?.words === 'D' || only?.words === 'on D' ? { day: only.day } : null
}

/** "a scarf for mom", "mom's phone bill", "same for my sister" */
const forWhom = /\bfor (?:my |the |our )?(\p{L}+)|(\p{L}+)['’]s\b/iu

function ofPerson(name: string): RegExp {
  return new RegExp(`\\b(?:for|to) (?:my |the |our )?${name}\\b|\\b${name}['’]s\\b|^${name}\\.`, 'i')
}

type TellingPart = ReturnType<typeof partsOfTurn>[number]

function isForSomebody({ part }: TellingPart): boolean {
  const [, ...names] = forWhom.exec(part) ?? []
  return names.some(isPerson)
}

function isSame({ entry }: TellingPart, { entry: other }: TellingPart): boolean {
  return entry.id !== other.id && entry.merchant === other.merchant
}

function isPerson(name: string | undefined): boolean {
  return name !== undefined && personIn(name) !== null
}

async function entriesOf(context: Context, speaker: Speaker, before: string): Promise<Transaction[]> {
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  const named = namedIn(before, standing)
  const of = named.length > 0 ? named.flatMap(({ entries }) => entries) : standing.filter(isOfPerson)
  const alone = of.length > 0 ? undefined : (await toldAlone(context, speaker))?.entry
  return alone ? [alone] : of
}

function isOfPerson({ merchant }: Transaction): boolean {
  return personIn(merchant) !== null
}

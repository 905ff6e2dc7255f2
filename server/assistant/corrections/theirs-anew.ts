import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import { men, personIn, women } from '#domain/talk/them-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { dayOnly } from '#server/assistant/corrections/day-only.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries, standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 100
const making = pattern.i`(?:^|[\s,.;:–—-]+)(?:(?:so|and|please|then)\b[\s,]*)*(?:make|put|change|set|bump|update) (?:his|hers|theirs)(?: up)?(?: (?:to|at|as|down as))? (${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:please|instead|then|now))*\W*$`

/** "don't change his to 60", "they change theirs to 950", "if …": no order. */
const denied =
  /\b(?:not|never|if|would|will|should)\b|n['’]t\b|\b(?:they|he|she|we|i) (?:make|put|change|set|bump|update)\b|\?/i

/** "mom's is 45", "Ella's in the little group so hers is 75": what was told for somebody; another reason may be of another thing. */
const telling = pattern.iu`^\W*${openers}(?:(?:my |our )?(\p{L}{1,30})['’]s|(?:(?:my |our )?(\p{L}{1,30})(?:['’]s| is) in the [^,.;:\d?]{2,40}?,? so )?(his|hers)) (?:one )?(?:is|was|should be|should have been|came to|cost)(?: (?:only|just|actually|really))?
  \s(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?(?: (?:though|actually|instead))?(?:[,.;–—-] ?(?:because |since |as )?(?:it|they) (?:was|were) (?:on sale|on offer|reduced|discounted|marked down|half price|cheaper|smaller|bigger))?\W*$`

/** "mine I bought last night", "my sister's was on Monday"; when it came is not when it was paid. */
const tellingDay = pattern.iu`^\W*${openers}(?:(?:my |our )?(\p{L}{1,30})['’]s|(mine)|(his|hers)) (?:(?:i|we) (?:(?:already|actually|just) )?(?:bought|got|paid|had|ordered)|was|were)(?: (?:already|actually|really|only|just))? ([^\d,;?]{3,30}?)(?: (?:actually|already|though|not today))?\W*$`

/** "Ann got me a book so hers is 35", "Tom's is 50, he goes to the cheap one": of somebody's thing that may not have been told. */
const soTheirs = pattern.i`^([^\d?]{3,60}?),? so (?:his|hers|theirs) (?:is|was|should|came|cost)\b`
const theirsBecause = pattern.iu`^\W*${openers}(?:my |our )?(\p{L}{1,30})['’]s (?:is|was|should be|came to|cost) [^,;?]{1,20}[,;.–—-]{1,3} ?(?:because |since |as )?(?:he|she|they|it)(?:['’]\p{L}{1,3})? [^\d?]{2,60}$`

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
  const [ofAmount, called, beside, itsAmount, said] = telling.exec(speaker.message) ?? []
  const [ofDay, name, mine, itsDay, when] = ofAmount === undefined ? (tellingDay.exec(speaker.message) ?? []) : []
  const of = { whom: (called ?? beside ?? name)?.toLowerCase(), pronoun: (itsAmount ?? itsDay)?.toLowerCase() }
  const amountMinor = onlyAmount(said, speaker)
  const change = amountMinor !== null ? { amountMinor } : dayOnly(when, speaker)
  const unsure = soTheirs.exec(speaker.message) ?? theirsBecause.exec(speaker.message)
  const isTold = (ofAmount ?? ofDay) !== undefined && change !== null
  if (!isTold && !unsure) return null
  const parts = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap(partsOfTurn)
  const isOther = personIn(unsure?.[1] ?? '') !== null && parts.some(isForSomebody)
  if (!isTold) return isOther ? understoodAsUnknown(speaker) : null
  const meant = parts.filter((told) => {
    if (told.entry.amountMinor <= 0) return false
    if (amountMinor !== null && isFarFrom(told.entry.amountMinor, amountMinor)) return false
    if (mine !== undefined)
      return !isForSomebody(told) && parts.some((each) => isForSomebody(each) && isSame(each, told))
    return isTheirs(told, of)
  })
  const among = [...new Set(meant.map(({ entry }) => entry.id))]
  const which = among.length > 1 ? { asksWhich: true } : {}
  if (among.length > 0) return editOnly(speaker, { change, among, ...which })
  return isOther ? understoodAsUnknown(speaker) : null
}

/** Whether it was told for the one who is named; without a name "hers" is only of her whose name says that she is one. */
function isTheirs(
  { part }: TellingPart,
  { whom, pronoun }: { whom: string | undefined; pronoun: string | undefined },
): boolean {
  const told = whom ?? forWhom.exec(part)?.slice(1).find(Boolean)?.toLowerCase()
  if (told === undefined || !isPerson(told)) return false
  const [isWoman, isMan] = [women.test(told), men.test(told)]
  if (pronoun !== undefined && (pronoun === 'hers' ? isMan : isWoman)) return false
  return whom === undefined ? isWoman || isMan : toldFor(whom).test(part)
}

/** "a scarf for mom", "mom's phone bill", "same for my sister" */
const forWhom = /\bfor (?:my |our )?(\p{L}{1,30})|(?<!\b(?:to|at|from|near|by) )\b(\p{L}{1,30})['’]s\b/iu

function toldFor(name: string): RegExp {
  return new RegExp(`\\bfor (?:my |our )?${name}\\b|(?<!\\b(?:to|at|from|near|by) )\\b${name}['’]s\\b`, 'i')
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

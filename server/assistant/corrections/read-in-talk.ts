import { findNewestEntries } from '#db/read/find-entry.ts'
import type { Minor } from '#domain/money.ts'
import { isNameOfSlip, readRetelling, saysPlace, withoutLead } from '#domain/talk/retell-sentence.ts'
import type { EditFrame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { readAddedToSame } from '#server/assistant/corrections/added-to-same.ts'
import { readAsBefore } from '#server/assistant/corrections/as-it-was.ts'
import { readByClause } from '#server/assistant/corrections/by-clause.ts'
import { readCategorySlip } from '#server/assistant/corrections/category-slip.ts'
import { readChangeAsked } from '#server/assistant/corrections/change-asked.ts'
import { readChangedFurther } from '#server/assistant/corrections/changed-further.ts'
import { readCountAnew, readPartAnew } from '#server/assistant/corrections/count-anew.ts'
import { readDayAnew } from '#server/assistant/corrections/day-anew.ts'
import { readDayByEntry } from '#server/assistant/corrections/day-by-entry.ts'
import { readDeniedAmount } from '#server/assistant/corrections/denied-amount.ts'
import { readDoubtedAfter } from '#server/assistant/corrections/doubted-after.ts'
import { readEarlierOne } from '#server/assistant/corrections/earlier-one.ts'
import { readEntryByAmount } from '#server/assistant/corrections/entry-by-amount.ts'
import { readEntryByDay } from '#server/assistant/corrections/entry-by-day.ts'
import { readByEvidence } from '#server/assistant/corrections/evidence/by-evidence.ts'
import { readOldAmountExplained } from '#server/assistant/corrections/evidence/old-amount-explained.ts'
import { readOldAmountFirst } from '#server/assistant/corrections/evidence/old-amount-first.ts'
import { readFedAgain } from '#server/assistant/corrections/fed-again.ts'
import { readGroupAnew } from '#server/assistant/corrections/group-anew.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { readHedged } from '#server/assistant/corrections/hedged.ts'
import { readJoined } from '#server/assistant/corrections/joined.ts'
import { readLessTold } from '#server/assistant/corrections/less-told.ts'
import { readLetGo } from '#server/assistant/corrections/let-go.ts'
import { readMeantOther } from '#server/assistant/corrections/meant-other.ts'
import { readNamedAfter } from '#server/assistant/corrections/named-after.ts'
import { readNewsBeside } from '#server/assistant/corrections/news-beside.ts'
import { readOnAnotherDay } from '#server/assistant/corrections/on-another-day.ts'
import { readOutcomeAnew } from '#server/assistant/corrections/outcome-anew.ts'
import { readOwnPartAnew } from '#server/assistant/corrections/own-part.ts'
import { readPaidBy } from '#server/assistant/corrections/paid-by.ts'
import { readPartApart } from '#server/assistant/corrections/part-of-other.ts'
import { readRemovedAnew } from '#server/assistant/corrections/removed-anew.ts'
import { readRenamedAnew } from '#server/assistant/corrections/renamed-anew.ts'
import { readRestated } from '#server/assistant/corrections/restated.ts'
import { categoryNamed, readSortedAnew } from '#server/assistant/corrections/sorted-anew.ts'
import { readSwapped } from '#server/assistant/corrections/swapped.ts'
import { readThingRemoved } from '#server/assistant/corrections/thing-removed.ts'
import { readToldAnew } from '#server/assistant/corrections/told-anew.ts'
import { readWithExtra } from '#server/assistant/corrections/with-extra.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { amountsNear, isOfAmount, onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { readAgainFor } from '#server/assistant/talk/again-for.ts'
import { readBoughtAfterAll } from '#server/assistant/talk/bought-after-all.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { readNextOfKind } from '#server/assistant/talk/next-of-kind.ts'
import { readNextThing } from '#server/assistant/talk/next-thing.ts'
import { readPaidAfterAll } from '#server/assistant/talk/paid-after-all.ts'
import { readSameOuting } from '#server/assistant/talk/same-outing.ts'
import { readShareReturned } from '#server/assistant/talk/share-back.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { isShort, plainWords } from '#server/assistant/waiting/reply-words.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 8
const MOST_ENTRIES_BACK = 200

/** "and for transport": after a question about a budget the same is asked of another. */
const goesOn = /^\W*(?:and|what about|how about)(?: what about)? (?:for |on |in )?(?:the |my )?(\p{L}[\p{L} &]*?)\W*$/iu

/** "and make the coffee yesterday" after a question asks for nothing. */
const orders = /^(?:make|put|set|move|change|date) /i

/** "all of them were yesterday": of what was told, no question. */
const allWere = /^\W*(?:all(?: of (?:them|these|those))?|they|both|those|these)(?: all| both)? (?:were|was|are) /i

/** "the lunch was 9 too", "then the taxi was 11": one more. */
const another = /\b(?:too|also|another|as well|a second)\W*$|^\W*(?:and )?then\b/i

/**
 * Reads what a sentence means right after what was said before it: "the taxi was 16" corrects the taxi that was just saved, "yesterday"
 * its day, or asks the same of another one. Null where it means what it says.
 */
export async function readInTalk(
  context: Context,
  speaker: Speaker,
  { understanding, last }: Heard,
): Promise<Understanding | null> {
  const corrected =
    (await readJoined(context, speaker, last, readInTalk)) ??
    (await readCategorySlip(context, speaker, last, readInTalk)) ??
    (await readSwapped(context, speaker)) ??
    (await readPaidBy(context, speaker)) ??
    (await readLessTold(context, speaker)) ??
    (await readNamedAfter(context, speaker)) ??
    (await readAsBefore(context, speaker)) ??
    (await readGroupAnew(context, speaker)) ??
    (await readFedAgain(context, speaker)) ??
    (await readDayByEntry(context, speaker, last)) ??
    (await readNextOfKind(context, speaker)) ??
    (await readBoughtAfterAll(context, speaker)) ??
    (await readPaidAfterAll(context, speaker)) ??
    (await readNextThing(context, speaker, understanding)) ??
    (await readSameOuting(context, speaker, understanding)) ??
    (await readShareReturned(context, speaker)) ??
    (await readRestated(context, speaker)) ??
    (await readOwnPartAnew(context, speaker)) ??
    (await readPartApart(context, speaker)) ??
    (await readCountAnew(context, speaker)) ??
    (await readPartAnew(context, speaker)) ??
    (await readWithExtra(context, speaker)) ??
    (await readAddedToSame(context, speaker)) ??
    (await readDeniedAmount(context, speaker)) ??
    (await readDoubtedAfter(context, speaker, understanding)) ??
    (await readChangedFurther(context, speaker, understanding)) ??
    (await readEntryByAmount(context, speaker)) ??
    (await readEntryByDay(context, speaker)) ??
    (await readOnAnotherDay(context, speaker)) ??
    (await readEarlierOne(context, speaker, understanding)) ??
    (await readMeantOther(context, speaker)) ??
    (await readLetGo(context, speaker, understanding)) ??
    (await readThingRemoved(context, speaker, understanding)) ??
    (await readRemovedAnew(context, speaker, understanding)) ??
    (await readRenamedAnew(context, speaker)) ??
    (await readChangeAsked(context, speaker)) ??
    (await readOutcomeAnew(context, speaker)) ??
    (await readToldAnew(context, speaker, understanding)) ??
    (await readAgainFor(context, speaker, understanding)) ??
    (await readSortedAnew(context, speaker)) ??
    (await readDayAnew(context, speaker, understanding)) ??
    (await readHedged(context, speaker, last)) ??
    (await readOldAmountExplained(context, speaker, understanding)) ??
    (await readOldAmountFirst(context, speaker)) ??
    (await readByEvidence(context, speaker, understanding)) ??
    (await readByClause(context, speaker, { understanding, last }, readInTalk))
  if (corrected) return corrected
  const near = await amountNearLast(context, speaker, understanding)
  if (near !== null) return editOnly(speaker, { change: { amountMinor: near } })
  const [frame, ...more] = understanding.frames
  if (!frame || more.length > 0) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: MOST_TURNS_BACK })
  if (turns.length === 0) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  const edited = (edit: Pick<EditFrame, 'change' | 'target'>): Understanding => ({
    ...understanding,
    intent: 'edit',
    frames: [{ intent: 'edit', ...edit, spans, confidence: 1 }],
    drafts: [],
  })

  if (frame.intent === 'edit' && another.test(speaker.message)) {
    const alone = await interpret(context, { ...speaker, last: null })
    return alone.intent === 'add' ? alone : null
  }

  // "that's healthcare for me" names no thing, but what it belongs under.
  const category = frame.intent === 'edit' && frame.change.merchant ? categoryNamed(frame.change.merchant) : null
  if (frame.intent === 'edit' && category && Object.keys(frame.change).length === 1)
    return edited({ change: { category }, ...(frame.target ? { target: frame.target } : {}) })

  if (frame.intent === 'edit' && !frame.target && frame.change.merchant && frame.change.amountMinor !== undefined)
    return readNewsBeside(context, speaker)

  // "no, make the budget 250" is of no entry that is called so.
  if (frame.intent === 'edit' && frame.target?.merchant === 'Budget') {
    const alone = await interpret(context, { ...speaker, message: withoutLead(speaker.message), last: null })
    return alone.intent === 'budget' ? { ...alone, frames: alone.frames.map((each) => ({ ...each, spans })) } : null
  }

  if (frame.intent === 'edit' && frame.target && frame.change.amountMinor !== undefined)
    return saysPlace(speaker.message) ? null : newsOf(context, speaker, frame.target.merchant)

  // "i flipped them, 54", "sorry I read that upside down, 48.20"
  const isUnnamed =
    (frame.intent === 'clarify' && frame.reason === 'no_merchant') ||
    (frame.intent === 'other' && frame.topic === 'remark') ||
    (frame.intent === 'add' && isNameOfSlip(frame.transaction.merchant ?? ''))
  const amountMinor = isUnnamed ? amountAnew(speaker) : null
  if (amountMinor !== null) {
    if (turns.at(-1)?.outcome.saved.length === 1) return edited({ change: { amountMinor } })
    return interpret(context, { ...speaker, message: readRetelling(speaker.message).text, last: null })
  }

  if (frame.intent === 'add') {
    const led = await withoutOpening(context, speaker, withoutLead(speaker.message))
    return led && { ...led, frames: led.frames.map((each) => ({ ...each, spans })) }
  }

  if (frame.intent === 'summary' && orders.test(withoutLead(speaker.message))) {
    const alone = await interpret(context, { ...speaker, last: null })
    return alone.intent === 'edit' ? alone : null
  }

  const thing = goesOn.exec(speaker.message)?.[1]
  if (thing && (frame.intent === 'clarify' || frame.intent === 'summary')) {
    const before = turns.at(-1)?.message ?? ''
    const [asked] = (await interpret(context, { ...speaker, message: before, last: null })).frames
    if (asked?.intent !== 'budget' || !asked.question) return null
    const budget = await interpret(context, { ...speaker, message: `how much is left for ${thing}`, last: null })
    return budget.frames[0]?.intent === 'budget' ? budget : null
  }

  if (frame.intent === 'summary' && allWere.test(withoutLead(speaker.message))) {
    const [day, ...others] = saidFigures(speaker.message, speaker).days
    return day && others.length === 0 ? edited({ change: { day } }) : null
  }

  if (frame.intent !== 'other' || frame.topic !== 'unknown' || !isShort(plainWords(speaker.message))) return null
  const unit = /^\W*(?:and |what about |how about )*(?:the |this )?(week|month|year)\W*$/i.exec(speaker.message)?.[1]
  if (unit && last?.intent === 'summary')
    return interpret(context, { ...speaker, message: `what about this ${unit}`, last })
  const day = bareDay(speaker)
  if (day === null) return null
  if (last?.intent === 'summary')
    return interpret(context, { ...speaker, message: `what about ${speaker.message}`, last })
  return turns.at(-1)?.outcome.saved.length ? edited({ change: { day } }) : null
}

/**
 * What `readToldAnew` did not take for a correction is news: "the uber to the airport was 35" after an uber, and "no wait, the cinema was
 * 12" where no cinema was ever told. Null for what is put right in so many words, and for what tells no entry by itself.
 */
async function newsOf(context: Context, speaker: Speaker, name: string): Promise<Understanding | null> {
  const words = withoutLead(speaker.message)
  if (readRetelling(speaker.message).isMarked) {
    const entries = await findNewestEntries(context.reader, { userId: speaker.userId, limit: MOST_ENTRIES_BACK })
    if (entries.some(({ merchant }) => nameFit(merchant, name) ?? nameFit(name, merchant))) return null
  }
  const alone = await interpret(context, { ...speaker, message: words, last: null })
  return alone.frames.length === 1 && alone.intent === 'add' ? alone : null
}

/** "one last thing, the cheese was 8.50 not 9.50", "I misread it, it was 5": behind its opening the sentence is an edit. */
async function withoutOpening(context: Context, speaker: Speaker, words: string): Promise<Understanding | null> {
  if (words === speaker.message) return null
  const understanding = await interpret(context, { ...speaker, message: words, last: null })
  const [frame, ...more] = understanding.frames
  const isMeant = frame?.intent === 'edit' && (frame.target !== undefined || readRetelling(speaker.message).isMarked)
  return isMeant && more.length === 0 ? understanding : null
}

/** The amount of a sentence that says that something is put right, and nothing else. */
function amountAnew(speaker: Speaker): Minor | null {
  const { text, isMarked } = readRetelling(speaker.message)
  return isMarked ? onlyAmount(text.trim().replace(/\W+$/, ''), speaker) : null
}

/** "actually 30, it's nearly christmas", "sorry love, four eighty": what the only entry of the turn before came to, with nothing but why behind it. */
async function amountNearLast(context: Context, speaker: Speaker, { frames }: Understanding): Promise<Minor | null> {
  const { text, isMarked } = readRetelling(speaker.message)
  const words = text
    .trim()
    .replace(/^it was /, '')
    .replace(reasonBehind, '')
    .replace(/\W+$/, '')
  const isAnswer = isMarked && frames.every(({ intent }) => intent === 'add' || intent === 'clarify')
  if (!isAnswer || words === '' || !words.split(/[\s-]+/).every(isOfAmount)) return null
  const [last] = await standingTurns(context, speaker, 1)
  const [entry, ...others] = last?.entries ?? []
  if (!entry || others.length > 0) return null
  const [near, ...more] = amountsNear(words, speaker, Math.abs(entry.amountMinor))
  return near !== undefined && more.length === 0 && !isFarFrom(entry.amountMinor, near) ? near : null
}
const reasonBehind =
  /[,.;]\s*(?:because |since |cause |cos )?(?:(?:it['’]?s|it is|that['’]?s) (?:nearly|almost|only|just|so|too|really|why|what|how|been|getting|always|not)|i forgot|i was (?:wrong|off|confused)|i (?:misread|mixed)|they (?:forgot|added|charged))\b(?!.*\b(?:for|bought|got|spent|also)\b)[^\d,;]*$/i

const dayAlone = pattern.iu`^\W*(?:wrong day(?: too| as well| again)?[\s.,;:!-]+)?(?:it was |that was |no |was |actually )*(?:on |last )?(?:the )?(?:\p{L}+(?: morning| night| evening)?
  |\d{1,2}(?:st|nd|rd|th)|\p{L}+ \d{1,2}(?:st|nd|rd|th)?|(?:\d{1,2}(?:st|nd|rd|th)?|\p{L}+) of (?:this month|last month|\p{L}+))
  (?:,? (?:by the way|btw|actually|though|i think|i meant?|i guess|sorry|not today))*\W*$`

/** "yesterday", "on Tuesday": a day up to today and nothing else. */
function bareDay(speaker: Speaker) {
  if (!dayAlone.test(speaker.message)) return null
  const [day, ...more] = saidFigures(speaker.message, speaker).days
  return day && more.length === 0 && day <= speaker.today ? day : null
}

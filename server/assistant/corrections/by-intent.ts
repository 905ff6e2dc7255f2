import { findNewestEntries } from '#db/read/find-entry.ts'
import { goalNames } from '#db/read/goal-names.ts'
import { openers } from '#domain/talk/openers.ts'
import { readRetelling, saysPlace, withoutLead } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { readNewsBeside } from '#server/assistant/corrections/news-beside.ts'
import { categoryNamed } from '#server/assistant/corrections/sorted-anew.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { amountSaid, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { type TalkTurn, turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { ofWhole } from '#server/assistant/understood.ts'
import { isShort, plainWords } from '#server/assistant/waiting/reply-words.ts'
import type { Context } from '#server/context.ts'

const MOST_ENTRIES_BACK = 200

/** What the engine heard of one sentence by itself, right after another turn: each intent has its own ways to mean something else. */
export async function readByIntent(
  context: Context,
  speaker: Speaker,
  { understanding, last }: Heard,
): Promise<Understanding | null> {
  const [frame, ...more] = understanding.frames
  if (!frame || more.length > 0) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before) return null
  switch (frame.intent) {
    case 'edit':
      return readEdit(context, speaker, frame)
    case 'add':
      return readAdd(context, speaker)
    case 'clarify':
      return readGoneOn(context, speaker, before)
    case 'summary':
      return readSummary(context, speaker, before)
    case 'other':
      return frame.topic === 'unknown' ? readShort(context, speaker, { before, last }) : null
    default:
      return null
  }
}

/** "the lunch was 9 too", "then the taxi was 11": one more. */
const another = /\b(?:too|also|another|as well|a second)\W*$|^\W*(?:and )?then\b/i

/** An edit may tell one more, name a category or a budget instead of a thing, or be news. */
async function readEdit(
  context: Context,
  speaker: Speaker,
  { change, target }: EditFrame,
): Promise<Understanding | null> {
  if (another.test(speaker.message)) {
    const alone = await interpret(context, { ...speaker, last: null })
    return alone.intent === 'add' ? alone : null
  }
  // "that's healthcare for me" names no thing, but what it belongs under.
  const category = change.merchant ? categoryNamed(change.merchant) : null
  if (category && Object.keys(change).length === 1)
    return editOnly(speaker, { change: { category }, ...(target ? { target } : {}) })
  if (!target && change.merchant && change.amountMinor !== undefined) return readNewsBeside(context, speaker)
  const first = target || change.amountMinor === undefined ? null : await namedBefore(context, speaker)
  if (first) return editOnly(speaker, { change, among: first.map(({ id }) => id), asksWhich: first.length > 1 })
  // "no, make the budget 250" is of no entry that is called so.
  if (target?.merchant === 'Budget') {
    const alone = await interpret(context, { ...speaker, message: withoutLead(speaker.message), last: null })
    return alone.intent === 'budget' ? ofWhole(speaker, alone) : null
  }
  if (target?.merchant === 'Goal' && change.amountMinor !== undefined) {
    const subject = await talkSubject(context, speaker)
    const sum = amountSaid(speaker.message, speaker)
    const [only, ...others] = await goalNames(context.reader, speaker.userId)
    const goal = subject?.about === 'goal' ? subject.name : others.length === 0 ? only : undefined
    const message = goal === undefined ? null : `change the target of the ${goal} goal to ${sum}`
    const ofGoal = message === null ? null : await interpret(context, { ...speaker, message, last: null })
    return ofGoal?.intent === 'goal' ? ofWhole(speaker, ofGoal) : null
  }
  if (!target || change.amountMinor === undefined || saysPlace(speaker.message)) return null
  return newsOf(context, speaker, target.merchant)
}

const LONGEST = 120

/** "half of the ikea is my roommate's so change that to 106.40": "that" is what the clause before it is about, unless that stands as it is. */
async function namedBefore(context: Context, speaker: Speaker): Promise<Transaction[] | null> {
  const thing = speaker.message.length > LONGEST ? undefined : thatOf.exec(speaker.message)?.[1]
  if (thing === undefined) return null
  const [named, ...others] = namedIn(thing, await standingEntries(context, speaker, turnsBack.ofTalk))
  return named && others.length === 0 && nameFit(named.merchant, thing.replace(/^\S+ /, '')) ? named.entries : null
}
const thatOf = pattern.iu`^\W*${openers}(?:half|part|a third|a quarter) of ((?:the|my|our) \p{L}[\p{L}'’& ]{0,30}?) (?:is|was) (?:for )?(?:(?:my |our )?\p{L}{2,20}(?: \p{L}{2,20})?['’]s|his|hers|theirs)
  (?:[,.;:–—-]+ ?(?:(?:so|and|please|just|then)\b[\s,]*)*|\s(?:so|and) (?:please |just )*)(?:make|change|set|put|update|bump) (?:it|that)\b`

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
async function readAdd(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const words = withoutLead(speaker.message)
  if (words === speaker.message) return null
  const understanding = await interpret(context, { ...speaker, message: words, last: null })
  const [frame, ...more] = understanding.frames
  const isMeant = frame?.intent === 'edit' && (frame.target !== undefined || readRetelling(speaker.message).isMarked)
  return isMeant && more.length === 0 ? ofWhole(speaker, understanding) : null
}

/** "and make the coffee yesterday" after a question asks for nothing. */
const orders = /^(?:make|put|set|move|change|date) /i

/** "all of them were yesterday": of what was told, no question. */
const allWere = /^\W*(?:all(?: of (?:them|these|those))?|they|both|those|these)(?: all| both)? (?:were|was|are) /i

/** A question may be an order, or the day of what was told. */
async function readSummary(context: Context, speaker: Speaker, before: TalkTurn): Promise<Understanding | null> {
  const words = withoutLead(speaker.message)
  if (orders.test(words)) {
    const alone = await interpret(context, { ...speaker, last: null })
    return alone.intent === 'edit' ? alone : null
  }
  if (goesOn.test(speaker.message)) return readGoneOn(context, speaker, before)
  if (!allWere.test(words)) return null
  const [day, ...others] = saidFigures(speaker.message, speaker).days
  return day && others.length === 0 ? editOnly(speaker, { change: { day } }) : null
}

const goesOn = /^\W*(?:and|what about|how about)(?: what about)? (?:for |on |in )?(?:the |my )?(\p{L}[\p{L} &]*?)\W*$/iu

/** "and for transport": after a question about a budget the same is asked of another. */
async function readGoneOn(context: Context, speaker: Speaker, { message }: TalkTurn): Promise<Understanding | null> {
  const [, thing] = goesOn.exec(speaker.message) ?? []
  if (thing === undefined) return null
  const [asked] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (asked?.intent !== 'budget' || !asked.question) return null
  const budget = await interpret(context, { ...speaker, message: `how much is left for ${thing}`, last: null })
  return budget.frames[0]?.intent === 'budget' ? budget : null
}

/** "and the week", "yesterday": asks the same of another time, or puts the day of what was told right. */
async function readShort(
  context: Context,
  speaker: Speaker,
  { before, last }: { before: TalkTurn; last: Heard['last'] },
): Promise<Understanding | null> {
  if (!isShort(plainWords(speaker.message))) return null
  const asks = last?.intent === 'summary'
  const unit = /^\W*(?:and |what about |how about )*(?:the |this )?(week|month|year)\W*$/i.exec(speaker.message)?.[1]
  if (unit && asks) return interpret(context, { ...speaker, message: `what about this ${unit}`, last })
  const day = bareDay(speaker)
  if (day === null) return null
  if (asks) return interpret(context, { ...speaker, message: `what about ${speaker.message}`, last })
  return before.outcome.saved.length > 0 ? editOnly(speaker, { change: { day } }) : null
}

const dayAlone = pattern.iu`^\W*(?:wrong day(?: too| as well| again)?[\s.,;:!-]+)?(?:it was |that was |no |was |actually )*(?:on |last )?(?:the )?(?:\p{L}+(?: morning| night| evening)?
  |\d{1,2}(?:st|nd|rd|th)|\p{L}+ \d{1,2}(?:st|nd|rd|th)?|(?:\d{1,2}(?:st|nd|rd|th)?|\p{L}+) of (?:this month|last month|\p{L}+))
  (?:,? (?:(?:it|that|they) (?:was|were)|by the way|btw|actually|though|i think|i meant?|i guess|sorry|not today))*\W*$`

/** "yesterday", "on Tuesday", "Monday it was": a day up to today and nothing else; "now" asks on. */
function bareDay(speaker: Speaker) {
  if (!dayAlone.test(speaker.message) || /\bnow\W*$/i.test(speaker.message)) return null
  const [day, ...more] = saidFigures(speaker.message, speaker).days
  return day && more.length === 0 && day <= speaker.today ? day : null
}

import { findEntriesById } from '#db/read/find-entry.ts'
import { undosToRedo } from '#db/read/journal.ts'
import { weekdayName } from '#domain/calendar.ts'
import { errorRow } from '#domain/errors.ts'
import { formatMoney } from '#domain/money.ts'
import { nth, places } from '#domain/talk/count-words.ts'
import { tellsUnpaid } from '#domain/talk/paid-by-sentence.ts'
import { readBackAnew } from '#domain/talk/put-back-sentence.ts'
import { tellsRefundOfLast } from '#domain/talk/refund-sentence.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { partsTold, readTalkSentence, type TalkSentence, tellsPaidMyself } from '#domain/talk/talk-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame, Understanding } from '#domain/understanding/frame.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { DoneChange } from '#domain/views.ts'
import { sayGoals, sayPace } from '#server/assistant/answers/goal.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import type { ChangeFrame, RestoreFrame } from '#server/assistant/decide.ts'
import { applySentence } from '#server/assistant/entries/apply-sentence.ts'
import { placeSaid } from '#server/assistant/find/entry-by-place.ts'
import { findGoal } from '#server/assistant/find/find-goal.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import { paceAt } from '#server/assistant/questions/goal-pace.ts'
import { newestEntries } from '#server/assistant/questions/newest-entries.ts'
import type { Reply } from '#server/assistant/reply.ts'
import { onlyAmount, saidFigures, tellsFigures } from '#server/assistant/said-figures.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { sameAgain } from '#server/assistant/talk/same-again.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { type TalkTurn, turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

type Given = { speaker: Speaker; understanding: Understanding }

const WHICH = 'Which one? Say its name, like "delete the coffee" or "the taxi was 16".'
const NOTHING_GONE = 'There is nothing to bring back. Say "undo" to take back what was saved last.'
const MOST_STANDING = 50
const MOST_PACES = 3
/** "my mom pays half": what is so at all times, but right behind a price. */
const usual = /\b(?:pays|covers)\b/i
/** "split the bill": no entry is called so. */
const wholeBill = /^(?:bill|check|cheque|tab|cost|total)$/
const NOT_THERE = `${errorRow('not_found').message} Say it with its amount, like "split 60 with Sam".`
const SHARED_ALREADY = 'That is split already. Say what is yours, like "make it 15".'
const STANDS_ANEW = 'A newer one stands in its place. To have both, tell me that one again with its amount.'
const KEPT = 'All right, nothing was taken out.'

/** Answers a sentence that lives from the talk it stands in: "same again", "split it with Sam", "no, keep it". Null for any other. */
export async function answerInTalk(context: Context, memory: Memory, given: Given): Promise<Reply | null> {
  const { speaker } = given
  const missing =
    (await sayMissing(context, speaker)) ??
    (await sayHeld(context, speaker)) ??
    (await sayGoneAlready(context, given)) ??
    (await sayNearest(context, speaker)) ??
    (await paceAt(context, speaker))
  if (missing) return { answer: emptyAnswer(speaker, missing) }
  const anew = await backAnew(context, speaker)
  if (anew) return applySentence(context, memory, { speaker, changes: [anew] })
  const besides = await backBeside(context, given)
  if (besides) return applySentence(context, memory, { speaker, changes: besides })
  // "split sixty with Dan" tells a payment, "halve the food budget" is of a plan: neither needs the entries of the talk.
  const isWhole = given.understanding.frames.some(
    (frame) => frame.intent === 'add' || (frame.intent === 'budget' && frame.amountMinor !== undefined),
  )
  const said = isWhole ? null : readTalkSentence(speaker.message)
  switch (said?.means) {
    case 'again': {
      if (isOfTalk(given.understanding)) return null
      const found = await sameAgain(context, speaker, said)
      if (!found) return null
      if ('say' in found) return { answer: emptyAnswer(speaker, found.say) }
      return applySentence(context, memory, { speaker, entries: found.entries })
    }
    case 'unsaid':
      return isMoved(given.understanding) ? null : { answer: emptyAnswer(speaker, WHICH) }
    case 'share':
    case 'place':
    case 'back': {
      const both =
        said.means === 'share' ? await sharedEach(context, speaker, said) : await restoredBoth(context, speaker, said)
      if (both) return applySentence(context, memory, { speaker, changes: both })
      const change = await changeSaid(context, given, said)
      if (!change) return null
      return 'say' in change
        ? { answer: emptyAnswer(speaker, change.say) }
        : applySentence(context, memory, { speaker, changes: [change] })
    }
    case undefined:
      return null
  }
}

/** "same for Mia" right behind a change is the same change of an entry that the talk told. */
function isOfTalk({ frames: [frame] }: Understanding): boolean {
  return frame?.intent === 'edit' && 'among' in frame
}

/** What was done to one entry is taken back, and done to the only other one. */
function isMoved({ frames }: Understanding): boolean {
  return frames.length > 1 && frames[0]?.intent === 'undo'
}

const leftFor =
  /\b(?:left|missing|to go|needed|need)(?: to save)? (?:for|until|to reach) (?:my |the |our )?(.+?)(?: goal| fund)?\W*$/i

const heldIn =
  /^\W*(?:(?:and|so|ok|okay) )*how much (?:money )?(?:is|do (?:i|we) have|have (?:i|we) got|did (?:i|we) put)(?: now| already)? in (?:there|it)(?: now| already| so far)?\W*$/i

/** "how much is in there" right after a goal. */
async function sayHeld(context: Context, speaker: Speaker): Promise<string | null> {
  const subject = heldIn.test(speaker.message) ? await talkSubject(context, speaker) : null
  if (subject?.about !== 'goal') return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const goal = findGoal(output.goals, subject.name)
  return goal ? sayGoals(output, goal, speaker.currency) : null
}

const nearest = pattern`^\W*(?:(?:and|so|ok|okay) )*(?:which|what)(?:['’]?s)?(?: of (?:them|my goals|the goals))?(?: goals?| one)?(?:['’]?s| is| am i| are we| will be| gets| will i reach| do i reach)?
  (?: the| my)? (?:closest|nearest|furthest along|farthest along|first|(?:done|full|finished|ready|reached) first)(?: goal)?(?: to (?:being |getting )?(?:done|full|finished|ready|reached|(?:its|the|their) (?:end|target|goal)))?\W*$`

/** "which goal is closest": by the part that is saved; without the word right behind talk of goals. */
async function sayNearest(context: Context, speaker: Speaker): Promise<string | null> {
  if (!nearest.test(speaker.message)) return null
  if (!/\bgoals?\b/i.test(speaker.message) && (await talkSubject(context, speaker))?.about !== 'goal') return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const partOf = ({ currentMinor, targetMinor }: (typeof output.goals)[number]) => currentMinor / targetMinor
  const [first, ...others] = output.goals
    .filter(({ currentMinor, targetMinor }) => currentMinor < targetMinor)
    .sort((one, other) => partOf(other) - partOf(one))
  if (!first || (others[0] && partOf(first) === partOf(others[0]))) return null
  const [saved, target] = [first.currentMinor, first.targetMinor].map((sum) => formatMoney(sum, speaker.currency))
  return `${first.name} is closest, with ${saved} of ${target}.`
}

/** "how much is left for Japan": of a goal by its name, where no budget is called so. */
async function sayMissing(context: Context, speaker: Speaker): Promise<string | null> {
  const words = leftFor.exec(speaker.message)?.[1]?.toLowerCase()
  if (words === undefined || /\d/.test(speaker.message)) return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  if (/^(?:both|each|all)(?: of (?:them|those))?$/.test(words) && output.goals.length > 0)
    return output.goals
      .slice(0, MOST_PACES)
      .map((each) => sayPace(each, speaker))
      .join(' ')
  const goal = output.goals.find(({ name }) => [words, `new ${words}`].includes(name.toLowerCase()))
  return goal ? sayPace(goal, speaker) : null
}

/** "got the money back", "got 65 back" right after a thing of that price that was sent back was taken out; "got 65 back from Sam" is another's money. */
async function sayGoneAlready(context: Context, { speaker, understanding }: Given): Promise<string | null> {
  const [told, ...others] = understanding.frames
  const back =
    told?.intent === 'add' &&
    told.transaction.kind === 'income' &&
    others.length === 0 &&
    !namesPerson(told.transaction.merchant.toLowerCase()) &&
    gotBack.test(speaker.message)
  if (!back && !tellsRefundOfLast(speaker.message)) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [gone, ...more] = before?.outcome.removed ?? []
  if (back && gone?.amountMinor !== told.transaction.amountMinor) return null
  const isGone = gone && more.length === 0 && before?.outcome.saved.length === 0 && wentBack.test(before.message)
  return isGone ? `${gone.merchant} is taken out already, so nothing is to be added.` : null
}

const wentBack = /\b(?:returned|refund(?:ed)?|(?:took|sent|brought|gave|got) .*\bback)\b/i
const gotBack = /\b(?:back|refund(?:ed)?)\b/i

type ChangeSaid = Extract<TalkSentence, { means: 'share' | 'place' | 'back' }>

async function changeSaid(
  context: Context,
  { speaker, understanding }: Given,
  said: ChangeSaid,
): Promise<ChangeFrame | { say: string } | null> {
  const spans = [{ start: 0, end: speaker.message.length }]
  if (said.means === 'share') {
    // "we split it three ways so I only paid twelve" tells the part itself.
    const words = speaker.message.replace(inParts, '')
    if (tellsFigures(words, speaker)) return null
    if (usual.test(words) && !(await wasJustSaved(context, speaker))) return null
    const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf })
    const isPlaced = placeSaid(speaker.message) !== null
    const thing = said.thing === null || isPlaced || wholeBill.test(said.thing) ? null : said.thing
    const isThere = turns.some(({ outcome }) => outcome.saved.some(({ transaction }) => isCalled(transaction, thing)))
    if (!isThere) return thing === null ? null : { say: NOT_THERE }
    const shares = turns.map(({ message }) => readTalkSentence(message))
    const shared = shares.findLastIndex(
      (each) => each?.means === 'share' && ((thing === null && !isPlaced) || each.thing === said.thing),
    )
    if (shared >= 0 && shared >= turns.findLastIndex(({ outcome }) => outcome.saved.length > 0))
      return isOfTalk(understanding) ? null : { say: SHARED_ALREADY }
    const named = [{ start: 0, end: words.length }]
    const told = turns.findLast(({ outcome }) => outcome.saved.some(({ transaction }) => isCalled(transaction, thing)))
    if (told && !isPlaced && (await isShared(context, speaker, { turns, told, thing })))
      return isOfTalk(understanding) ? null : { say: SHARED_ALREADY }
    return {
      intent: 'share',
      parts: (said.isUntold && told && partsTold(told.message)) || said.parts,
      spans: named,
      ...(thing === null ? {} : { target: { merchant: thing } }),
    }
  }
  const [frame, ...more] = understanding.frames
  if (said.means === 'back' && said.thing !== null) return restored(context, speaker, said.thing)
  if (said.means === 'back') {
    const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf })
    const acted = turns.filter(({ outcome }) => changedSomething(outcome))
    const last = acted.at(-1)
    if (tellsPaidMyself(speaker.message) && !(last && tellsUnpaid(last.message))) return null
    const isNews =
      last &&
      last.outcome.saved.length > 0 &&
      !last.outcome.tookBack &&
      (await tellsNews(context, speaker, last.message))
    if (isNews) return { say: frame?.intent === 'undo' ? NOTHING_GONE : KEPT }
    const put = last?.outcome.tookBack ? undefined : last?.outcome.done?.at(-1)
    if (put && put.changeId !== null && isPlanTaken(put))
      return { intent: 'undo', changeId: put.changeId, spans, confidence: 1 }
    if (last && readTalkSentence(last.message)?.means === 'back') return { say: KEPT }
    if (frame?.intent === 'undo') {
      const isThere = last?.outcome.removed.length || (await undosToRedo(context.reader, speaker.userId)).length
      return isThere ? null : { say: NOTHING_GONE }
    }
    // "leave it" is of the turn before, "bring it back" of what was done last, whatever was asked since.
    const isSaid = saysBack.test(speaker.message)
    const [before, undone] = (isSaid ? acted : turns).slice(-2).reverse()
    const wasNews = before?.outcome.tookBack && undone && undone.outcome.saved.length > 0
    const isGone = before && (before.outcome.removed.length > 0 || wasNews)
    if (isGone && !isSaid && undone && (await isAsBefore(context, speaker, undone))) return { say: AS_IT_IS }
    if (isGone) return { intent: 'undo', spans, confidence: 1 }
    return { say: isSaid ? NOTHING_GONE : KEPT }
  }
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more.length > 0) return null
  const { merchant } = frame.draft
  const isThere =
    said.thing === null ? await wasJustSaved(context, speaker) : await isNamed(context, speaker, said.thing)
  // "from the heart" is no place; a known one is.
  const isPlace = said.from === 'at' || frame.draft.categoryKnown
  if (!merchant || !isThere || !isPlace) return null
  const target = said.thing === null ? {} : { target: { merchant: said.thing } }
  return { intent: 'edit', change: { merchant }, ...target, spans, confidence: 1 } satisfies EditFrame
}

/** "ok leave it there" right after a change was undone: the entry is as it was before, and stays so; "no, leave it" wants the change. */
async function isAsBefore(context: Context, { userId, message }: Speaker, { outcome }: TalkTurn): Promise<boolean> {
  const ids = outcome.saved.map(({ transaction }) => transaction.id)
  const standing = await findEntriesById(context.reader, { userId, ids })
  return ids.length > 0 && standing.length === ids.length && !readRetelling(message).isMarked
}
const AS_IT_IS = 'All right, I left it as it is.'

/** Whether what is to be split stands at the own part already, by an earlier share of the talk or by how it was told. */
async function isShared(
  context: Context,
  speaker: Speaker,
  { turns, told, thing }: { turns: readonly TalkTurn[]; told: TalkTurn; thing: string | null },
): Promise<boolean> {
  const [meant, ...others] = told.outcome.saved.filter(({ transaction }) => isCalled(transaction, thing))
  if (!meant || others.length > 0) return false
  const [now] = await findEntriesById(context.reader, { userId: speaker.userId, ids: [meant.transaction.id] })
  return turns.some(({ message, outcome }) => {
    const [saved, ...more] = outcome.saved
    if (
      !now ||
      saved?.transaction.id !== now.id ||
      more.length > 0 ||
      saved.transaction.amountMinor !== now.amountMinor
    )
      return false
    return readTalkSentence(message)?.means === 'share' || tellsOwnPart(message, speaker, now.amountMinor)
  })
}

/** "split 60 dinner with Kim", of which 30 were saved; "dinner 30, my half". */
function tellsOwnPart(telling: string, speaker: Speaker, amountMinor: number): boolean {
  const isLess = saidFigures(telling, speaker).amounts.some((said) => said > amountMinor)
  return myPart.test(telling) || (isLess && splitAs.test(telling))
}
const myPart = /\bmy (?:half|share|part|third|quarter)\b/i
const splitAs = /\b(?:split|shared|halves|halved|(?:paid|only) half|between|ways)\b/i

const saysBack = /\b(?:back|restore|recover)\b/i

/** A budget, goal, account or card that went, or what was changed of it. */
function isPlanTaken({ about, act }: DoneChange): boolean {
  return about !== 'entry' && (act === 'removed' || act === 'changed')
}

/** "split it in two", "split it between 3 of us" tells no amount. */
const inParts =
  /\b(?:in|into|by|between|among) (?:the )?(?:two|three|four|five|six|[2-9])(?: parts| ways| people| of us)?\W*$/i

/** "put the coffee back": the entry of that name that the talk took out last; null where it took out none, or it stands again. */
async function restored(
  context: Context,
  speaker: Speaker,
  thing: string,
): Promise<RestoreFrame | { say: string } | null> {
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf })
  const standing = new Set((await newestEntries(context, speaker, MOST_STANDING)).map(({ id }) => id))
  const isMeant = goneMeant(turns, { standing, speaker, thing })
  const isOneGone = turns.some(({ outcome }) => outcome.removed.some(isMeant))
  // "add the coffee again" is one more, where none is gone.
  if (!isOneGone && /\badd\b.* again\W*$/i.test(speaker.message)) return null
  for (const { outcome } of turns.reverse()) {
    const entry = outcome.removed.find(isMeant)
    const isAnew = outcome.saved.some(
      ({ transaction: { id, merchant } }) => standing.has(id) && nameFit(merchant, thing) && id !== entry?.id,
    )
    if (isAnew) return { say: isOneGone ? STANDS_ANEW : KEPT }
    if (!entry) continue
    if (standing.has(entry.id)) return { say: KEPT }
    const isUndone = (outcome.tookBack ?? []).length > 0
    return { intent: 'restore', entry, isUndone, spans: [{ start: 0, end: speaker.message.length }] }
  }
  return null
}

type Gone = { standing: ReadonlySet<string>; speaker: Speaker; thing: string }

/** Which of the entries that went is meant: by its name, "the monday one" by its day, "the first one" by when it went. */
function goneMeant(turns: readonly TalkTurn[], { standing, speaker, thing }: Gone): (entry: Transaction) => boolean {
  const [, place, when] = whichGone.exec(thing) ?? []
  const gone = turns.flatMap(({ outcome }) => outcome.removed).filter(({ id }) => !standing.has(id))
  if (place !== undefined) {
    const one = gone.length === 1 ? gone[0] : gone.at(place === 'last' ? -1 : places.indexOf(place))
    return ({ id }) => id === one?.id
  }
  if (when === undefined) return ({ merchant }) => nameFit(merchant, thing) !== null
  return ({ date }) => [weekdayName(date).toLowerCase(), sayDay(date, speaker.today) || 'today'].includes(when)
}
const whichGone = new RegExp(
  `^(?:(${nth}|last)(?: one)?|(?:one (?:from|of|on) )?(today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s)?(?: one)?)$`,
)

/** "split both with Tom": each of those that the last telling turn told, and "both" only of two; null for one thing. */
async function sharedEach(
  context: Context,
  speaker: Speaker,
  { thing, parts, isUntold }: Extract<ChangeSaid, { means: 'share' }>,
): Promise<ChangeFrame[] | null> {
  if (thing === null || !each.test(thing) || tellsFigures(speaker.message, speaker)) return null
  const [turn] = await standingTurns(context, speaker, 1)
  const told = turn?.entries ?? []
  const many = (isUntold && turn && partsTold(turn.message)) || parts
  const names = new Set(told.map(({ merchant }) => merchant))
  const isMeant = /both/.test(thing) ? told.length === 2 : told.length > 1 && told.length <= MOST_SHARED
  if (!isMeant || names.size < told.length) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return told.map(({ merchant }) => ({ intent: 'share', parts: many, spans, target: { merchant } }))
}
const each = /^(?:both|(?:both|all) of (?:them|these|those)|them(?: both| all)?|these|those)$/
const MOST_SHARED = 5

/** "bring them both back" of two that went one by one, in two turns; null where one turn took both, or anything stands again. */
async function restoredBoth(context: Context, speaker: Speaker, said: ChangeSaid): Promise<RestoreFrame[] | null> {
  if (said.means !== 'back' || said.thing !== null || !/\bboth\b/i.test(speaker.message)) return null
  const [before, last] = await turnsOfTalk(context, { userId: speaker.userId, limit: 2 })
  const gone = [before, last].map((turn) => (turn && turn.outcome.saved.length === 0 ? turn.outcome.removed : []))
  if (gone.some(({ length }) => length !== 1)) return null
  const standing = new Set((await newestEntries(context, speaker, MOST_STANDING)).map(({ id }) => id))
  if (gone.flat().some(({ id }) => standing.has(id))) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  const wasUndone = [before, last].map((turn) => (turn?.outcome.tookBack ?? []).length > 0)
  return gone.flat().map((entry, at) => ({ intent: 'restore', entry, isUndone: wasUndone[at] ?? false, spans }))
}

/** "put the pizza back but it was 29.50": null where nothing so called is gone, and for any other sentence. */
async function backAnew(context: Context, speaker: Speaker): Promise<RestoreFrame | null> {
  const said = readBackAnew(speaker.message)
  const amountMinor = said && onlyAmount(said.amount, speaker)
  if (!said || amountMinor === null) return null
  const thing = said.thing ?? (await onlyGone(context, speaker))
  const found = thing === null ? null : await restored(context, speaker, thing)
  return found && 'intent' in found ? { ...found, amountMinor } : null
}

/** "keep the coffee" and "leave it" bring nothing back. */
const backOrder =
  /^\W*(?:(?:no|oh|wait|please|actually|and|but)\b[\s,]*)*(?:put|bring|get|restore|undelete|reinstate|recover)\b/i
const jointOfOrders = /[,.;!]\s+(?:(?:and|but) )?|,? (?:and|but) /gi

/** "put the coffee back, it's the lunch I want out": what is to stand again, beside what is to go or was otherwise; null for any other sentence. */
async function backBeside(context: Context, { speaker, understanding }: Given): Promise<ChangeFrame[] | null> {
  const changes = understanding.frames.filter((frame) => frame.intent === 'delete' || frame.intent === 'edit')
  if (changes.length === 0 || changes.length < understanding.frames.length) return null
  for (const { index, 0: sign } of speaker.message.matchAll(jointOfOrders)) {
    for (const order of [speaker.message.slice(0, index), speaker.message.slice(index + sign.length)]) {
      const said = backOrder.test(order) ? readTalkSentence(order) : null
      if (said?.means !== 'back' || said.thing === null) continue
      const { thing } = said
      const isOther = changes.every(({ target }) => target?.merchant && nameFit(target.merchant, thing) === null)
      const found = isOther ? await restored(context, speaker, thing) : null
      if (found && 'intent' in found) return [found, ...changes]
    }
  }
  return null
}

/** The name of the one entry that the turn before took out. */
async function onlyGone(context: Context, { userId }: Speaker): Promise<string | null> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  const [gone, ...more] = before?.outcome.removed ?? []
  return gone && more.length === 0 ? gone.merchant : null
}

/** Whether a message wrote a new entry: nothing of it is gone. */
async function tellsNews(context: Context, speaker: Speaker, message: string): Promise<boolean> {
  const { frames } = await interpret(context, { ...speaker, message, last: null })
  return frames.some(({ intent }) => intent === 'add')
}

async function wasJustSaved(context: Context, { userId }: Speaker): Promise<boolean> {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  return before !== undefined && before.outcome.saved.length > 0
}

async function isNamed(context: Context, { userId }: Speaker, name: string): Promise<boolean> {
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.talkedOf })
  return turns.some(({ outcome }) => outcome.saved.some(({ transaction }) => isCalled(transaction, name)))
}

/** Whether the words are in the name of an entry, each as a whole; no words mean any entry. */
function isCalled({ merchant }: { merchant: string }, words: string | null): boolean {
  return words === null || ` ${merchant.toLowerCase()} `.includes(` ${words.toLowerCase()} `)
}

import { isBareTelling } from '#domain/understanding/bare-telling.ts'
import { besidePlainItem } from '#domain/understanding/beside-plain-item.ts'
import { joinBroken } from '#domain/understanding/broken-sentence.ts'
import { chunkMeant } from '#domain/understanding/chunk-meant.ts'
import { type Clause, splitClauses } from '#domain/understanding/clause.ts'
import { pauseBeforeAgo } from '#domain/understanding/days/days-ago.ts'
import { closed, closingToday, leadingDay, opened } from '#domain/understanding/days/outer-day.ts'
import { composeAdd, namesSomething } from '#domain/understanding/entries/compose-add.ts'
import { headings } from '#domain/understanding/entries/merchant.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { foreground } from '#domain/understanding/foreground.ts'
import type { Frame, Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { guardNumbers } from '#domain/understanding/guards/guard-numbers.ts'
import { askFrame } from '#domain/understanding/intents/ask-frame.ts'
import { isPersonalNumber, otherFrame, whyNot } from '#domain/understanding/intents/not-to-write.ts'
import { shapeOf, unwrapped } from '#domain/understanding/intents/order.ts'
import { isCommand, isComplaint, isForeign } from '#domain/understanding/intents/out-of-reach.ts'
import { readBalance } from '#domain/understanding/intents/read-balance.ts'
import { readBudget } from '#domain/understanding/intents/read-budget.ts'
import { asksAboutRemoval, readDelete, readUndo } from '#domain/understanding/intents/read-delete.ts'
import { readEdit } from '#domain/understanding/intents/read-edit.ts'
import { readGoal } from '#domain/understanding/intents/read-goal.ts'
import { readSummary } from '#domain/understanding/intents/read-summary.ts'
import { isPartOf, onlyThat } from '#domain/understanding/intents/remark.ts'
import { readEach } from '#domain/understanding/intents/several-orders.ts'
import { asksHowYouAre, isHostile, isNod, smallTalk } from '#domain/understanding/intents/small-talk.ts'
import { partTellings } from '#domain/understanding/part-tellings.ts'
import { leadingWords, type Part, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { applyRepairs } from '#domain/understanding/repair/self-repair.ts'
import { settleAmounts } from '#domain/understanding/settle/settle-amounts.ts'
import { toldPrices } from '#domain/understanding/told-prices.ts'
import { unframe } from '#domain/understanding/unframe.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { withPesos } from '#domain/understanding/words/pesos.ts'
import { anyOf, holds, phrases } from '#domain/understanding/words/phrases.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { type Token, tokenise } from '#domain/understanding/words/token.ts'
import { textOf, withoutTrimmings } from '#domain/understanding/words/trimmings.ts'

/**
 * Reads what a person said or typed into what to do about it. Pure and synchronous; never throws. Amounts are minor units of the
 * ledger's currency unless a frame names another one; where the amount is unclear the frame is a question, never a guess.
 */
export function understand(said: string, context: UnderstandingContext): Understanding {
  const text = spoken(said)
  const currency = context.currency ?? 'USD'
  const words = tokenise(text.length > MOST_SIGNS ? text.slice(0, MOST_SIGNS) : text, MOST_WORDS + 1)
  if (text.length > MOST_SIGNS || words.length > MOST_WORDS) return tooLong(text)
  const bare = withoutTrimmings(words)
  const understood = readTokens(bare, text, context, currency)
  if (bare.length === words.length || understood.intent !== 'other') return understood
  const isOpen = understood.frames.every(isUnknown)
  if (!isOpen && !paidOneself.test(textOf(words))) return understood
  const whole = readTokens(words, text, context, currency)
  return (isOpen ? isCourtesy(whole, bare) : whole.intent === 'add') ? whole : understood
}

/** "my wife bought shoes 60 on my card", "the vet said that'll be 95 please": what was trimmed off tells that it was paid. */
const paidOneself = / (?:on|with|using) (?:my|our) (?:\S+ )?(?:card|visa|mastercard|amex) $| be \S+ please $/

function isUnknown(frame: Frame): boolean {
  return frame.intent === 'other' && frame.topic === 'unknown'
}

/** "great, thanks", "hi there Ana": what was trimmed off was what was said. */
function isCourtesy({ frames }: Understanding, rest: readonly Token[]): boolean {
  const [frame] = frames
  if (frame?.intent !== 'other') return false
  return frame.topic === 'thanks' || (frame.topic === 'greeting' && rest.length < 3)
}

/** A day that leads the sentence, or closes it and is today, changes nothing but the day of what is told beside it. */
function readTokens(
  words: readonly Token[],
  text: string,
  context: UnderstandingContext,
  currency: string,
): Understanding {
  const lead = leadingDay(words, context.today, currency)
  const outer = lead ?? closingToday(words, context.today, currency)
  const told = outer ? readOpened(outer.rest, text, { ...context, today: outer.day }, currency) : null
  if (!outer || !told?.frames.every(({ intent }) => intent === 'add')) return readOpened(words, text, context, currency)
  return { ...told, frames: lead ? opened(told.frames, lead) : closed(told.frames, outer) }
}

function readOpened(
  words: readonly Token[],
  text: string,
  context: UnderstandingContext,
  currency: string,
): Understanding {
  const told = chunkMeant({ tokens: pauseBeforeAgo(words), today: context.today, currency })
  const readAlone = (telling: Piece[]): Part[] =>
    splitClauses(inForeground(toldPrices(settleAmounts(telling)))).map((clause) =>
      readClause({ clause, tokens: told.tokens, text, context, currency }),
    )
  const read = (pieces: Piece[]): Part[] => {
    // "80 of it was groceries and 40 was clothes": the parts of what was told before are no spends beside it.
    const tellings = isPartOf(pieces) ? [pieces] : partTellings(pieces)
    const apart = tellings.map(readAlone)
    // A telling that nobody can read alone is not left out in silence: the whole is read at once.
    const isRead = apart.every((parts) => parts.some(({ frames }) => !frames.every(isUnknown)))
    return tellings.length > 1 && !isRead ? readAlone(pieces) : apart.flat()
  }
  const pieces = joinBroken(told.pieces)
  const whole = read(pieces)
  const each = besidePlainItem(pieces, whole, read) ?? whole
  const parts = each.filter((part, at) => !isHeralded(part, each[at + 1]))
  const all: Part = { frames: [], drafts: [], strikes: [...told.strikes] }
  for (const [at, part] of parts.entries()) {
    if (!isAboutRefused(part, prior(parts, at))) all.frames.push(...part.frames)
    all.drafts.push(...part.drafts)
    all.strikes.push(...part.strikes)
  }
  const frames = tidy(all.frames)
  const first = frames[0] ?? otherFrame(nothing, 'unknown')
  return {
    intent: first.intent,
    frames: frames.length === 0 ? [first] : frames,
    drafts: all.drafts.map((draft, index) => ({ ...draft, index })),
    strikes: all.strikes,
  }
}

function inForeground(settled: Piece[]): Piece[] {
  return isBareTelling(settled) ? settled : foreground(unframe(settled))
}

/** "TACO BELL 12", "Lunch At Gap Fifty Four No Fifty Nine": where every letter or every word has a capital, capitals tell no names. */
function spoken(told: string): string {
  const said = withPesos(told)
  if (!(shouted.test(said) && !/[a-z]/.test(said)) && !(titled.test(said) && !/(?:^|\s)[a-z]/.test(said))) return said
  const lower = said.toLowerCase()
  return lower.length === said.length ? lower : said
}
const shouted = /[A-Z]{2}\P{L}*[A-Z]{2}/u
const small =
  'At|The|For|And|To|From|On|In|With|My|No|Was|Were|Each|Paid|Spent|Got|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Fifteen|Twenty|Thirty|Forty|Fifty|Sixty'
/** Two words, not the first, that nobody writes with a capital. */
const titled = new RegExp(` (?:${small}) (?:.* )?(?:${small})(?: |$)`)

/** More than anybody tells in one breath: what is longer is not read at all, so that the work for one text has a bound. */
const MOST_WORDS = 500
const MOST_SIGNS = 10_000

function tooLong(text: string): Understanding {
  const frames = [{ ...otherFrame(nothing, 'long'), spans: [{ start: 0, end: text.length }] }]
  return { intent: 'other', frames, drafts: [], strikes: [] }
}

const nothing: Clause = { pieces: [], words: ' ', from: 0, to: 0, question: false }

/** "I was going to buy shoes for 80 but they were 95": of what was just refused, not of the entry before. */
function isAboutRefused({ frames }: Part, before: Part | undefined): boolean {
  const [frame] = frames
  const last = before?.frames[0]
  const refused = last?.intent === 'other' && /^(hypothetical|negated|remark)$/.test(last.topic)
  return refused && frame?.intent === 'edit' && !frame.target
}

/** "payday! got my salary 2100", "car stuff today. oil change 64": what was called out is what is told next. */
function isHeralded({ frames: [frame, more] }: Part, next: Part | undefined): boolean {
  const told = next?.frames[0]
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more || told?.intent !== 'add') return false
  const { kind, merchant } = frame.draft
  return kind === told.transaction.kind && (kind === 'income' || headings.test(merchant?.toLowerCase() ?? ''))
}

/** Courtesies beside something real say nothing: "thanks, lunch 12". */
function tidy(frames: Frame[]): Frame[] {
  const real = frames.filter((frame) => frame.intent !== 'other')
  if (real.length > 0) return real
  return frames.slice(0, 1)
}

function readClause(reading: Reading): Part {
  if (isBareTelling(reading.clause.pieces) && !reading.clause.question) return compose(reading)
  if (isNod(reading.clause)) return { frames: [otherFrame(reading.clause, 'thanks')], drafts: [], strikes: [] }
  const frames = readSingle(reading)
  const several = frames[0] && readEach(reading, frames[0], readers)
  if (several) return several
  if (frames.length > 0) return { frames, drafts: [], strikes: [] }
  return readAdd(reading)
}

/** Everything that is not an entry to write: the first reader that recognises the clause decides. */
function readSingle(reading: Reading): Frame[] {
  const { clause } = reading
  if (isHostile(clause)) return [otherFrame(clause, 'hostile')]
  if (asksHowYouAre(clause)) return [otherFrame(clause, 'greeting')]
  const order = { ...reading, clause: unwrapped(clause) }
  const asked = asksAboutRemoval.test(clause.words)
  const undo = asked ? null : readUndo(order)
  if (undo) return undo
  if (isBetweenGoals(reading) || (isForeign(clause) && !isIntoGoal(reading))) return [otherFrame(clause, 'unknown')]
  if (keeps.test(clause.words) || countedIn.test(clause.words) || onlyThat.test(clause.words))
    return [otherFrame(clause, 'remark')]
  const frame = (asked ? null : readDelete(order)) ?? readGoal(order) ?? readBudget(order) ?? readBalance(reading)
  if (frame) return [frame]
  // "it was 30 degrees yesterday", "my blood pressure is 120 over 80": neither a question nor a change
  if (!clause.question && counted(clause) && isPersonalNumber(clause)) return [otherFrame(clause, 'unknown')]
  const questions = readSummary(reading)
  if (questions) return questions
  if (isComplaint(clause)) return [otherFrame(clause, 'unknown')]
  const edit = readEdit(order)
  return edit ? [edit] : []
}

function counted({ pieces }: Clause): boolean {
  return pieces.some(({ type }) => type === 'number' || type === 'amount')
}

/** "moved 500 from checking to savings" where Savings is a goal; without one it is one's own money, and stays it. */
function isIntoGoal(reading: Reading): boolean {
  return namesGoal(reading, ['to', 'into'])
}

/** "move 50 from the Japan fund to the bike fund": nothing was spent, and no order takes out of one goal into another. */
function isBetweenGoals(reading: Reading): boolean {
  const { words } = reading.clause
  return betweenPots.test(words) || (moves.test(words) && namesGoal(reading, ['from']) && isIntoGoal(reading))
}
const moves =
  /^ (?:(?:i|we|ive|weve|just|also|please|can|you) )*(?:moved?|transfer|transferred|shift|shifted|switch|switched|put) /
const betweenPots = pattern`${moves.source}\S+ (?:\S+ )?(?:out of|from) (?:(?:my|the|our) )?(?:\S+ ){1,3}(?:goal|fund|pot|jar
  |kitty|stash) (?:over |back |and put it )?(?:to|into|in) (?!(?:my|the|our) (?:wallet|account|checking|current) )`

function namesGoal({ clause, context }: Reading, leads: readonly string[]): boolean {
  const ways = leads.flatMap((lead) => [lead, `${lead} my`, `${lead} the`])
  return context.goals?.some((goal) => says(clause, ...ways.map((way) => `${way} ${goal.toLowerCase()}`))) ?? false
}

/** "don't delete it", "the coffee is right, never remove that". */
const keeps = / (?:dont|do not|never|please not) (?:ever )?(?:delete|remove|erase|scrap|bin|trash|cancel|wipe|clear) /

/** "that was included in the 23": no price of its own, and no change. */
const countedIn =
  /^ (?:(?:and|but|oh|no|actually|wait) )*(?:it|that|this|those|they|the \S+) (?:was|were|is|are) (?:already )?(?:included|counted|part|contained) (?:in|with|of) (?:the |that |my |it )?\S* ?$/

const readers = {
  order: (part: Reading) => readDelete(part) ?? readGoal(part) ?? readBudget(part) ?? readEdit(part),
  clause: readClause,
}

function readAdd(reading: Reading): Part {
  const { clause } = reading
  if (smallTalk(clause) === 'help') return { frames: [otherFrame(clause, 'help')], drafts: [], strikes: [] }
  const asks = isCommand(clause) && !clause.pieces.some((piece) => piece.type === 'amount')
  if (tellsFirst.test(leadingWords(clause, fillers)) && leavesAmountOpen(clause))
    return { frames: [askAmount(reading)], drafts: [], strikes: [] }
  const topic = (asks ? 'unknown' : null) ?? whyNot(clause) ?? (isCommand(clause) ? 'unknown' : null)
  if (topic) return { frames: [otherFrame(clause, topic)], drafts: [], strikes: [] }
  if (leavesAmountOpen(clause)) return { frames: [askAmount(reading)], drafts: [], strikes: [] }
  const talk = smallTalk(clause)
  if (talk) return { frames: [otherFrame(clause, talk)], drafts: [], strikes: [] }
  return compose(reading)
}

/** The entries that a clause tells, where nothing speaks against writing them. */
function compose(reading: Reading): Part {
  const { clause, text, context } = reading
  const pieces = applyRepairs(clause.pieces)
  const composed = guardNumbers({
    composed: composeAdd(pieces, text, context),
    tokens: reading.tokens,
    text,
    words: clause.words,
    shape: shapeOf(pieces.filter(({ struck }) => !struck)),
    currency: reading.currency,
  })
  if (whichOne.test(clause.words) && composed.frames.every(({ intent }) => intent === 'add'))
    return { frames: [askFrame(clause, 'How much was it?', { draft: { kind: 'spend' } })], drafts: [], strikes: [] }
  const hasAmount = pieces.some((piece) => piece.type === 'amount')
  if (composed.entries.length === 0)
    return { ...composed, frames: [otherFrame(clause, hasAmount ? 'negated' : 'unknown')] }
  if (!hasAmount && !looksLikeSpend(clause))
    return { frames: [otherFrame(clause, 'unknown')], drafts: composed.drafts, strikes: [] }
  return composed
}

/** "coffee was four, no, five, no wait, I don't know which". */
const whichOne =
  / (?:dont know|not sure|no idea|(?:cant|dont) remember|cant recall|forget|forgot) which(?: one)?(?: it was)? $/

const unsaid = anyOf(
  // "I paid the carpenter but have not confirmed the amount yet", "my electric bill came to I don't know how much"
  pattern`(paid|bought|got|had|spent|ordered|filled|put|took|topped|came|cost|was) .*(dont know|do not know
  |no idea|(dont|cant|cannot) (remember|recall)|not sure|forgot|forget
  |(look|check|find) (up |out )?(the |how )?(amount|price|receipt|bill|much)
  |(not|havent|never) (confirmed|checked|seen) the|pin in|couldnt tell you how much
  |(lost|mislaid|misplaced) (the|my) (receipt|slip|bill))( |$)`,
  // "lent my cousin a few bob"
  pattern`^ ((i|we|just) )*(lent|gave|tipped|sent) .*(a few (bob|quid|bucks|dollars|pounds|euros)
  |some (money|cash)|a bit of (money|cash)|(small|bit of) change) $`,
  /(cant|dont|cannot) (remember|recall) how much|(forgot|forget|not sure|no idea) how much( \S+){0,3} $/,
  pattern`(paid|bought|got|had|spent|ordered) .* (forget|forgot|dont remember|cant remember|no idea
  |dont know|not sure) (exactly )?(how much|what it cost|what i paid|the amount|the price) $`,
  // "I bought something"
  pattern`^ ((i|we|ive|weve|just|also) )+(bought|got|purchased|ordered|picked up) (something|some (stuff|things|bits)|stuff|a (thing|few things|couple of things))( today
  | just now| earlier| yesterday| online| again)? $`,
  // "got paid"
  /^ (i |ive |just )*got paid (today |yesterday |this morning |again )?$/,
  // "add a new expense at Tesco"
  pattern`^ ((add|log|record|enter|note) )?(down )?(an?|a new|another|one more|new|my) (new )?(expense|spend
  |purchase|transaction|entry|payment|cost)( at \w+( \w+)?)?( for me)? $`,
  // "we went to town and bought some shoes"
  /^ (i |we |just |then )*(drove|went|walked|rode|took) .* (bought|picked up|grabbed) (an?|some|the|my) \w+( \w+)? $/,
  // "some money came in from a client"
  /^ (some |a bit of |a little |the |my |a )*(money|cash|funds|payment) (came|arrived|landed|dropped|turned up) /,
  // "I paid them back"
  pattern`^ ((i|we|ive|weve|just) )*(paid|tipped|reimbursed|repaid|covered) (them|him|her|it|that|those
  |these|everyone|someone|somebody) (back |off )?$`,
  // "put down whatever it was"
  /^ (put|log|add|note|jot|write|enter|record) (down )?whatever /,
)

const tellsFirst = /^ (?:(?:i|we|ive|weve|just|already) )*(?:paid|bought|filled|got|spent|took|ordered|grabbed) /

/** "I paid them", "paid the plumber but I forget how much": a spend whose amount only the person can tell. */
function leavesAmountOpen(clause: Clause): boolean {
  if (clause.pieces.some(({ type }) => type === 'amount')) return false
  const words = leadingWords(clause, fillers)
  return unsaid.test(words)
}

const asides = /^(but|so|came|cant|cannot|dont|didnt|forgot|forget|whatever|few|some|no)$/

/** The question for the amount of what was told before the words that leave it open. */
function askAmount({ clause, text, context }: Reading): Frame {
  const aside = clause.pieces.findIndex(({ type, norm }, at) => at > 1 && (type === 'separator' || asides.test(norm)))
  const [told] = composeAdd(aside < 0 ? clause.pieces : clause.pieces.slice(0, aside), text, context).frames
  const named = told?.intent === 'clarify' && told.reason === 'no_amount' ? (told.draft.merchant ?? '') : ''
  if (told && named !== '' && !/\b(money|cash|few|how|some)\b/i.test(named)) return told
  return askFrame(clause, 'How much was it?', { draft: { kind: 'spend' } })
}

const toldVerbs = new Set(
  'spent bought buy paid payed grabbed ordered got had purchased dropped blew picked took filled gave tipped went copped snagged'.split(
    ' ',
  ),
)
const elsewhere = phrases(`
  account|atm|app|blocked|but|because|calendar|card|declined|doesnt work|error|free|fees|failed|help|issue
  list|lost|later|not work|playlist|pending|problem|please|reminder|stolen|twice
  why|working|wont work|wrong|when
`)

/** Without an amount only a spend that was plainly told, or a bare thing ("lunch"), is asked about. */
function looksLikeSpend(clause: Clause): boolean {
  if (spendsTime.test(clause.words) || spendsHours(clause) || onSomebody.test(clause.words) || hadSeveral(clause))
    return false
  const orders = /^ (?:add|log|record) (?!me |us |in |out |off )/.test(leadingWords(clause, fillers))
  if (
    orders &&
    clause.words.endsWith(' please ') &&
    clause.pieces.every((piece) => piece.type !== 'word' || !isContent(piece)) &&
    !says(clause, 'list', 'calendar', 'playlist')
  )
    return namesSomething(clause.pieces)
  if (!namesSomething(clause.pieces) || holds(clause.words, elsewhere) || isCommand(clause)) return false
  const words = leadingWords(clause, fillers)
  if (startsWith(words, 'was', 'were', 'is', 'are')) return false
  const things = clause.pieces.filter((piece) => piece.type === 'name').length
  const others = clause.pieces.filter((piece) => piece.type === 'word' && isContent(piece)).length
  const told = clause.pieces.some((piece) => piece.type === 'word' && toldVerbs.has(piece.norm))
  const subject = startsWith(words, 'i', 'we', ...toldVerbs)
  if (clause.pieces.some((piece) => vagueMoney.test(piece.norm)) && things + others > 0 && (told || things > 0))
    return true
  if (told && subject && things + others > 0) return others <= 3
  return startsWith(words, 'i', 'we', 'the', 'there', 'total', 'add', 'log')
    ? startsWith(words, 'add', 'log') && things > 0 && (others === 0 || (others === 1 && atPlace.test(words)))
    : things > 0 && others <= 1 && clause.pieces.length <= 7 && !clause.question
}

/** "add parking at the stadium" */
const atPlace = / at (?:the|my|our|a) \S+ $/

/** "dinner was on Tom", "drinks are on the house" */
const onSomebody =
  / (?:breakfast|brunch|lunch|dinner|supper|drinks|coffee|bill|tab|it|that) (?:was|were|is|are) on (?!me|us|sale|my|our|the (?!house|company))/

/** "I spent three hours on hold", "spent the weekend at my mum's". */
const spendsTime = pattern` (?:spent|spend|took|had) (?:\S+ ){0,3}(?:minutes?|hours?|days?|nights?|weeks?|months?|years?
  |weekend|morning|afternoon|evening|time|ages|forever) | (?:i|to|and) (?:need
  |have) to | should be | got (?:married|engaged|divorced|fired|lost|sick|up|home|here|there) | to play `
/** "spent three hours on hold", "waited 20 minutes for a bus": a number that is no amount. */
function spendsHours({ pieces }: Clause): boolean {
  return pieces.some(({ norm }, at) => passing.test(norm) && pieces[at + 1]?.type === 'number')
}

/** "had 3 meetings at work": so many of what nobody is known to sell; "had 2 more beers" is asked about. */
function hadSeveral({ pieces }: Clause): boolean {
  const [had, count, thing] = pieces.slice(-3)
  if (!/^(?:had|have|took)$/.test(had?.norm ?? '') || count?.type !== 'number') return false
  // "took 2 aspirin"
  const isTaken = had?.norm === 'took' && thing?.type === 'name' && thing.entry.category === 'Healthcare'
  return thing?.type === 'word' || isTaken
}

const passing = /^(spent|wait|waited|waiting|queued|stood|sat|slept)$/

const vagueMoney = /^(bucks|quid|dollars|pounds|cash|money|cents|few hundred)$/

import { isBareTelling } from '#domain/understanding/bare-telling.ts'
import type { Clause } from '#domain/understanding/clause.ts'
import { askAmount, leavesAmountOpen, tellsFirst, whichOne } from '#domain/understanding/entries/amount-left-open.ts'
import { composeAdd } from '#domain/understanding/entries/compose-add.ts'
import { filedUnder, readFiled } from '#domain/understanding/entries/filed-at-once.ts'
import { looksLikeSpend } from '#domain/understanding/entries/looks-like-spend.ts'
import type { Frame } from '#domain/understanding/frame.ts'
import { guardNumbers } from '#domain/understanding/guards/guard-numbers.ts'
import { askPayers } from '#domain/understanding/guards/who-only.ts'
import { askFrame } from '#domain/understanding/intents/ask-frame.ts'
import { withoutWhy } from '#domain/understanding/intents/asked-why.ts'
import { isBetweenGoals, isIntoGoal } from '#domain/understanding/intents/between-goals.ts'
import { isPersonalNumber, otherFrame, whyNot } from '#domain/understanding/intents/not-to-write.ts'
import { shapeOf, unwrapped } from '#domain/understanding/intents/order.ts'
import { isCommand, isComplaint, isForeign } from '#domain/understanding/intents/out-of-reach.ts'
import { readBalance } from '#domain/understanding/intents/read-balance.ts'
import { readBudget } from '#domain/understanding/intents/read-budget.ts'
import { asksAboutRemoval, readDelete, readUndo } from '#domain/understanding/intents/read-delete.ts'
import { readEdit } from '#domain/understanding/intents/read-edit.ts'
import { readGoal } from '#domain/understanding/intents/read-goal.ts'
import { readSummary } from '#domain/understanding/intents/read-summary.ts'
import { layThere, liesThere, onlyThat, wasBefore } from '#domain/understanding/intents/remark.ts'
import { withoutReason } from '#domain/understanding/intents/removal-reason.ts'
import { readEach } from '#domain/understanding/intents/several-orders.ts'
import { asksHowYouAre, isHostile, isNod, smallTalk } from '#domain/understanding/intents/small-talk.ts'
import { leadingWords, type Part, type Reading } from '#domain/understanding/reading.ts'
import { applyRepairs } from '#domain/understanding/repair/self-repair.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'

/**
 * Reads one clause: an order, a question or a remark where one is recognised, otherwise the entries that it tells. Never throws; a
 * clause that says nothing gives a frame of its own (`other`), so that every clause is answered.
 */
export function readClause(reading: Reading): Part {
  if (isBareTelling(reading.clause.pieces) && !reading.clause.question) return compose(reading)
  if (isNod(reading.clause)) return { frames: [otherFrame(reading.clause, 'thanks')], drafts: [], strikes: [] }
  const frames = readSingle({ ...reading, clause: withoutWhy(reading.clause) })
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
  const removal = asked ? null : readDelete(order)
  const foreign = isForeign(removal ? withoutReason(order.clause) : clause)
  if (isBetweenGoals(reading) || (foreign && !isIntoGoal(reading))) return [otherFrame(clause, 'unknown')]
  if (
    keeps.test(clause.words) ||
    countedIn.test(clause.words) ||
    onlyThat.test(clause.words) ||
    liesThere.test(clause.words) ||
    layThere.test(clause.words) ||
    wasBefore.test(clause.words)
  )
    return [otherFrame(clause, 'remark')]
  const frame = removal ?? readGoal(order) ?? readBudget(order) ?? readBalance(reading)
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

/** "don't delete it", "the coffee is right, never remove that". */
const keeps = / (?:dont|do not|never|please not) (?:ever )?(?:delete|remove|erase|scrap|bin|trash|cancel|wipe|clear) /

/** "that was included in the 23": no price of its own, and no change. */
const countedIn =
  /^ (?:(?:and|but|oh|no|actually|wait) )*(?:it|that|this|those|they|the \S+) (?:was|were|is|are) (?:already )?(?:included|counted|part|contained) (?:in|with|of) (?:the |that |my |it )?\S* ?$/

/** How each of several orders in one clause is read, and what stands beside them. */
const readers = {
  order: (part: Reading) => readDelete(part) ?? readGoal(part) ?? readBudget(part) ?? readEdit(part),
  clause: readClause,
}

/** What was told, unless its words speak against writing it down or leave its amount open. */
function readAdd(reading: Reading): Part {
  const { clause } = reading
  const filed = readFiled(reading)
  if (filed) return filedUnder(readAdd(filed.told), filed)
  if (smallTalk(clause) === 'help') return { frames: [otherFrame(clause, 'help')], drafts: [], strikes: [] }
  const asks = isCommand(clause) && !clause.pieces.some(isAmount)
  if (tellsFirst.test(leadingWords(clause, fillers)) && leavesAmountOpen(clause))
    return { frames: [askAmount(reading)], drafts: [], strikes: [] }
  const topic = (asks ? 'unknown' : null) ?? whyNot(clause) ?? (isCommand(clause) ? 'unknown' : null)
  if (topic) return { frames: [otherFrame(clause, topic)], drafts: [], strikes: [] }
  if (leavesAmountOpen(clause)) return { frames: [askAmount(reading)], drafts: [], strikes: [] }
  const shared = splitUnevenly(reading) ? compose(reading).frames[0] : undefined
  if (shared?.intent === 'add') {
    const { amountMinor: _whole, ...draft } = shared.transaction
    return { frames: [askFrame(clause, 'How much was your part of it?', { draft })], drafts: [], strikes: [] }
  }
  const talk = smallTalk(clause)
  if (talk) return { frames: [otherFrame(clause, talk)], drafts: [], strikes: [] }
  return compose(reading)
}

/** "lunch was 36, we split it but not evenly": what one's own part was is not said. */
function splitUnevenly({ clause, text }: Reading): boolean {
  if (!/ (?:split|shared|divided) /.test(clause.words) || clause.pieces.filter(isAmount).length !== 1) return false
  const said = text.slice(clause.pieces[0]?.start ?? 0).toLowerCase()
  return unevenly.test(said) && !/\b(?:mine|my (?:part|share|half)|i (?:paid|owe)|for me)\b/.test(said)
}
const unevenly =
  /\b(?:split|shared|divided)\b[^\d.?!]{0,30}?\b(?:unevenly|unequally|not (?:quite |exactly )?(?:evenly|equally|in half|fifty[ -]fifty|down the middle))\b/

/** The entries that a clause tells, where nothing speaks against writing them. */
function compose(reading: Reading): Part {
  const { clause, text, context } = reading
  const pieces = applyRepairs(clause.pieces)
  const guarded = guardNumbers({
    composed: composeAdd(pieces, text, context),
    tokens: reading.tokens,
    text,
    // what is silent at the end says nothing
    words: clause.words.replace(/(?: um)+ $/, ' '),
    shape: shapeOf(pieces.filter(({ struck }) => !struck)),
    currency: reading.currency,
  })
  const composed = askPayers(guarded, text, context)
  if (whichOne.test(clause.words) && composed.frames.every(({ intent }) => intent === 'add'))
    return { frames: [askFrame(clause, 'How much was it?', { draft: { kind: 'spend' } })], drafts: [], strikes: [] }
  const hasAmount = pieces.some(isAmount)
  if (composed.entries.length === 0)
    return { ...composed, frames: [otherFrame(clause, hasAmount ? 'negated' : 'unknown')] }
  if (!hasAmount && !looksLikeSpend(clause))
    return { frames: [otherFrame(clause, 'unknown')], drafts: composed.drafts, strikes: [] }
  return composed
}

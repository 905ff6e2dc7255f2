import type { Minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type {
  AddFrame,
  BalanceFrame,
  BudgetFrame,
  ClarifyFrame,
  DeleteFrame,
  EditFrame,
  Frame,
  GoalFrame,
  OtherFrame,
  SpokenTransaction,
  SummaryFrame,
  UndoFrame,
} from '#domain/understanding/frame.ts'

/** "split the lunch with Sam": of an entry only the person's own part stays, one of so many. Without a target the one that is talked of. */
export type ShareFrame = Pick<EditFrame, 'target' | 'spans'> & { intent: 'share'; parts: number }

/**
 * "put the coffee back": an entry that this talk took out is to stand again; `isUndone`: an undo took it, no order to delete. At another
 * amount where one was said.
 */
export type RestoreFrame = Pick<EditFrame, 'spans'> & {
  intent: 'restore'
  entry: Transaction
  isUndone: boolean
  amountMinor?: Minor
}

/**
 * An edit of what the talk told: the ids of the entries that it can mean, and what it is instead where it may be news.
 */
export type TalkEdit = EditFrame & {
  among?: readonly string[]
  /** Only the person can tell which of those it is about. */
  asksWhich?: boolean
  orNew?: SpokenTransaction
}

/** A removal of what the talk told: the ids of the entries that it can mean. */
export type TalkDelete = DeleteFrame & { among?: readonly string[] }

/** A question for the amount of one of some entries of the talk. */
export type TalkAsk = ClarifyFrame & { among?: readonly string[] }

/** An undo of one change that the talk made ("undo the coffee"); without its id of the last. */
export type TalkUndo = UndoFrame & { changeId?: number }

/** Asks for a change to what is there already. */
export type ChangeFrame =
  | TalkUndo
  | TalkDelete
  | TalkEdit
  | ClarifyFrame
  | BudgetFrame
  | GoalFrame
  | ShareFrame
  | RestoreFrame
export type QuestionFrame = SummaryFrame | BalanceFrame | BudgetFrame | GoalFrame

/** What a sentence asks for, sorted by what it takes. */
export type Decision = {
  /** Entries to write, or to ask about, in the order said. */
  entries: (AddFrame | ClarifyFrame)[]
  changes: ChangeFrame[]
  questions: QuestionFrame[]
  /** Words that call for a word back and nothing else. */
  talk: OtherFrame[]
}

/** Sorts the frames. A hostile sentence asks for nothing, whatever else it holds. */
export function decide(frames: readonly Frame[]): Decision {
  const decision: Decision = { entries: [], changes: [], questions: [], talk: [] }
  const isHostile = frames.some((frame) => frame.intent === 'other' && frame.topic === 'hostile')
  for (const frame of frames) {
    if (frame.intent === 'other') decision.talk.push(frame)
    else if (!isHostile) place(decision, frame)
  }
  return decision
}

/** Whether a sentence wants anything written or changed. */
export function isOrder({ entries, changes }: Decision): boolean {
  return entries.length > 0 || changes.length > 0
}

/** Whether the local engine knows what to do about a sentence, or at least why not to do it. */
export function isCovered({ entries, changes, questions, talk }: Decision): boolean {
  if (changes.some((frame) => frame.intent === 'budget' && !frame.category)) return false
  if (entries.length > 0 || changes.length > 0 || questions.length > 0) return true
  return !talk.some((frame) => frame.topic === 'unknown')
}

function place(decision: Decision, frame: Exclude<Frame, OtherFrame>): void {
  switch (frame.intent) {
    case 'add':
      decision.entries.push(frame)
      return
    case 'clarify':
      if (isAboutEntry(frame)) decision.changes.push(frame)
      else decision.entries.push(frame)
      return
    case 'undo':
    case 'delete':
    case 'edit':
      decision.changes.push(frame)
      return
    case 'summary':
    case 'balance':
      decision.questions.push(frame)
      return
    case 'budget':
    case 'goal':
      if (frame.question || isGoalNamed(frame)) decision.questions.push(frame)
      else decision.changes.push(frame)
  }
}

/** "a goal for Japan": nothing yet that could be done. */
function isGoalNamed(frame: BudgetFrame | GoalFrame): boolean {
  return frame.intent === 'goal' && frame.amountMinor === undefined && !frame.readings && !frame.alter && !frame.create
}

/** "add 5 to the coffee": a question about an entry that is there, not about a new one. */
function isAboutEntry({ draft }: ClarifyFrame): boolean {
  return Object.keys(draft).length === 0
}

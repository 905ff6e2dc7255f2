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
  SummaryFrame,
  UndoFrame,
} from '#domain/understanding/frame.ts'

/** What a sentence asks for, sorted by what it takes. */
export type Decision = {
  /** Entries to write, or to ask about, in the order said. */
  entries: (AddFrame | ClarifyFrame)[]
  /** Changes to what is there already. */
  changes: (UndoFrame | DeleteFrame)[]
  questions: (SummaryFrame | BalanceFrame)[]
  /** Asked for, but there is no tool for it. */
  outOfReach: (EditFrame | BudgetFrame | GoalFrame)[]
  /** Words that call for a word back and nothing else. */
  talk: OtherFrame[]
}

/** Sorts the frames. A hostile sentence asks for nothing, whatever else it holds. */
export function decide(frames: readonly Frame[]): Decision {
  const decision: Decision = { entries: [], changes: [], questions: [], outOfReach: [], talk: [] }
  const isHostile = frames.some((frame) => frame.intent === 'other' && frame.topic === 'hostile')
  for (const frame of frames) {
    if (frame.intent === 'other') decision.talk.push(frame)
    else if (!isHostile) place(decision, frame)
  }
  return decision
}

/** Whether the local engine knows what to do about a sentence, or at least why not to do it. */
export function isCovered({ entries, changes, questions, outOfReach, talk }: Decision): boolean {
  if (entries.length > 0 || changes.length > 0 || questions.length > 0) return true
  return outOfReach.length === 0 && !talk.some((frame) => frame.topic === 'unknown')
}

function place(decision: Decision, frame: Exclude<Frame, OtherFrame>): void {
  switch (frame.intent) {
    case 'add':
    case 'clarify':
      decision.entries.push(frame)
      return
    case 'undo':
    case 'delete':
      decision.changes.push(frame)
      return
    case 'summary':
    case 'balance':
      decision.questions.push(frame)
      return
    case 'edit':
    case 'budget':
    case 'goal':
      decision.outOfReach.push(frame)
  }
}

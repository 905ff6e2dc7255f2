import { AppError } from '#domain/errors.ts'
import { minor } from '#domain/money.ts'
import { readTalkSentence } from '#domain/talk/talk-sentence.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Frame } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import { NOTHING_TO_REDO, sayUndone } from '#server/assistant/answers/taken-back.ts'
import { type Told, tellChange, toldOnly } from '#server/assistant/answers/tell-change.ts'
import { addMoney } from '#server/assistant/changes/add-money.ts'
import { alterGoal } from '#server/assistant/changes/alter-goal.ts'
import { askTotal } from '#server/assistant/changes/ask-total.ts'
import { createGoal } from '#server/assistant/changes/create-goal.ts'
import { deleteEntry } from '#server/assistant/changes/delete-entry.ts'
import { editEntry } from '#server/assistant/changes/edit-entry.ts'
import type { OpenGoal } from '#server/assistant/changes/new-goal.ts'
import { askLimit, limitsOf, setBudget } from '#server/assistant/changes/set-budget.ts'
import { shareEntry } from '#server/assistant/changes/share-entry.ts'
import { takeFromGoal } from '#server/assistant/changes/take-from-goal.ts'
import type { ChangeFrame, RestoreFrame, TalkUndo } from '#server/assistant/decide.ts'
import type { OpenChoice, PreparedCall, PreparedChange } from '#server/assistant/entries/open-choice.ts'
import type { OpenSentence } from '#server/assistant/entries/open-sentence.ts'
import { changeNamed, readNamedUndo } from '#server/assistant/find/undo-named.ts'
import { changedSomething } from '#server/assistant/outcome.ts'
import type { WaitingQuestion } from '#server/assistant/reply.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { OpenBudget } from '#server/assistant/waiting/resolve-budget.ts'
import type { OpenTotal } from '#server/assistant/waiting/resolve-total.ts'
import type { Context } from '#server/context.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

/** What a change may use, inside the open turn. */
export type ChangeScope = { context: Context; turn: WriteTurn; speaker: Speaker }

/** What an order comes to: calls to make, with what is to be said beside them, a choice to put to the person, or words alone, which may ask for what is missing. */
export type Intention =
  | (PreparedChange & { beside?: string })
  | { ask: OpenChoice }
  | { say: string; waiting?: { total: OpenTotal } | { budget: OpenBudget } | { goal: OpenGoal } }

/** What came of one order; `waiting` is what has to be answered before anything of it is done. */
export type Changed = Told & { waiting?: Exclude<WaitingQuestion, OpenSentence> }

/** Makes the changes of one sentence in the order said (ruling 46). Errors: those of the tools. */
export async function makeChanges(scope: ChangeScope, frames: readonly ChangeFrame[]): Promise<Changed[]> {
  const keys = keysOf(scope.speaker)
  const changed: Changed[] = []
  const asked = await asOneName(scope, await asNamedUndo(scope, frames))
  if (await undoesNothing(scope, asked)) return [toldOnly(NOTHING_CHANGED)]
  const undos = asked.filter((frame) => frame.intent === 'undo')
  if (undos[0] && (await isRedo(scope, undos[0]))) changed.push(await redoTurn(scope, keys))
  else if (undos.length > 0) changed.push(await undoTurns(scope, { undos, keys }))
  for (const frame of asked) {
    if (frame.intent === 'undo') continue
    const limits = limitsOf(frame, asked)
    if (limits.length > 1 && limits[0] !== frame) continue
    const intention = askLimit(limits, scope.speaker.currency) ?? (await intend(scope, frame))
    if ('calls' in intention) changed.push(...(await makePrepared(scope, intention, keys)))
    if ('beside' in intention && intention.beside) changed.push(toldOnly(intention.beside))
    if ('ask' in intention) changed.push({ ...toldOnly(intention.ask.ask), waiting: { choice: intention.ask } })
    if ('say' in intention)
      changed.push({ ...toldOnly(intention.say), ...(intention.waiting ? { waiting: intention.waiting } : {}) })
  }
  return changed
}

/** "undo the coffee": the change that the talk made to it; a coffee of before the talk is taken out. */
async function asNamedUndo(scope: ChangeScope, frames: readonly ChangeFrame[]): Promise<readonly ChangeFrame[]> {
  const [undo, ...more] = frames
  if (undo?.intent !== 'undo' || undo.redo || more.length > 0) return frames
  const named = readNamedUndo(scope.speaker.message)
  if (named === null) return frames
  const changeId = await changeNamed(scope, named)
  if (changeId !== null) return [{ ...undo, changeId }]
  if (named.isOfChange || named.name === null) throw new AppError('nothing_to_undo')
  const { spans, confidence } = undo
  return [{ intent: 'delete', target: { merchant: named.name }, spans, confidence }]
}

const NOTHING_CHANGED = 'That changed nothing. Say "undo" once more to take back what was saved before it.'
const orders: readonly string[] = ['edit', 'delete', 'budget', 'goal'] satisfies Frame['intent'][]

/** "undo that" right behind an order that changed nothing: what was saved before it is not what is meant. */
async function undoesNothing({ context, speaker }: ChangeScope, asked: readonly ChangeFrame[]): Promise<boolean> {
  const [undo, ...more] = asked
  if (undo?.intent !== 'undo' || undo.redo || undo.changeId !== undefined || more.length > 0) return false
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (!before) return false
  if (changedSomething(before.outcome) || before.outcome.question || before.outcome.summary) return false
  const { today, currency } = speaker
  const [frame] = understand(before.message, { today, currency }).frames
  return frame !== undefined && orders.includes(frame.intent) && !('question' in frame && frame.question)
}

/** "delete bread and milk" means the one entry that is called so, where there is one. */
async function asOneName({ turn }: ChangeScope, frames: readonly ChangeFrame[]): Promise<readonly ChangeFrame[]> {
  const [first, second, ...more] = frames
  if (first?.intent !== 'delete' || second?.intent !== 'delete' || more.length > 0) return frames
  if (!first.target || !second.target) return frames
  const merchant = `${first.target.merchant} and ${second.target.merchant}`
  const named = await turn.newestEntries(merchant)
  return named.length === 0 ? frames : [{ ...first, target: { merchant } }]
}

type Making = Pick<ChangeScope, 'turn' | 'speaker'>

/** Makes a change that is ready, and tells each part of it that is to be told. */
export async function makePrepared(
  making: Making,
  { calls, toldEach }: PreparedChange,
  keys = keysOf(making.speaker),
): Promise<Told[]> {
  const made: Made = { id: null }
  if (!toldEach) return [await makeCalls(making, { calls, keys, made })]
  const told: Told[] = []
  for (const call of calls) told.push(await makeCalls(making, { calls: [call], keys, made }))
  return told
}

/** The goal that was made last. */
type Made = { id: string | null }

async function makeCalls(
  { turn, speaker }: Making,
  { calls, keys, made = { id: null } }: { calls: readonly PreparedCall[]; keys: Iterator<string>; made?: Made },
): Promise<Told> {
  let all = toldOnly('')
  for (const { name, ofMade, ...call } of calls) {
    const input = ofMade ? { ...call.input, id: made.id } : call.input
    const { output, changeId } = await turn.run({ name, input, key: String(keys.next().value) })
    if (name === 'createGoal') made.id = (output as ToolOutput<'createGoal'>).goal.id
    const told = tellChange(name, { input, output, changeId: changeId ?? 0, manner: speaker })
    all = { ...told, tookBack: [...all.tookBack, ...told.tookBack] }
  }
  return all
}

/** The keys of the writes of a turn that change what is there, in the order in which they are made (ruling 40). */
function* keysOf({ turnId }: Speaker): Generator<string, never> {
  for (let index = 0; ; index++) yield `${turnId}:change:${index}`
}

function intend(scope: ChangeScope, frame: Exclude<ChangeFrame, { intent: 'undo' }>): Promise<Intention> {
  switch (frame.intent) {
    case 'delete':
      return deleteEntry(scope, frame)
    case 'clarify':
      return frame.reason === 'no_day' ? Promise.resolve({ say: frame.ask }) : askTotal(scope, frame)
    case 'edit':
      return editEntry(scope, frame)
    case 'share':
      return shareEntry(scope, frame)
    case 'restore':
      return Promise.resolve({ calls: restoreCalls(frame) })
    case 'budget':
      return setBudget(scope, frame)
    case 'goal':
      if (frame.takesOut) return takeFromGoal(scope, frame)
      if (frame.alter) return alterGoal(scope, frame)
      return frame.create ? createGoal(scope, frame) : addMoney(scope, frame)
  }
}

/** What was deleted comes back as it was, or at the amount that was said; what an undo took, which may have been more than that, is written again. */
function restoreCalls({ entry, isUndone, amountMinor }: RestoreFrame): PreparedCall[] {
  const { id, merchant, category, date } = entry
  const back: PreparedCall = { name: 'undoLast', input: { transactionId: id } }
  if (!isUndone) return amountMinor ? [back, { name: 'updateTransaction', input: { id, amountMinor } }] : [back]
  const kind = entry.amountMinor < 0 ? 'income' : 'spend'
  const input = { merchant, category, date, kind, amountMinor: amountMinor ?? minor(Math.abs(entry.amountMinor)) }
  return [{ name: 'addTransaction', input }]
}

/** "bring it back" right after an undo means what that undo took. */
async function isRedo({ turn, speaker }: ChangeScope, { redo = false }: TalkUndo): Promise<boolean> {
  if (redo || readTalkSentence(speaker.message)?.means !== 'back') return redo
  return (await turn.lastUndos()).length > 0
}

/** "redo" right after an undo takes that undo back; what was undone stands again. */
async function redoTurn({ turn, speaker }: ChangeScope, keys: Iterator<string>): Promise<Told> {
  const calls = (await turn.lastUndos()).map((changeId): PreparedCall => ({ name: 'undoLast', input: { changeId } }))
  return calls.length === 0 ? toldOnly(NOTHING_TO_REDO) : makeCalls({ turn, speaker }, { calls, keys })
}

/** "undo the last two" takes back as many turns as there are, and says it once. */
async function undoTurns(
  { turn, speaker }: ChangeScope,
  { undos, keys }: { undos: readonly TalkUndo[]; keys: Iterator<string> },
): Promise<Told> {
  const undone: Parameters<typeof sayUndone>[0] & { changeIds: number[] } = {
    changeIds: [],
    removed: [],
    restored: [],
    others: [],
  }
  for (const [index, { changeId }] of undos.entries()) {
    try {
      const input = changeId === undefined ? {} : { changeId }
      const { output } = await turn.run({ name: 'undoLast', input, key: String(keys.next().value) })
      undone.changeIds.push(...output.changeIds)
      undone.removed.push(...output.removed)
      undone.restored.push(...output.restored)
      undone.others.push(...output.others)
    } catch (error) {
      const isAtTheEnd = error instanceof AppError && error.code === 'nothing_to_undo'
      if (!isAtTheEnd || index === 0) throw error
      break
    }
  }
  return {
    ...toldOnly(sayUndone(undone, speaker)),
    removed: undone.removed,
    tookBack: undone.changeIds,
  }
}

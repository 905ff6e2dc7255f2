import type { Minor } from '#domain/money.ts'
import type { EditFrame } from '#domain/understanding/frame.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import { raiseBudget } from '#server/assistant/changes/set-budget.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { amountSaid } from '#server/assistant/said-figures.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "make that 450" right after a budget or a goal means that one; null where the talk was about an entry. */
export async function editSubject(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  change: EditFrame['change'],
): Promise<Intention | null> {
  const { amountMinor, byMinor, ...others } = change
  if (Object.keys(others).length > 0) return null
  const subject = await talkSubject(context, speaker)
  if (byMinor !== undefined)
    return subject?.about === 'budget'
      ? raiseBudget({ context, speaker }, { category: subject.category, byMinor })
      : null
  if (amountMinor === undefined) return null
  if (subject?.about === 'budget') {
    const input = { category: subject.category, amountMinor: await wholeSaid({ context, speaker }, amountMinor) }
    return { calls: [{ name: 'setBudget', input }] }
  }
  if (subject?.about !== 'goal') return null
  const { output } = await runTool(context, { name: 'getGoals', input: {}, userId: speaker.userId })
  const goal = output.goals.find(({ name }) => name === subject.name)
  if (!goal) return null
  if (subject.fedBy === null) {
    const targetMinor = await wholeSaid({ context, speaker }, amountMinor)
    return { calls: [{ name: 'updateGoal', input: { id: goal.id, targetMinor } }] }
  }
  return {
    calls: [
      { name: 'undoLast', input: { changeId: subject.fedBy } },
      { name: 'addToGoal', input: { id: goal.id, amountMinor } },
    ],
  }
}

/** "no, make it three fifty": a limit or a target has no cents where the words can be heard without. */
async function wholeSaid(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  amountMinor: Minor,
): Promise<Minor> {
  const message = `set my food budget to ${amountSaid(speaker.message, speaker)}`
  const [frame] = (await interpret(context, { ...speaker, message, last: null })).frames
  const whole = frame?.intent === 'budget' ? frame.amountMinor : undefined
  return whole === amountMinor * 100 ? whole : amountMinor
}

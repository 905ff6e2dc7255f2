import { type Period, startOfMonth } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'
import { sayNet } from '#server/assistant/answers/asked.ts'
import { soFar } from '#server/assistant/questions/so-far.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** What came in against what went out, of the period that is named or the month so far. */
export async function net(context: Context, speaker: Speaker, when: string | null): Promise<string> {
  const { userId, today, currency } = speaker
  const [named] = when === null ? [] : understand(`how much did i spend ${when}`, { today, currency }).frames
  const { period, periodLabel } = named?.intent === 'summary' ? named : soFar('month', speaker)
  return sayNet(await inAndOut(context, userId, period), periodLabel, currency)
}

/** What came in against what went out of the month so far; null where nothing is recorded of it. */
export async function netOfMonth(context: Context, speaker: Speaker): Promise<string | null> {
  const { period, periodLabel } = soFar('month', speaker)
  const money = await inAndOut(context, speaker.userId, period)
  return money.spent.count + money.earned.count > 0 ? sayNet(money, periodLabel, speaker.currency) : null
}

/** What was spent and what came in during a period. */
async function inAndOut(context: Context, userId: string, period: Period) {
  const [spent, earned] = await Promise.all([
    runTool(context, { name: 'getTransactionSummary', input: period, userId }),
    runTool(context, { name: 'getTransactionSummary', input: { ...period, kind: 'income' }, userId }),
  ])
  return { spent: spent.output, earned: earned.output }
}

/** What there is to spend: the budget of the thing that is named, the budgets, the month, and the balance. */
export async function room(context: Context, speaker: Speaker, about: string | null) {
  const { userId, today, currency } = speaker
  const [budgets, balances, money] = await Promise.all([
    runTool(context, { name: 'getBudgetStatus', input: {}, userId }),
    runTool(context, { name: 'getBalances', input: {}, userId }),
    inAndOut(context, userId, { from: startOfMonth(today), to: today }),
  ])
  const [draft] = about === null ? [] : understand(`bought ${about}`, { today, currency }).drafts
  return {
    budgets: budgets.output,
    balances: balances.output,
    ...money,
    wish: draft ? { amountMinor: draft.amountMinor, category: draft.category } : null,
  }
}

export type Room = Awaited<ReturnType<typeof room>>

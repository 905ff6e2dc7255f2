import { formatMoney, minor } from '#domain/money.ts'
import { rowsOf } from '#server/assistant/answers/summary.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import { lastTwoTotals } from '#server/assistant/questions/totals-told.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "both together": the two totals told last in one; null where there were none, or one may hold rows of the other. */
export async function sumOfTwo(context: Context, speaker: Speaker): Promise<FullQuestion | null> {
  const sides = await lastTwoTotals(context, speaker)
  if (!sides) return null
  const [later, earlier] = sides
  const isApart = later.period.to < earlier.period.from || earlier.period.to < later.period.from
  const isOther = Boolean(later.category && earlier.category && later.category !== earlier.category)
  if (later.kind !== earlier.kind || later.except || earlier.except || !(isApart || isOther)) return null
  const totals = await Promise.all(
    sides.map(async ({ period, kind, category, merchant }) => {
      const input = { ...period, kind, category, merchant }
      return (await runTool(context, { name: 'getTransactionSummary', input, userId: speaker.userId })).output
    }),
  )
  const sum = totals.reduce((all, { totalMinor }) => all + totalMinor, 0)
  const count = totals.reduce((all, each) => all + each.count, 0)
  return { say: `${formatMoney(minor(sum), speaker.currency)} in all, ${rowsOf(count)}.` }
}

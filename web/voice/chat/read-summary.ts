import { decimalFromMinor, minor } from '#domain/money.ts'
import type { ToolInput, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { apiFetch } from '#web/lib/api.ts'

/** The figures of a period for the voice agent, as decimals (ruling 4). */
export async function readSummary(input: ToolInput<'getTransactionSummary'>): Promise<string> {
  const response = await apiFetch('/api/tools/getTransactionSummary', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  const { output }: ToolAnswer<ToolOutput<'getTransactionSummary'>> = await response.json()
  const decimal = (amount: number) => decimalFromMinor(minor(amount))
  return JSON.stringify({
    from: output.from,
    to: output.to,
    total: decimal(output.totalMinor),
    count: output.count,
    byCategory: output.byCategory.map(({ category, totalMinor }) => ({ category, total: decimal(totalMinor) })),
  })
}

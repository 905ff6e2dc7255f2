import type { Day } from '#domain/calendar.ts'
import { apiFetch } from '#web/lib/api.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** Saves every expense of a period, or the newest few, as CSV. The server writes it: the page holds only a part of the rows. */
export async function exportExpenses(what: { from: Day; to: Day } | { limit: number }): Promise<void> {
  const query = new URLSearchParams(Object.entries(what).map(([name, value]) => [name, String(value)]))
  const answer = await apiFetch(`/api/spend/export?${query}`)
  const name = 'from' in what ? `expenses-${what.from}-to-${what.to}.csv` : 'expenses-recent.csv'
  saveFile(await answer.blob(), name)
}

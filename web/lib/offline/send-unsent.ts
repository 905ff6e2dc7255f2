import type { QueryClient } from '@tanstack/react-query'
import { product } from '#domain/product.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { ApiError } from '#web/lib/api.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { removeUnsent, type Unsent, unsentOf } from '#web/lib/offline/unsent.ts'
import { writeApi } from '#web/lib/query/read-api.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'

/**
 * Sends what waits, oldest first, from one tab at a time. What the server refuses for good is told and dropped; what it could not be
 * reached for waits on.
 */
export async function sendUnsent({ personId, client }: { personId: string; client: QueryClient }): Promise<void> {
  const work = () => sendAll({ personId, client })
  if (navigator.locks) await navigator.locks.request(`unsent-${personId}`, work)
  else await work()
}

async function sendAll({ personId, client }: { personId: string; client: QueryClient }): Promise<void> {
  let sent = 0
  for (const item of unsentOf(personId)) {
    try {
      sent += await send(item)
      removeUnsent(personId, item.key)
    } catch (error) {
      if (isWorthWaiting(error)) break
      removeUnsent(personId, item.key)
      const description = error instanceof Error ? error.message : ''
      toast({ title: errorTitleOfTool.addTransaction, description, tone: 'destructive' })
    }
  }
  if (sent > 0) {
    const what = sent === 1 ? 'What you said offline is' : `All ${sent} entries from offline are`
    toast({ title: 'Back online', description: `${what} in your books.`, tone: 'success' })
  }
  refreshTables(client, [...tablesOfTool.addTransaction, 'budgets', 'chat'])
}

/** How many entries it became. */
async function send(item: Unsent): Promise<number> {
  if (item.kind === 'entry') {
    await callTool('addTransaction', item.input, item.key)
    return 1
  }
  const { text: message, key: turn_id, today } = item
  const answer = await writeApi<AssistantAnswer>('/functions/v1/ai-assistant', {
    message,
    turn_id,
    today,
    autoCategorize: true,
  })
  const { saved, question } = answer.turn
  if (question)
    toast({ title: `${product.assistant} has a question`, description: `${question.ask} It waits in the chat.` })
  return saved.length
}

function isWorthWaiting(error: unknown): boolean {
  if (isUnreached(error)) return true
  return error instanceof ApiError && (error.retryable || error.status === 401)
}

import type { QueryClient } from '@tanstack/react-query'
import { product } from '#domain/product.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { ApiError, isSignedOut } from '#web/lib/api.ts'
import { isOffline } from '#web/lib/offline/connection.ts'
import { headersOf } from '#web/lib/offline/headers-of.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { sendAlone } from '#web/lib/offline/send-alone.ts'
import { removeUnsent, setAside, type Unsent, unsentOf } from '#web/lib/offline/unsent.ts'
import { isMessage } from '#web/lib/offline/unsent-count.ts'
import { writeApi } from '#web/lib/query/read-api.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'

const BUSY_SECONDS = 30

type Sending = { personId: string; client: QueryClient }

/**
 * Sends what waits, oldest first, from one tab at a time. What the server could not be reached for waits on; what it does not take
 * stands aside, kept for the person, and holds up nothing. It ends where another person signs in. Resolves with the seconds to wait where the server asks for time.
 */
export function sendUnsent(sending: Sending): Promise<number | null> {
  return sendAlone(lockOf(sending), () => sendAll({ ...sending, items: unsentOf(sending.personId), isAsked: false }))
}

/** Sends one of them once more, because the person says so. */
export function sendAgain({ key, ...sending }: Sending & { key: string }): Promise<number | null> {
  return sendAlone(lockOf(sending), () => {
    const items = unsentOf(sending.personId).filter((item) => item.key === key)
    return sendAll({ ...sending, items, isAsked: true })
  })
}

function lockOf({ personId }: Sending): string {
  return `unsent-${personId}`
}

/** `isAsked`: the person waits for what comes of it, whatever that is; otherwise a refusal is told the first time alone. */
async function sendAll({
  personId,
  client,
  items,
  isAsked,
}: Sending & { items: readonly Unsent[]; isAsked: boolean }): Promise<number | null> {
  const added = new Set<string>()
  let waitSeconds: number | null = null
  for (const item of items) {
    const headers = headersOf(personId)
    if (!headers) break
    try {
      await send(item, { headers, added })
      removeUnsent(personId, item.key)
    } catch (error) {
      // What alone is kept from its answer is tried again in a while; a server that is away is waited for.
      waitSeconds = isUnreached(error) ? (isOffline() ? null : BUSY_SECONDS) : secondsToWait(error)
      const isForLater = waitSeconds !== null || isUnreached(error) || isSignedOut(error)
      const words = error instanceof Error ? error.message : ''
      if (!isForLater) setAside(personId, item.key, words)
      if (isAsked || !(isForLater || item.refusal)) tellFailure(item, words, waitSeconds)
      if (isForLater) break
    }
  }
  if (added.size > 0) {
    const what = added.size === 1 ? 'What you said offline is' : `${added.size} entries from offline are`
    toast({ title: 'Back online', description: `${what} in your books.`, tone: 'success' })
  }
  refreshTables(client, [...tablesOfTool.addTransaction, 'budgets', 'chat'])
  return waitSeconds
}

function tellFailure(item: Unsent, words: string, waitSeconds: number | null): void {
  const description = waitSeconds === null ? words : `${words} Retry available in ${waitSeconds} seconds.`
  const title = isMessage(item) ? 'Error' : errorTitleOfTool.addTransaction
  toast({ title, description, tone: 'destructive' })
}

/** `added`: the ids of the entries that came of what was sent so far and still stand. */
async function send(
  item: Unsent,
  { headers, added }: { headers: Record<string, string>; added: Set<string> },
): Promise<void> {
  if (item.kind === 'entry') {
    const { output } = await callTool('addTransaction', item.input, { key: item.key, headers })
    added.add(output.transaction.id)
    return
  }
  const { text: message, key: turn_id, today } = item
  const body = { message, turn_id, today, autoCategorize: true }
  const answer = await writeApi<AssistantAnswer>('/functions/v1/ai-assistant', body, headers)
  const { saved, removed, question } = answer.turn
  for (const { transaction } of saved) added.add(transaction.id)
  for (const { id } of removed) added.delete(id)
  if (question)
    toast({ title: `${product.assistant} has a question`, description: `${question.ask} It waits in the chat.` })
}

/** Too much at once, too busy, or a token that has ended and is being renewed: the same words are welcome a little later. */
function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null
  if (error.status !== 429 && error.status !== 503 && error.code !== 'invalid_jwt') return null
  return error.retryAfterSeconds ?? BUSY_SECONDS
}

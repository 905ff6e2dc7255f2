import type { BankLinkOrder } from '#domain/bank.ts'
import type { AbandonAnswer, BankLinkAnswer } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

/** What one dialog sends. */
export type LinkSender = {
  /** Sends the order or, without one, ends what was begun on the aggregator's page. The same sent again carries the same key. */
  send(order: BankLinkOrder | null): Promise<BankLinkAnswer>
  /** Lets go of what was sent last. */
  abandon(): Promise<AbandonAnswer>
}

export function createLinkSender(): LinkSender {
  const keys = new Map<string, string>()
  let last = ''
  const keyed = <Answer>(path: string, body: object) => {
    const key = keys.get(last) ?? newId()
    keys.set(last, key)
    return writeApi<Answer>(path, body, { 'Idempotency-Key': key })
  }
  return {
    send(order) {
      last = JSON.stringify(order)
      return order ? keyed('/api/banking/link', order) : keyed('/api/banking/finish', {})
    },
    abandon: () => keyed('/api/banking/abandon', {}),
  }
}

import type { BankLinkOrder } from '#domain/bank.ts'
import type { BankLinkAnswer } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

const keys = new WeakMap<BankLinkOrder, string>()

/** Sends the order, or, without one, ends what was begun on the aggregator's page. An order sent again carries the same key. */
export function sendLink(order: BankLinkOrder | null): Promise<BankLinkAnswer> {
  if (!order) return writeApi('/api/banking/finish', {}, { 'Idempotency-Key': newId() })
  const key = keys.get(order) ?? newId()
  keys.set(order, key)
  return writeApi('/api/banking/link', order, { 'Idempotency-Key': key })
}

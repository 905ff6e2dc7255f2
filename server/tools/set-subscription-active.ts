import { ownSubscriptions } from '#db/read/own-subscriptions.ts'
import { findPausedPayment } from '#db/read/paused-payment.ts'
import { AppError } from '#domain/errors.ts'
import type { WriteTool } from '#server/tools/tool.ts'

/** Pauses a detected subscription, or takes it up again (ruling 14). Errors: not_found for one that is not detected. */
export const setSubscriptionActive: WriteTool<'setSubscriptionActive'> = {
  effect: 'write',
  async run({ trx, ledger, userId, today, now, newId }, { merchant, cadence, isActive }) {
    const name = merchant.toLowerCase()
    const found = (await ownSubscriptions(trx, { userId, today })).find(
      (one) => one.newest.merchant.toLowerCase() === name && one.cadence === cadence,
    )
    if (!found) throw new AppError('not_found')
    const answer = { merchant: found.newest.merchant, cadence, isActive }
    if (found.isActive === isActive) return { ...answer, changed: false }
    const paused = await findPausedPayment(trx, { userId, merchant, cadence })
    if (isActive && paused) await ledger.remove('paused_payments', paused)
    else await ledger.insert('paused_payments', { id: newId(), created_at: now, merchant: name, cadence })
    return { ...answer, changed: true }
  },
}

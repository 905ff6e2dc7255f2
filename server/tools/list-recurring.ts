import { describeSubscription, ownSubscriptions } from '#db/read/own-subscriptions.ts'
import type { ReadTool } from '#server/tools/tool.ts'

/** Payments of the person that come back, weekly to yearly, but for those they have paused (ruling 13, ruling 14). */
export const listRecurring: ReadTool<'listRecurring'> = {
  effect: 'read',
  async run({ db, userId, today }) {
    const found = (await ownSubscriptions(db, { userId, today })).filter(({ isActive }) => isActive)
    return {
      recurring: found.map(describeSubscription),
      monthlyTotalMinor: found.reduce((sum, { monthlyMinor }) => sum + monthlyMinor, 0),
    }
  },
}

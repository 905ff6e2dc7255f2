import { queryOptions } from '@tanstack/react-query'
import type { SubscriptionsView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

/** What comes back in the person's own entries. The plan that they have with us is `subscription.ts`. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: ({ signal }) => readApi<SubscriptionsView>('/api/subscriptions', signal),
  meta: { tables: ['transactions', 'paused_payments'] },
})

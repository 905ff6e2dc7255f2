import { queryOptions } from '@tanstack/react-query'
import type { SubscriptionView } from '#domain/plan.ts'
import { readApi } from '#web/lib/query/read-api.ts'

export const subscriptionDetailsQuery = queryOptions({
  queryKey: ['subscription', 'details'],
  queryFn: ({ signal }) => readApi<SubscriptionView>('/api/subscription', signal),
  meta: { tables: ['subscriptions'] },
})

import { queryOptions } from '@tanstack/react-query'
import type { UsageView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

/** This month's turns and voice chats; every turn changes it. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => readApi<UsageView>('/api/usage', signal),
  meta: { tables: ['chat', 'transactions'] },
})

import { queryOptions } from '@tanstack/react-query'
import type { InsightsView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

export const insightsQuery = queryOptions({
  queryKey: ['insights'],
  queryFn: ({ signal }) => readApi<InsightsView>('/api/insights', signal),
  meta: { tables: ['transactions'] },
})

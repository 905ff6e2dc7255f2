import { queryOptions } from '@tanstack/react-query'
import type { DashboardView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => readApi<DashboardView>('/api/dashboard', signal),
  meta: { tables: ['transactions', 'goals', 'accounts', 'cards', 'paused_payments'] },
})

import { queryOptions } from '@tanstack/react-query'
import type { Period } from '#domain/calendar.ts'
import type { SpendCategoriesView, SpendView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

export const spendQuery = queryOptions({
  queryKey: ['spend'],
  queryFn: ({ signal }) => readApi<SpendView>('/api/spend', signal),
  meta: { tables: ['transactions', 'profiles'] },
})

export function spendCategoriesQuery(period: Period) {
  return queryOptions({
    queryKey: ['spend', 'categories', period],
    queryFn: ({ signal }) =>
      readApi<SpendCategoriesView>(`/api/spend/categories?${new URLSearchParams(period)}`, signal),
    meta: { tables: ['transactions'] },
  })
}

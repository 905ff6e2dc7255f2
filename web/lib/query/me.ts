import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Person } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => readApi<Person>('/api/me', signal),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { tables: ['profiles', 'subscriptions'] },
})

/** The signed-in person; undefined until known. */
export function useMe(): Person | undefined {
  return useQuery(meQuery).data
}

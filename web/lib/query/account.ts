import { queryOptions } from '@tanstack/react-query'
import type { OpenSession } from '#domain/session.ts'
import type { AccountView } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readApi<AccountView>('/api/account', signal),
})

/** Where the person is signed in, the newest first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => readApi<{ sessions: OpenSession[] }>('/api/sessions', signal),
  select: ({ sessions }) => sessions,
})

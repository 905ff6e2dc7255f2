import { queryOptions } from '@tanstack/react-query'
import type { ChatPage } from '#domain/views.ts'
import { readApi } from '#web/lib/query/read-api.ts'

/** The newest page of the conversation. It shows what was undone, too. When it cannot be read the copy of this device stands in. */
export const chatQuery = queryOptions({
  queryKey: ['chat'],
  queryFn: ({ signal }) =>
    readApi<ChatPage>('/api/chat', signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      console.warn('The chat history could not be brought up to date')
      return null
    }),
  meta: { tables: ['chat', 'transactions'] },
})

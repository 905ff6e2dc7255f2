import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatPage } from '#domain/views.ts'
import { chatQuery } from '#web/lib/query/chat.ts'
import { readApi } from '#web/lib/query/read-api.ts'
import { toast } from '#web/lib/toast/toast.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** Pages of the conversation before the newest one, fetched one at a time. */
export function useEarlier(assistant: Assistant): { hasMore: boolean; isLoading: boolean; load: () => void } {
  const { data } = useQuery(chatQuery)
  const [reached, setReached] = useState<number | null>()
  const [isLoading, setLoading] = useState(false)
  const before = reached === undefined ? (data?.before ?? null) : reached
  const load = () => {
    setLoading(true)
    readApi<ChatPage>(`/api/chat?before=${before}`)
      .then((page) => {
        assistant.takeIn(page.messages)
        setReached(page.before)
      })
      .catch((error: unknown) => {
        const description = error instanceof Error ? error.message : ''
        toast({ title: 'Error loading data', description, tone: 'destructive' })
      })
      .finally(() => setLoading(false))
  }
  return { hasMore: before !== null, isLoading, load }
}

import { useEarlier } from '#web/features/assistant/use-earlier.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** The way back into what was said before; gone once the beginning is reached. */
export function Earlier({ assistant }: { assistant: Assistant }) {
  const { hasMore, isLoading, load } = useEarlier(assistant)
  if (!hasMore) return null
  return (
    <button type="button" className="earlier" disabled={isLoading} onClick={load}>
      {isLoading ? 'Turning back…' : 'Earlier'}
    </button>
  )
}

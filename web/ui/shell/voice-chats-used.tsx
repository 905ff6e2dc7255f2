import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '#web/lib/query/usage.ts'
import { QuotaTicks } from '#web/ui/charts/quota-ticks.tsx'

const UNKNOWN = { used: 0, limit: Number.POSITIVE_INFINITY }

/** The month's voice chats as ticks, for who has a limit; its place is kept until the figures are there. */
export function VoiceChatsUsed() {
  const { data, isError } = useQuery(usageQuery)
  const { used, limit } = data?.voiceChats ?? UNKNOWN
  if (isError || limit === null) return null
  return (
    <span className="menu-quota">
      <QuotaTicks used={used} limit={limit} />
      <span className="caption tnum">{data ? `${used} of ${limit} voice chats` : '\u00a0'}</span>
    </span>
  )
}

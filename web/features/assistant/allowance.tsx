import { useSelector } from '@xstate/react'
import type { Assistant } from '#web/voice/assistant.ts'

/** The voice chats of the month: a count on the Free plan, a word for developers, nothing for who pays (specification §2). */
export function Allowance({ assistant }: { assistant: Assistant }) {
  const limits = useSelector(assistant.usage, ({ context }) => context.limits)
  if (assistant.person.isDeveloper) return <p className="caption">Unlimited Access</p>
  if (!limits || limits.limit === null) return null
  return (
    <p className="caption tnum">
      {limits.usage_count} of {limits.limit} voice chats
    </p>
  )
}

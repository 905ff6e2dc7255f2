import { assistantGreeting } from '#domain/assistant-greeting.ts'
import { zonedMoment } from '#domain/calendar.ts'
import type { Person } from '#domain/views.ts'
import { OnlineBadge } from '#web/features/assistant/online-badge.tsx'
import { useTimeZone } from '#web/lib/person/today.ts'

/** The welcome by the person's own hour: afternoon ends at 17 here (specification §9). */
export function Greeting({ person }: { person: Person }) {
  const { hour } = zonedMoment(Date.now(), useTimeZone())
  return (
    <header className="top talk-top">
      <h1 className="hello">{assistantGreeting(hour, person.firstName)}</h1>
      <OnlineBadge />
    </header>
  )
}

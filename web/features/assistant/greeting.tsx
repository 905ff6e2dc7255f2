import { assistantGreeting } from '#domain/assistant-greeting.ts'
import { zonedMoment } from '#domain/calendar.ts'
import { Allowance } from '#web/features/assistant/allowance.tsx'
import { OnlineBadge } from '#web/features/assistant/online-badge.tsx'
import { useTimeZone } from '#web/lib/person/today.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** The welcome by the person's own hour: afternoon ends at 17 here (specification §9). */
export function Greeting({ assistant }: { assistant: Assistant }) {
  const { hour } = zonedMoment(Date.now(), useTimeZone())
  const { firstName, isDeveloper } = assistant.person
  return (
    <header className="top talk-top">
      <div>
        <h1 className="hello">
          {assistantGreeting(hour, firstName)}
          {isDeveloper && <span className="quiet"> (Developer)</span>}
        </h1>
        <Allowance assistant={assistant} />
      </div>
      <OnlineBadge />
    </header>
  )
}

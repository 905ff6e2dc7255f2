import { useState } from 'react'
import { zonedMoment } from '#domain/calendar.ts'
import { encouragements } from '#web/features/dashboard/encouragements.ts'
import { greetedNameOf } from '#web/lib/person/display-name.ts'
import { greetingAt } from '#web/lib/person/greeting.ts'
import { useTimeZone } from '#web/lib/person/today.ts'
import { useMe } from '#web/lib/query/me.ts'
import { DayLabel } from '#web/ui/day-label.tsx'
import { UserMenu } from '#web/ui/shell/user-menu.tsx'
import { UpgradeLink } from '#web/ui/upgrade-link.tsx'

/** Good morning, by the clock on the person's own wall (ruling 25), and one line to go on with. */
export function Greeting({ isFree }: { isFree: boolean }) {
  const me = useMe()
  const { day, hour } = zonedMoment(Date.now(), useTimeZone())
  const [line] = useState(() => encouragements[Math.floor(Math.random() * encouragements.length)])
  return (
    <header className="top">
      <div>
        <p className="caption">
          <DayLabel day={day} form="long" />
        </p>
        <h1 className="title greeting">{me ? `${greetingAt(hour)}, ${greetedNameOf(me)}` : greetingAt(hour)}</h1>
        <p className="line" data-testid="encouragement">
          {line}
        </p>
      </div>
      {isFree && (
        <div className="only-wide">
          <UpgradeLink />
        </div>
      )}
      <div className="only-narrow">
        <UserMenu />
      </div>
    </header>
  )
}

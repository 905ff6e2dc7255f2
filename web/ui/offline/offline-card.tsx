import { useOutOfReach } from '#web/lib/offline/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/state-card.css'

/** In place of what this device does not have: what is missing, and that nothing has to be done about it. */
export function OfflineCard({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <section className="card state-card" role="alert">
      <span className="state-warn">
        <Icon name="cloud-off" />
      </span>
      <h2 className="heading">{useOutOfReach()}</h2>
      <p className="quiet">{what} It comes by itself as soon as we are back.</p>
      <Button tone="line" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  )
}

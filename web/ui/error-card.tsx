import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/state-card.css'

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** The error fallback of specification §2; a message that says no more than it does itself is not said twice. */
export function ErrorCard({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <section className="card state-card" role="alert">
      <span className="state-bad">
        <Icon name="alert-fill" />
      </span>
      <h2 className="heading">Something went wrong</h2>
      <p className="quiet">{UNEXPECTED}</p>
      {message && message !== UNEXPECTED && <p className="state-message">{message}</p>}
      <Button tone="line" onClick={onRetry}>
        Try Again
      </Button>
    </section>
  )
}

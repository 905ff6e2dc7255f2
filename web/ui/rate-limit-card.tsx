import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/state-card.css'

/** Counts the wait down; its button becomes 'Try Again' at zero (specification §2). */
export function RateLimitCard({ seconds, onRetry }: { seconds: number; onRetry: () => void }) {
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft((value) => value - 1), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  const retry = () => {
    setLeft(seconds)
    onRetry()
  }

  return (
    <section className="card state-card">
      <span className="state-warn">
        <Icon name="hand" />
      </span>
      <h2 className="heading">Rate Limit Exceeded</h2>
      <p className="quiet">You've made too many requests. Please wait before trying again.</p>
      {!isOver && (
        <div className="state-wait">
          <TickBar parts={[{ share: left / seconds, ink: 'var(--foreground)' }]} height={16} count={60} />
          <p>Retry available in {left} seconds</p>
        </div>
      )}
      <Button tone="primary" disabled={!isOver} onClick={retry}>
        {isOver ? 'Try Again' : 'Please Wait...'}
      </Button>
    </section>
  )
}

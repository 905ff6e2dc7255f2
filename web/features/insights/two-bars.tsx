import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Money } from '#web/ui/money.tsx'

type Bar = { name: string; amountMinor: number }

export function TwoBars({ now, next }: { now: Bar; next: Bar }) {
  const largest = Math.max(now.amountMinor, next.amountMinor, 1)
  return (
    <figure className="insight-figure insight-bars">
      {[now, next].map((bar) => (
        <div key={bar.name}>
          <p className="caption tnum">
            <span>{bar.name}</span>
            <Money amountMinor={bar.amountMinor} />
          </p>
          <TickBar
            parts={[
              { share: bar.amountMinor / largest, ink: bar === next ? 'var(--accent-fill)' : 'var(--foreground)' },
            ]}
          />
        </div>
      ))}
    </figure>
  )
}

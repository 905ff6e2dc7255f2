import type { ReactNode } from 'react'
import type { Color } from '#domain/category.ts'
import { ringTicks } from '#web/ui/charts/ring-ticks.ts'
import { inkClass } from '#web/ui/ink.ts'

const COUNT = 120

/** `tint` sets apart shares of one colour; 0 is the colour itself. */
type Share = { key: string; color: Color; tint: number; amountMinor: number }

/** Shares of a total as arcs of ticks; each arc leaves its last tick out, so that neighbours stay apart. */
export function CategoryRing({
  shares,
  totalMinor,
  label,
  children,
}: {
  shares: readonly Share[]
  totalMinor: number
  label: string
  children: ReactNode
}) {
  return (
    <div className="ring-wrap">
      <svg className="share-ring" viewBox="-104 -104 208 208" role="img" aria-label={label}>
        {arcsOf(shares, totalMinor).map((arc) => (
          <path
            key={arc.key}
            className={arc.color ? inkClass(arc.color) : 'ring-rest'}
            data-tint={arc.tint}
            d={ringTicks({ count: COUNT, from: arc.from, to: arc.to, inner: 86, outer: 102 })}
          />
        ))}
      </svg>
      <div className="ring-mid">{children}</div>
    </div>
  )
}

type Arc = { key: string; color: Color | null; tint: number; amountMinor: number }

/** Every share has a tick to be seen by and a gap behind it; the largest gives up what the small ones are given. */
function arcsOf(shares: readonly Share[], totalMinor: number) {
  const restMinor = shares.reduce((left, { amountMinor }) => left - amountMinor, totalMinor)
  const rest: Arc = { key: 'rest', color: null, tint: 0, amountMinor: restMinor }
  const parts = [...shares, rest].filter(({ amountMinor }) => amountMinor > 0)
  const ticks = parts.map(({ amountMinor }) => Math.max(2, Math.round((amountMinor / totalMinor) * COUNT)))
  const largest = ticks.indexOf(Math.max(...ticks))
  const spare = COUNT - ticks.reduce((all, each) => all + each, 0)
  let from = 0
  return parts.map((part, at) => {
    const length = (ticks[at] ?? 0) + (at === largest ? spare : 0)
    const arc = { ...part, from, to: from + length - 1 }
    from += length
    return arc
  })
}

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

function arcsOf(shares: readonly Share[], totalMinor: number) {
  let sum = 0
  const arcs = shares.map(
    ({
      key,
      color,
      tint,
      amountMinor,
    }): { key: string; color: Color | null; tint: number; from: number; to: number } => {
      const from = tickAt(sum, totalMinor)
      sum += amountMinor
      return { key, color, tint, from, to: Math.max(from + 1, tickAt(sum, totalMinor) - 1) }
    },
  )
  if (sum < totalMinor) arcs.push({ key: 'rest', color: null, tint: 0, from: tickAt(sum, totalMinor), to: COUNT - 1 })
  return arcs
}

function tickAt(amountMinor: number, totalMinor: number): number {
  return totalMinor > 0 ? Math.round((amountMinor / totalMinor) * COUNT) : 0
}

import { useId } from 'react'

type Part = { share: number; ink: string }

const TICK = 2
const INSET = 0.4
const MARK_OVER = 5

/**
 * A row of ticks filled from the left by its parts, the rest empty. The ticks are one repeated pattern, so the bar is as wide as its
 * place and ends on a whole tick; `mark` is the share at which one tick stands out, in ink and taller than the others. Decoration: the
 * same facts stand beside it as text.
 */
export function TickBar({
  parts,
  height = 14,
  count = 72,
  mark,
}: {
  parts: readonly Part[]
  height?: number
  count?: number
  mark?: number
}) {
  const id = useId()
  return (
    <svg className="ruler" height={height} aria-hidden="true">
      <defs>
        <pattern id={id} width={1 / count} height="1">
          <rect x={INSET} y="1" width={TICK} height={height - 2} rx={TICK / 2} fill="#fff" />
        </pattern>
        <mask id={`${id}m`}>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`}>
        <rect width="100%" height="100%" fill="var(--rule)" />
        {stretchesOf(parts, count).map(({ ink, from, to }) => (
          <rect key={ink} x={percent(from / count)} width={percent((to - from) / count)} height="100%" fill={ink} />
        ))}
      </g>
      {mark !== undefined && (
        <rect
          className="tick-mark"
          x={percent(tickBefore(mark, count) / count)}
          y={-MARK_OVER}
          width={TICK}
          height={height + 2 * MARK_OVER}
          rx={TICK / 2}
          transform={`translate(${INSET})`}
        />
      )}
    </svg>
  )
}

/** Parts in whole ticks. */
function stretchesOf(parts: readonly Part[], count: number) {
  let sum = 0
  return parts.map(({ share, ink }) => {
    const from = Math.round(sum * count)
    sum = Math.min(1, sum + Math.max(0, share))
    return { ink, from, to: Math.round(sum * count) }
  })
}

/** The last tick that ends at or before a share. */
function tickBefore(share: number, count: number): number {
  return Math.max(0, Math.min(count, Math.round(share * count)) - 1)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}

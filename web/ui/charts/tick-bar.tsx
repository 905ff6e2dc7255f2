import { useId } from 'react'

type Part = { share: number; ink: string }

const TICK = 2
const STEP = 4.2

/**
 * A row of ticks filled from the left by its parts, the rest empty. The ticks are one repeated pattern, so the bar is as wide as its
 * place. Decoration: the same facts stand beside it as text.
 */
export function TickBar({ parts, height = 14 }: { parts: readonly Part[]; height?: number }) {
  const id = useId()
  let from = 0
  return (
    <svg className="ruler" height={height} aria-hidden="true">
      <defs>
        <pattern id={id} width={STEP} height={height} patternUnits="userSpaceOnUse">
          <rect x="0.4" y="1" width={TICK} height={height - 2} rx={TICK / 2} fill="#fff" />
        </pattern>
        <mask id={`${id}m`}>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`}>
        <rect width="100%" height="100%" fill="var(--rule)" />
        {parts.map((part) => {
          const x = from
          from += part.share
          return <rect key={part.ink} x={percent(x)} width={percent(part.share)} height="100%" fill={part.ink} />
        })}
      </g>
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.min(100, Math.max(0, share * 100)).toFixed(2)}%`
}

import { useId, useMemo, useRef } from 'react'
import { edgeOf, edgePath } from '#web/ui/orb/edge-path.ts'
import type { LevelReader } from '#web/ui/orb/levels.ts'
import { seaPaths } from '#web/ui/orb/sea-path.ts'
import { type OrbManner, useOrbMotion } from '#web/ui/orb/use-orb-motion.ts'
import '#web/ui/orb/orb.css'

const GRAIN_FROM = 56
const seaInks = [
  ['var(--orb-iris)', 0.62],
  ['var(--orb-violet)', 0.78],
  ['var(--orb-deep)', 0.72],
] as const
const calmSea = seaPaths(1)

/** A penny made of light, whose milled edge hears. Decoration: the control around it carries the name. */
export function Orb({
  size,
  manner = 'idle',
  readLevels,
  className,
}: {
  size: number
  /** Sets `--size` where the page is written at build and may hold no style of its own. */
  className?: string
  manner?: OrbManner
  readLevels?: LevelReader | undefined
}) {
  const edge = useMemo(() => edgeOf(size), [size])
  const atRest = useMemo(() => edgePath(edge, () => edge.restLength), [edge])
  const drawing = useRef<SVGPathElement>(null)
  const sea = useRef<SVGSVGElement>(null)
  const gradient = useId()
  useOrbMotion(drawing, sea, { edge, manner, readLevels })

  const reach = edge.radius + edge.loudLength + edge.restLength + 2
  const isVivid = manner === 'listening' || manner === 'speaking' || manner === 'thinking'
  const slope = edge.radius * 0.78

  return (
    <span
      className={className ? `orb ${className}` : 'orb'}
      data-manner={manner}
      {...(className ? {} : { style: { '--size': `${size}px` } })}
      aria-hidden="true"
    >
      <span className="orb-glow" />
      {manner === 'speaking' && (
        <>
          <span className="orb-ring" />
          <span className="orb-ring late" />
        </>
      )}
      <svg
        className="orb-edge"
        width={reach * 2}
        height={reach * 2}
        viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
        fill="none"
        aria-hidden="true"
      >
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={-slope} y1={slope} x2={slope} y2={-slope}>
          <stop stopColor="var(--orb-edge-from)" />
          <stop offset=".5" stopColor="var(--orb-edge-mid)" />
          <stop offset="1" stopColor="var(--orb-edge-to)" />
        </linearGradient>
        <path
          ref={drawing}
          d={atRest}
          stroke={isVivid ? `url(#${gradient})` : 'var(--tick)'}
          strokeWidth={edge.stroke}
          strokeLinecap="round"
        />
      </svg>
      <span className="orb-face">
        <span className="orb-drift">
          <svg ref={sea} className="orb-sea" viewBox="0 0 100 100" aria-hidden="true">
            {seaInks.map(([ink, opacity], index) => (
              <path key={ink} d={calmSea[index]} fill={ink} opacity={opacity} />
            ))}
          </svg>
        </span>
        {size >= GRAIN_FROM && <span className="orb-grain" />}
      </span>
    </span>
  )
}

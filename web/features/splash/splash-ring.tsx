import { ringTicks } from '#web/ui/charts/ring-ticks.ts'

const COUNT = 120

/** The milled edge of the penny fills as the bar does. */
export function SplashRing({ percent }: { percent: number }) {
  const lit = Math.round((percent / 100) * COUNT)
  return (
    <div className="boot-ring">
      <img className="boot-orb" src="/coin.svg" alt="" width="148" height="148" />
      <svg viewBox="-102 -102 204 204" aria-hidden="true">
        <defs>
          <linearGradient id="splash-edge" gradientUnits="userSpaceOnUse" x1="-65.5" y1="65.5" x2="65.5" y2="-65.5">
            <stop stopColor="var(--orb-edge-from)" />
            <stop offset=".5" stopColor="var(--orb-edge-mid)" />
            <stop offset="1" stopColor="var(--orb-edge-to)" />
          </linearGradient>
        </defs>
        <path d={ringTicks({ count: COUNT, from: lit, to: COUNT, inner: 84, outer: 90.4 })} stroke="var(--tick)" />
        <path d={ringTicks({ count: COUNT, from: 0, to: lit, inner: 84, outer: 100 })} stroke="url(#splash-edge)" />
      </svg>
    </div>
  )
}

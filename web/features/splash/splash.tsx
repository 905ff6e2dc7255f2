import { useEffect, useEffectEvent, useState } from 'react'
import { product } from '#domain/product.ts'
import { SplashRing } from '#web/features/splash/splash-ring.tsx'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'

const STEP_MS = 200
const STEP_PERCENT = 20

/** Rises by 20 percent every 200 ms until 100, and is complete 200 ms later (specification §2). */
export function Splash({ onComplete }: { onComplete: () => void }) {
  const [percent, setPercent] = useState(0)
  const complete = useEffectEvent(onComplete)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (percent < 100) setPercent(percent + STEP_PERCENT)
      else complete()
    }, STEP_MS)
    return () => clearTimeout(timer)
  }, [percent])

  return (
    <div className="boot">
      <div className="boot-mid">
        <SplashRing percent={percent} />
        <p className="boot-name">{product.name}</p>
        <p className="boot-text">{product.loadingText}</p>
      </div>
      <div
        className="boot-foot"
        role="progressbar"
        aria-label={product.loadingText}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <TickBar parts={[{ share: percent / 100, ink: 'var(--foreground)' }]} height={11} count={50} />
      </div>
    </div>
  )
}

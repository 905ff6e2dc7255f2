import { type FeatureBundle, LazyMotion, MotionConfig } from 'framer-motion'
import { type ReactNode, useEffect, useState } from 'react'
import { nonce } from '#web/lib/nonce.ts'
import { loadedMotion, loadMotion } from '#web/ui/load-motion.ts'
import { CanMove } from '#web/ui/use-entrance.ts'

const notYet = () => new Promise<FeatureBundle>(() => {})

/**
 * What moves with weight lives inside: springs, layout flights and drawn lines; plain fades where motion is unwanted. The code that
 * moves comes after the first paint; until then, and where it does not come at all, everything stands where it ends.
 */
export function MotionScope({ children }: { children: ReactNode }) {
  const [features, setFeatures] = useState(loadedMotion)
  useEffect(() => {
    loadMotion().then(setFeatures, () => {})
  }, [])

  return (
    <CanMove value={features !== null}>
      <LazyMotion features={features ?? notYet} strict>
        <MotionConfig reducedMotion="user" {...(nonce ? { nonce } : {})}>
          {children}
        </MotionConfig>
      </LazyMotion>
    </CanMove>
  )
}

import { domMax, LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { nonce } from '#web/lib/nonce.ts'

/** What moves with weight lives inside: springs, layout flights and drawn lines; plain fades where motion is unwanted. */
export function MotionScope({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" {...(nonce ? { nonce } : {})}>
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}

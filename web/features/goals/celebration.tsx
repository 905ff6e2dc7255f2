import { useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { ringTicks } from '#web/ui/charts/ring-ticks.ts'
import { Emoji } from '#web/ui/emoji.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { spring } from '#web/ui/motion.ts'
import { MotionScope } from '#web/ui/motion-scope.tsx'

const SHOWN_MS = 2800
const rings = [
  { name: 'violet', count: 36, inner: 92, outer: 112, delay: 0.06, grows: 1.9, turns: 14 },
  { name: 'rose', count: 48, inner: 104, outer: 118, delay: 0.14, grows: 2.3, turns: -10 },
  { name: 'coral', count: 60, inner: 116, outer: 126, delay: 0.22, grows: 2.8, turns: 8 },
] as const

/** A completed goal: the words rise and the milled edge bursts outwards in rings; without motion the words stand in a still ring. */
export function Celebration({ name, onEnd }: { name: string; onEnd: () => void }) {
  const isStill = useReducedMotion() ?? false
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])

  // Over the whole window, which a screen need not be.
  return createPortal(
    <MotionScope>
      <m.div
        className="party"
        initial={{ opacity: 0 }}
        animate={{ opacity: [0, 1, 1, 0] }}
        transition={{ duration: SHOWN_MS / 1000, times: [0, 0.06, 0.86, 1], ease: 'linear' }}
      >
        <svg className="party-rings" viewBox="-400 -400 800 800" aria-hidden="true">
          {rings.map(({ name: ink, count, inner, outer, delay, grows, turns }) => (
            <m.path
              key={ink}
              className={`party-${ink}`}
              d={ringTicks({ count, from: 0, to: count, inner, outer })}
              {...(!isStill && {
                initial: { scale: 0.6, rotate: 0, opacity: 0 },
                animate: { scale: [0.6, 1, grows], rotate: [0, 0, turns], opacity: [0, 1, 1, 0] },
                transition: {
                  duration: 1.9,
                  delay,
                  times: [0, 0.2, 1],
                  ease: [0.22, 1, 0.36, 1],
                  opacity: { duration: 1.9, delay, times: [0, 0.12, 0.45, 1], ease: 'linear' },
                },
              })}
            />
          ))}
        </svg>
        <m.div
          role="status"
          className="party-words"
          {...(!isStill && { initial: { y: 24, scale: 0.92 }, animate: { y: 0, scale: 1 }, transition: spring.card })}
        >
          <Icon name="sparkle-fill" className="goal-sparkle" />
          <p className="heading">{name}</p>
          <p className="party-line">
            <Emoji text="Goal Achieved! 🎉" />
          </p>
        </m.div>
      </m.div>
    </MotionScope>,
    document.body,
  )
}

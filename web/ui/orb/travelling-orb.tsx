import * as m from 'framer-motion/m'
import { type ComponentProps, useLayoutEffect } from 'react'
import { createShared } from '#web/lib/open-state.ts'
import { spring } from '#web/ui/motion.ts'
import { Orb } from '#web/ui/orb/orb.tsx'

type Place = 'navigation' | 'composer' | 'stage'

/** Whether the orb has left the navigation for the conversation. */
export const orbIsOut = createShared(false)

/** How an orb beside the conversation behaves while it goes on beside another screen; null for at rest. */
export const liveOrb = createShared<Pick<ComponentProps<typeof Orb>, 'manner' | 'readLevels'> | null>(null)

/** The one orb of a phone: from the navigation it flies to the line to type on, takes the stage, and comes back. */
export function TravellingOrb({ place, ...orb }: ComponentProps<typeof Orb> & { place: Place }) {
  useLayoutEffect(() => {
    if (place === 'navigation') return
    orbIsOut.set(true)
    return () => orbIsOut.set(false)
  }, [place])

  return (
    // Measured where it comes and where it goes, not whenever the words around it change.
    <m.span className="orb-flight" layoutId="orb" layoutDependency={place} transition={{ layout: spring.orb }}>
      <Orb {...orb} />
    </m.span>
  )
}

import type { Transition } from 'framer-motion'

/** Springs for what has weight; the numbers behind --spring-* of the tokens. */
export const spring = {
  press: { type: 'spring', stiffness: 700, damping: 40, mass: 0.6 },
  chip: { type: 'spring', stiffness: 560, damping: 30, mass: 0.7 },
  card: { type: 'spring', stiffness: 380, damping: 32, mass: 0.9 },
  flight: { type: 'spring', stiffness: 240, damping: 30, mass: 1 },
  orb: { type: 'spring', stiffness: 180, damping: 18, mass: 1 },
  roll: { type: 'spring', stiffness: 300, damping: 34, mass: 0.8 },
} satisfies Record<string, Transition>

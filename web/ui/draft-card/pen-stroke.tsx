import * as m from 'framer-motion/m'
import { useEntrance } from '#web/ui/use-entrance.ts'

/** The proof-reader's pen, drawn through a wrong word in one stroke of 220 ms. To be laid inside a `.cut` or `.was`. */
export function PenStroke({ form = 'word' }: { form?: 'word' | 'amount' }) {
  return (
    <svg className="strike" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <m.path
        d={form === 'word' ? 'M1 13.2C14 9.4 30 11.8 48 9.6S82 8.4 99 6.2' : 'M2 11.6C30 9.6 66 9.8 98 8.2'}
        vectorEffect="non-scaling-stroke"
        initial={useEntrance({ pathLength: 0 })}
        animate={{ pathLength: 1 }}
        transition={{ duration: 0.22, ease: 'easeOut' }}
      />
    </svg>
  )
}

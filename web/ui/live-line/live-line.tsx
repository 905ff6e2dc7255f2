import { useLayoutEffect, useRef } from 'react'
import type { LastWords } from '#web/lib/talk-wish.ts'
import '#web/ui/live-line/live-line.css'

/** One line of a conversation. Of what the person says the newest words are in sight, of anything else the beginning. */
export function LiveLine({ by, text }: LastWords) {
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const here = line.current
    const words = here?.firstElementChild
    if (here && words) here.toggleAttribute('data-long', words.scrollWidth > here.clientWidth)
  })
  return (
    <span ref={line} className="live-line" data-by={by}>
      <span>{text}</span>
    </span>
  )
}

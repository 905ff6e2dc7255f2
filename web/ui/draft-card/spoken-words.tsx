import * as m from 'framer-motion/m'
import { capital } from '#domain/capital.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { PenStroke } from '#web/ui/draft-card/pen-stroke.tsx'
import { type WordPart, wordParts } from '#web/ui/draft-card/word-parts.ts'
import { useEntrance } from '#web/ui/use-entrance.ts'
import '#web/ui/draft-card/spoken-words.css'

/** The sentence as it is heard: serif, corrections struck by the pen, amounts tied to their cards by footnotes. */
export function SpokenWords({
  text,
  reading,
  isWhole,
  hasNotes = true,
  className = '',
}: {
  text: string
  reading: Understanding | null
  isWhole: boolean
  /** Footnotes lead to cards; without cards there are none. */
  hasNotes?: boolean
  className?: string
}) {
  const parts = wordParts(text, reading, isWhole)
  const last = parts.at(-1)
  return (
    <p className={`said ${className}`}>
      {parts.map((part) => (
        <Part
          key={`${part.start}-${part.kind}`}
          part={hasNotes ? part : { ...part, note: null }}
          isFirst={part.start === 0}
          hasCaret={part === last && !isWhole}
        />
      ))}
    </p>
  )
}

function Part({ part, isFirst, hasCaret }: { part: WordPart; isFirst: boolean; hasCaret: boolean }) {
  const entrance = useEntrance({ opacity: 0.55 })
  const words = isFirst ? capital(part.text) : part.text
  if (part.kind === 'struck') {
    return (
      <span className="said-struck">
        <s className="cut">
          {words}
          <PenStroke />
        </s>
        {part.tail && <span className="said-passing">{part.tail}</span>}
      </span>
    )
  }
  return (
    <m.span className={`said-${part.kind}`} initial={entrance} animate={{ opacity: 1 }} transition={{ duration: 0.14 }}>
      {words}
      {part.note !== null && <sup>{part.note}</sup>}
      {hasCaret && <span className="caret" />}
    </m.span>
  )
}

import { AnimatePresence } from 'framer-motion'
import type { Draft } from '#domain/understanding/frame.ts'
import { DraftCard } from '#web/ui/draft-card/draft-card.tsx'

/** The cards of a sentence; the last one stays open until the sentence is whole. */
export function DraftList({
  drafts,
  isWhole,
  flight,
}: {
  drafts: readonly Draft[]
  isWhole: boolean
  /** Names the sentence, for the flight of its cards. */
  flight: string
}) {
  if (drafts.length === 0) return null
  return (
    <ol className="drafts" aria-label="Drafts">
      <AnimatePresence initial>
        {drafts.map((draft) => (
          <DraftCard
            key={draft.index}
            draft={draft}
            isSettled={isWhole || draft.index < drafts.length - 1}
            flightId={flightId(flight, draft.index)}
          />
        ))}
      </AnimatePresence>
    </ol>
  )
}

/** The same in the card that was said and in the row that was saved. */
export function flightId(flight: string, index: number): string {
  return `${flight}-${index}`
}

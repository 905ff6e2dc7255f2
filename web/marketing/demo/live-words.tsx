import { DraftList } from '#web/ui/draft-card/draft-list.tsx'
import { SpokenWords } from '#web/ui/draft-card/spoken-words.tsx'
import { MotionScope } from '#web/ui/motion-scope.tsx'
import type { Board } from '#web/voice/draft-board.ts'

/** What was said and the cards that it becomes: the same parts as in the app. */
export function LiveWords({ board }: { board: Board }) {
  const { text, reading, isWhole, flight } = board
  const drafts = reading?.drafts ?? []
  return (
    <MotionScope>
      <SpokenWords text={text} reading={reading} isWhole={isWhole} hasNotes={drafts.length > 1} />
      <DraftList key={flight} drafts={drafts} isWhole={isWhole} flight={flight} />
    </MotionScope>
  )
}

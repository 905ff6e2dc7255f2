import type { Talk } from '#web/marketing/demo/talk.ts'
import { useTalk } from '#web/marketing/demo/use-talk.ts'
import { Orb } from '#web/ui/orb/orb.tsx'

/** The full stop of "Just say it": the orb. Pressed, it listens (`data-listen`, see `startDemo`). */
export function FullStop({ talk = null }: { talk?: Talk | null }) {
  const { state } = useTalk(talk)
  const isOpen = state.phase === 'starting' || state.phase === 'listening'
  const manner = state.phase === 'listening' ? 'listening' : isOpen ? 'thinking' : 'idle'
  return (
    <span className="full-stop">
      <button type="button" data-listen aria-label={isOpen ? 'Stop listening' : 'Try saying it'}>
        <Orb size={64} className="full-stop-orb" manner={manner} readLevels={talk?.readLevels} />
      </button>
      <span className="full-stop-hint" aria-hidden="true">
        {isOpen ? 'Listening.' : 'Tap the full stop. It listens.'}
      </span>
    </span>
  )
}

import { useSelector } from '@xstate/react'
import { capital } from '#domain/capital.ts'
import { voiceStatus } from '#machines/voice-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { Board } from '#web/voice/draft-board.ts'

/** What may be done then depends on whether somebody hears it. */
export const cutOff = { heard: 'The line was lost here. Say it again', unheard: 'The line was lost here' } as const

/** Whether there is a line to say it to, and a microphone that is on. */
export function useIsHeard({ voice }: Assistant): boolean {
  return useSelector(voice, (snapshot) => voiceStatus(snapshot) === 'connected' && !snapshot.context.muted)
}

/** The words that had no end when the line was lost, each with what may be done: they may lack the half of an amount, so only the person says that they stand. */
export function CutWords({ assistant, board }: { assistant: Assistant; board: Board }) {
  const { text, isCut, lost } = board
  return (
    <div className="cut-words" role="status">
      {lost.map((words) => (
        <CutSlip key={words} assistant={assistant} words={words} />
      ))}
      {isCut && <CutSlip key={text} assistant={assistant} words={text} isInSight />}
    </div>
  )
}

/** `isInSight`: the words themselves stand above. */
function CutSlip({
  assistant,
  words,
  isInSight = false,
}: {
  assistant: Assistant
  words: string
  isInSight?: boolean
}) {
  const isHeard = useIsHeard(assistant)
  const said = isHeard
    ? `${cutOff.heard}, or send it as it is.`
    : `${cutOff.unheard}. Send it as it is, or wait to say it again.`
  return (
    <div className="slip warn">
      <Icon name="mic-off" />
      <p className="mid">{isInSight ? said : cutShort(words)}</p>
      <button type="button" onClick={() => assistant.submitCutOff(words)}>
        Send it
      </button>
      <button type="button" aria-label="Leave it" onClick={() => assistant.board.letGo(words)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** Of words that are out of sight. */
export function cutShort(words: string): string {
  return `“${capital(words)}” was cut off.`
}

import { useSelector } from '@xstate/react'
import { capital } from '#domain/capital.ts'
import { voiceStatus } from '#machines/voice-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { Board } from '#web/voice/draft-board.ts'

/** What may be done then depends on whether somebody hears it. */
export const cutOff = { heard: 'The line was lost here. Say it again', unheard: 'The line was lost here' } as const

/** Whether there is a line to say it to. */
export function useIsHeard({ voice }: Assistant): boolean {
  return useSelector(voice, (snapshot) => voiceStatus(snapshot) === 'connected')
}

/** Under words that had no end when the line was lost: they may lack the half of an amount, so only the person says that they stand. */
export function CutWords({ assistant, board }: { assistant: Assistant; board: Board }) {
  const isHeard = useIsHeard(assistant)
  const { isCut, lost } = board
  if (!isCut && !lost) return null
  return (
    <div className="slip warn">
      <Icon name="mic-off" />
      <p className="mid">
        {!isCut && `“${capital(lost)}” was cut off.`}
        {isCut && isHeard && `${cutOff.heard}, or send it as it is.`}
        {isCut && !isHeard && `${cutOff.unheard}. Send it as it is, or wait to say it again.`}
      </p>
      <button type="button" onClick={() => assistant.submitCutOff()}>
        Send it
      </button>
      <button type="button" aria-label="Leave it" onClick={() => assistant.board.takeCutOff()}>
        <Icon name="close" />
      </button>
    </div>
  )
}

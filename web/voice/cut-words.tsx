import { Icon } from '#web/ui/icon.tsx'
import type { Assistant } from '#web/voice/assistant.ts'

export const cutOff = 'The line was lost here. Say it again'

/** Under words that had no end when the line was lost: they may lack the half of an amount, so only the person says that they stand. */
export function CutWords({ assistant }: { assistant: Assistant }) {
  return (
    <div className="slip warn" role="status">
      <Icon name="mic-off" />
      <p className="mid">{cutOff}, or send it as it is.</p>
      <button type="button" onClick={() => assistant.submit(assistant.board.read().text, assistant.board)}>
        Send it
      </button>
    </div>
  )
}

import type { Assistant } from '#web/voice/assistant.ts'

export const cutOff = 'The line was lost here. Say it again'

/** Under words that had no end when the line was lost: they may lack the half of an amount, so only the person says that they stand. */
export function CutWords({ assistant }: { assistant: Assistant }) {
  return (
    <div className="cut-words">
      <p role="status" className="caption">
        {cutOff}, or send it as it stands.
      </p>
      <div className="answers">
        <button
          type="button"
          className="answer"
          onClick={() => assistant.submit(assistant.board.read().text, assistant.board)}
        >
          Send as it stands
        </button>
      </div>
    </div>
  )
}

import { memo } from 'react'
import { product } from '#domain/product.ts'
import { Thinking } from '#web/features/assistant/thinking.tsx'
import { TurnView } from '#web/features/assistant/turn-view.tsx'
import { useBoard, useChat, useIsThinking } from '#web/features/assistant/use-chat.ts'
import { useStickToEnd } from '#web/features/assistant/use-stick-to-end.ts'
import { DraftList } from '#web/ui/draft-card/draft-list.tsx'
import { SpokenWords } from '#web/ui/draft-card/spoken-words.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import { CutWords } from '#web/voice/cut-words.tsx'

/** The words in the air with their cards; between them, what Penny answered last. The newest is in sight. The stage around them changes every second. */
export const StageWords = memo(function StageWords({ assistant }: { assistant: Assistant }) {
  const board = useBoard(assistant, 'spoken')
  const messages = useChat(assistant)
  const isThinking = useIsThinking(assistant)
  const { text, reading, isWhole, isCut, flight, lost } = board
  const last = text ? [] : lastExchange(messages)
  const words = useStickToEnd(
    flight,
    `${text.length} ${reading?.drafts.length ?? 0} ${isCut} ${lost.length} ${isThinking} ${last.at(-1)?.id}`,
  )

  return (
    <div className="stage-words" ref={words}>
      {text ? (
        <>
          <SpokenWords text={text} reading={reading} isWhole={isWhole} />
          {reading && <DraftList drafts={reading.drafts} isWhole={isWhole} flight={flight} />}
        </>
      ) : (
        <div className="exchange" role="log" aria-label={`What ${product.assistant} answered`}>
          {last.length === 0 && <p className="said said-soft">Where did the money go today?</p>}
          {last.map((message, index) => (
            <TurnView key={message.id} assistant={assistant} message={message} isLast={index === last.length - 1} />
          ))}
        </div>
      )}
      <CutWords assistant={assistant} board={board} />
      {isThinking && <Thinking />}
    </div>
  )
})

/** From the person's last words on. */
function lastExchange(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const from = messages.findLastIndex(({ type }) => type === 'user')
  return from < 0 ? messages.slice(-1) : messages.slice(from)
}

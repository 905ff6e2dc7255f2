import { product } from '#domain/product.ts'
import { CitedWords } from '#web/features/assistant/cited-words.tsx'
import { DoneCard } from '#web/features/assistant/done-card.tsx'
import { Question } from '#web/features/assistant/question.tsx'
import { Rating } from '#web/features/assistant/rating.tsx'
import { SavedCard } from '#web/features/assistant/saved-card.tsx'
import { SummaryCard } from '#web/features/assistant/summary-card.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import { OwnWords } from '#web/voice/own-words.tsx'

/** One line of the conversation: a bubble for the person, serif on paper for Penny. */
export function TurnView({
  assistant,
  message,
  isLast,
}: {
  assistant: Assistant
  message: ChatMessage
  isLast: boolean
}) {
  if (message.type === 'user')
    return (
      <div className="turn me">
        <OwnWords assistant={assistant} text={message.message} />
      </div>
    )
  const { outcome } = message
  return (
    <div className="turn">
      <p className="who">{product.assistant}</p>
      {outcome?.question ? (
        <Question assistant={assistant} message={message} question={outcome.question} isOpen={isLast} />
      ) : (
        <p className="q">
          <CitedWords text={message.message} summary={outcome?.summary ?? null} />
        </p>
      )}
      {outcome && outcome.saved.length > 0 && <SavedCard assistant={assistant} message={message} isLast={isLast} />}
      {outcome?.done && <DoneCard assistant={assistant} message={message} />}
      {outcome?.summary && <SummaryCard summary={outcome.summary} />}
      {message.isFailed && isLast && (
        <button type="button" className="again" onClick={() => assistant.retry()}>
          Try Again
        </button>
      )}
      <Rating assistant={assistant} message={message} />
    </div>
  )
}

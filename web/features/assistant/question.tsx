import { formatMoney } from '#domain/money.ts'
import type { PendingQuestion } from '#domain/views.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { PenStroke } from '#web/ui/draft-card/pen-stroke.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat-message.ts'

/** The one risky thing, asked. Once it is answered the choices go, and the pen strikes what it was not. */
export function Question({
  assistant,
  message,
  question,
  isOpen,
}: {
  assistant: Assistant
  message: ChatMessage
  question: PendingQuestion
  isOpen: boolean
}) {
  const currency = useCurrency()
  const { answeredWith } = message
  const rejected = answeredWith ? question.choices.filter(({ label }) => label !== answeredWith) : []

  return (
    <>
      <p className="ask-q">
        {piecesOf(
          question.ask,
          rejected.map(({ label }) => label),
        ).map(({ words, start, isRejected }) =>
          isRejected ? (
            <s key={start} className="cut">
              <span className="sr">not </span>
              {words}
              <PenStroke />
            </s>
          ) : (
            <span key={start}>{words}</span>
          ),
        )}
      </p>
      {isOpen && !answeredWith && question.choices.length > 0 && (
        <div className="answers">
          {question.choices.map((choice) => (
            <button
              key={choice.label}
              type="button"
              className="answer"
              onClick={() => assistant.choose(message, choice)}
            >
              {choice.label}
              {choice.label !== formatMoney(choice.amountMinor, currency) && (
                <span>{formatMoney(choice.amountMinor, currency)}</span>
              )}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function piecesOf(text: string, rejected: readonly string[]): { words: string; start: number; isRejected: boolean }[] {
  const spans = rejected
    .map((label) => ({ start: text.toLowerCase().indexOf(label.toLowerCase()), length: label.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)
  const pieces: { words: string; start: number; isRejected: boolean }[] = []
  let at = 0
  for (const { start, length } of spans) {
    if (start > at) pieces.push({ words: text.slice(at, start), start: at, isRejected: false })
    pieces.push({ words: text.slice(start, start + length), start, isRejected: true })
    at = start + length
  }
  if (at < text.length) pieces.push({ words: text.slice(at), start: at, isRejected: false })
  return pieces
}

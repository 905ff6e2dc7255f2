import { formatMoney } from '#domain/money.ts'
import type { PendingQuestion } from '#domain/views.ts'
import { answerTo } from '#web/features/assistant/answer-to.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { PenStroke } from '#web/ui/draft-card/pen-stroke.tsx'
import { Money } from '#web/ui/money.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import '#web/features/assistant/question.css'

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
  const answer = answerTo(message, assistant.chat.read())
  const rejected = answer ? question.choices.filter(({ label }) => label !== answer) : []

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
      {isOpen && !answer && <Choices assistant={assistant} message={message} />}
    </>
  )
}

/** The answers to choose from; nothing where the question is an open one. */
export function Choices({ assistant, message }: { assistant: Assistant; message: ChatMessage }) {
  const choices = message.outcome?.question?.choices ?? []
  if (choices.length === 0) return null
  return (
    <div className="answers">
      {choices.map((choice) => (
        <button key={choice.label} type="button" className="answer" onClick={() => assistant.choose(message, choice)}>
          <ChoiceWords choice={choice} />
        </button>
      ))}
    </div>
  )
}

/** "$12.50" is the amount itself, "$6.00 yesterday" names it; "Fifteen" needs it beside it. */
function ChoiceWords({ choice: { label, amountMinor } }: { choice: PendingQuestion['choices'][number] }) {
  const currency = useCurrency()
  const isAmount = /^\D{0,3}[\d.,]+$/.test(label)
  if (isAmount) return <Money amountMinor={amountMinor} />
  if (amountMinor === 0 || label.includes(formatMoney(amountMinor, currency))) return label
  return (
    <>
      {label}
      <Money amountMinor={amountMinor} className="answer-amount" />
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

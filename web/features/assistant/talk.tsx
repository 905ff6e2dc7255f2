import { memo } from 'react'
import { type Day, dayParts, monthName, todayIn, weekdayName } from '#domain/calendar.ts'
import { product } from '#domain/product.ts'
import type { Draft } from '#domain/understanding/frame.ts'
import { Earlier } from '#web/features/assistant/earlier.tsx'
import { GrowingWords } from '#web/features/assistant/growing-words.tsx'
import { Thinking } from '#web/features/assistant/thinking.tsx'
import { TurnView } from '#web/features/assistant/turn-view.tsx'
import { useBoard, useChat, useGrowing, useIsThinking } from '#web/features/assistant/use-chat.ts'
import { useStickToEnd } from '#web/features/assistant/use-stick-to-end.ts'
import { useTimeZone, useToday } from '#web/lib/person/today.ts'
import { DraftList } from '#web/ui/draft-card/draft-list.tsx'
import { SpokenWords } from '#web/ui/draft-card/spoken-words.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import { CutWords } from '#web/voice/cut-words.tsx'

/** The conversation so far, the newest in sight, with the words in the air at its foot. */
export function Talk({ assistant }: { assistant: Assistant }) {
  const messages = useChat(assistant)
  const isThinking = useIsThinking(assistant)
  const growing = useGrowing(assistant)
  const spoken = useBoard(assistant, 'spoken')
  const typed = useBoard(assistant, 'typed')
  const zone = useTimeZone()
  const today = useToday()
  const typing = typed.reading?.drafts.filter(tells) ?? []
  const roll = useStickToEnd(
    messages[0]?.id ?? '',
    `${messages.at(-1)?.id} ${messages.at(-1)?.response?.eventId} ${isThinking} ${growing.length} ${spoken.text.length} ${spoken.isCut} ${spoken.lost.length} ${typing.length}`,
  )

  return (
    <div ref={roll} className="talk" role="log" aria-label={`Conversation with ${product.assistant}`}>
      <div className="talk-roll">
        {messages.length === 0 && !spoken.text && <Invitation />}
        {messages.length > 0 && <Earlier assistant={assistant} />}
        {messages.map((message, index) => (
          <Line
            key={message.id}
            assistant={assistant}
            message={message}
            before={messages[index - 1]}
            isLast={index === messages.length - 1}
            zone={zone}
            today={today}
          />
        ))}
        {spoken.text && !isThinking && (
          <div className="turn me live">
            <SpokenWords className="small" text={spoken.text} reading={spoken.reading} isWhole={spoken.isWhole} />
          </div>
        )}
        {spoken.reading && <DraftList drafts={spoken.reading.drafts} isWhole={spoken.isWhole} flight={spoken.flight} />}
        <CutWords assistant={assistant} board={spoken} />
        {!spoken.text && <DraftList drafts={typing} isWhole={false} flight={typed.flight} />}
        {isThinking && (growing ? <GrowingWords text={growing} /> : <Thinking />)}
      </div>
    </div>
  )
}

/** A number alone may as well answer what was asked: it gets no card of its own. */
function tells({ merchant, category, amountMinor, kind }: Draft): boolean {
  return merchant !== null || category !== null || amountMinor !== null || kind === 'income'
}

function Invitation() {
  return (
    <div className="turn invitation">
      <p className="who">{product.assistant}</p>
      <p className="ask-q">Where did the money go today?</p>
      <p className="caption">Say or type “coffee four”, or ask “how much on food this month?”</p>
    </div>
  )
}

/** Drawn anew only when it has changed: the words in the air change many times a second, below a long talk. */
const Line = memo(function Line({
  assistant,
  message,
  before,
  isLast,
  zone,
}: {
  assistant: Assistant
  message: ChatMessage
  before: ChatMessage | undefined
  isLast: boolean
  zone: string
  /** Its cards say "today" and "yesterday". */
  today: Day
}) {
  const day = dayOf(message, zone)
  return (
    <>
      {(!before || dayOf(before, zone) !== day) && <p className="when">{longDay(day)}</p>}
      <TurnView assistant={assistant} message={message} isLast={isLast} />
    </>
  )
})

function dayOf({ timestamp }: ChatMessage, zone: string): Day {
  return todayIn(Date.parse(timestamp) || 0, zone)
}

function longDay(day: Day): string {
  return `${weekdayName(day)}, ${monthName(day)} ${dayParts(day).date}`
}

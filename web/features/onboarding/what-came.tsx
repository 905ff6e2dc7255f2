import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { TurnOutcome } from '#domain/views.ts'
import { DraftList } from '#web/ui/draft-card/draft-list.tsx'
import { SpokenWords } from '#web/ui/draft-card/spoken-words.tsx'
import { Money } from '#web/ui/money.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'
import { CutWords } from '#web/voice/cut-words.tsx'
import { OwnWords } from '#web/voice/own-words.tsx'
import { useIsVoiceOn } from '#web/voice/use-voice.ts'

/** The person's words with their cards, and what became of them. The newest is in sight, above the buttons of the step. */
export function WhatCame({
  assistant,
  said,
  reply,
  saved,
}: {
  assistant: Assistant
  said: ChatMessage | undefined
  reply: ChatMessage | undefined
  saved: TurnOutcome['saved']
}) {
  const spoken = useSyncExternalStore(assistant.board.subscribe, assistant.board.read)
  const typed = useSyncExternalStore(assistant.typedBoard.subscribe, assistant.typedBoard.read)
  const board = spoken.text ? spoken : typed
  const end = useRef<HTMLDivElement>(null)
  const isOn = useIsVoiceOn(assistant)
  const hasWords = Boolean(spoken.text || spoken.lost.length || said || board.reading?.drafts.length)
  const sign = `${hasWords} ${said?.id} ${reply?.id} ${board.text.length} ${board.reading?.drafts.length} ${spoken.isCut} ${spoken.lost.length} ${isOn}`
  useEffect(() => {
    if (hasWords && sign) end.current?.scrollIntoView({ block: 'nearest' })
  }, [hasWords, sign])

  return (
    <div ref={end} className="onboarding-came">
      {spoken.text ? (
        <SpokenWords className="small" text={spoken.text} reading={spoken.reading} isWhole={spoken.isWhole} />
      ) : (
        said && <OwnWords assistant={assistant} text={said.message} />
      )}
      {board.reading && <DraftList drafts={board.reading.drafts} isWhole={board.isWhole} flight={board.flight} />}
      <CutWords assistant={assistant} board={spoken} />
      <div aria-live="polite">
        {reply && !board.text && <p className="onboarding-reply">{reply.message}</p>}
        {saved.length > 0 && (
          <ul className="rules onboarding-saved">
            {saved.map(({ transaction, changeId }) => (
              <li key={changeId}>
                <span>{transaction.merchant}</span>
                <Money amountMinor={transaction.amountMinor} size="row" sign="effect" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

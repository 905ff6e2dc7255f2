import { useSelector } from '@xstate/react'
import { voiceStatus } from '#machines/voice-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

/** Like or dislike, once for each response of the voice agent; after one vote the other thumb goes (specification §4). */
export function Rating({ assistant, message }: { assistant: Assistant; message: ChatMessage }) {
  const { response } = message
  return response && <Votes assistant={assistant} message={message} session={response.session} />
}

function Votes({ assistant, message, session }: { assistant: Assistant; message: ChatMessage; session: string }) {
  const { feedback } = message
  const isItsSession = useSelector(
    assistant.voice,
    (snapshot) => session === assistant.session.id && voiceStatus(snapshot) === 'connected',
  )
  const isOpen = !feedback && isItsSession
  if (!isOpen && !feedback) return null
  return (
    <div className="rate">
      {(isOpen || feedback === 'like') && (
        <button
          type="button"
          aria-label="Like"
          aria-pressed={feedback === 'like'}
          onClick={() => assistant.rate(message, true)}
        >
          <Icon name={feedback === 'like' ? 'thumb-up-fill' : 'thumb-up'} />
        </button>
      )}
      {(isOpen || feedback === 'dislike') && (
        <button
          type="button"
          aria-label="Dislike"
          aria-pressed={feedback === 'dislike'}
          onClick={() => assistant.rate(message, false)}
        >
          <Icon name="thumb-down" />
        </button>
      )}
    </div>
  )
}

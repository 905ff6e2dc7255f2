import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router'
import type { VoiceCarrier } from '#machines/voice-events.ts'
import { bannerText, isAgentsFault, isWorthRetrying, leavesTyping, type VoiceFailure } from '#machines/voice-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { recognitionClass } from '#web/voice/drivers/speech-recognition.ts'
import { useIsVoiceOn } from '#web/voice/use-voice.ts'

/** What went wrong, for eight seconds (specification §4), with another try where one may help. */
export function VoiceBanner({ assistant }: { assistant: Assistant }) {
  const banner = useSelector(assistant.voice, ({ context }) => context.banner)
  const next = useSelector(assistant.voice, ({ context }) => (context.hasAgent ? context.carrier : null))
  const isOn = useIsVoiceOn(assistant)
  useLayoutEffect(() => assistant.placeBanner(), [assistant])
  if (!banner) return null
  const isTurn = banner.reason === 'turn_failed'
  const canRetry = isTurn || (!isOn && isWorthRetrying(banner, next !== null))
  const retry = () => {
    assistant.voice.send({ type: 'banner.dismissed' })
    if (isTurn) assistant.retry()
    else assistant.voice.send({ type: 'retry.pressed' })
  }
  return (
    <div className={isFull(banner) ? 'slip warn' : 'slip bad'} role="alert">
      <Icon name={pictureOf(banner)} />
      <p className="mid">
        {!isOn && next && isAgentsFault(banner) ? `${ended(bannerText(banner))} ${whatNext(next)}` : bannerText(banner)}
      </p>
      {banner.reason === 'limit_reached' && <Link to="/landing/pricing">Upgrade</Link>}
      {canRetry && (
        <button type="button" onClick={retry}>
          Try Again
        </button>
      )}
    </div>
  )
}

/** What a service gives as its reason often has no full stop. */
function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}

/** After a fault of the agent's service, by who hears the next press; a browser without a recogniser would only say so. */
function whatNext(next: VoiceCarrier): string {
  return next === 'browser' && recognitionClass()
    ? 'The next press listens with this browser.'
    : 'You can type meanwhile.'
}

/** Nothing is broken: the month is used up. */
function isFull({ reason }: VoiceFailure): boolean {
  return reason === 'limit_reached' || reason === 'limit_closed'
}

function pictureOf(failure: VoiceFailure): IconName {
  if (isFull(failure)) return 'gauge'
  return failure.reason.startsWith('microphone_') || leavesTyping(failure) ? 'mic-off' : 'alert-fill'
}

import { Link } from 'react-router'
import { bannerText, isWorthRetrying } from '#machines/voice-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import { useVoice } from '#web/voice/use-voice.ts'

/** What went wrong, for eight seconds (specification §4), with another try where one may help. */
export function VoiceBanner({ assistant }: { assistant: Assistant }) {
  const { banner, status } = useVoice(assistant)
  if (!banner) return null
  const isTurn = banner.reason === 'turn_failed'
  const canRetry = isTurn || (status === 'disconnected' && isWorthRetrying(banner))
  const retry = () => {
    assistant.voice.send({ type: 'banner.dismissed' })
    if (isTurn) assistant.retry()
    else assistant.voice.send({ type: 'retry.pressed' })
  }
  return (
    <div className="slip bad" role="alert">
      <Icon name="alert-fill" />
      <p className="mid">{bannerText(banner)}</p>
      {banner.reason === 'limit_reached' && <Link to="/landing/pricing">Upgrade</Link>}
      {canRetry && (
        <button type="button" onClick={retry}>
          Try Again
        </button>
      )}
    </div>
  )
}

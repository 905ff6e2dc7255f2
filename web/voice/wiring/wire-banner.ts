import { bannerText, type VoiceFailure } from '#machines/voice-failure.ts'
import { voiceStatus } from '#machines/voice-view.ts'
import { toast } from '#web/lib/toast/toast.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** On a screen without a place for the banner, what ended the conversation or a turn is told in a notice. */
export function wireBanner(assistant: Assistant): void {
  let last: VoiceFailure | null = null
  let wasOn = false
  assistant.voice.subscribe((snapshot) => {
    const { banner } = snapshot.context
    const isNew = banner !== null && banner !== last
    const isOfTalk = wasOn || banner?.reason === 'turn_failed'
    last = banner
    wasOn = voiceStatus(snapshot) !== 'disconnected'
    // A line that is taken up again says so beside the screen, a full month in a notice of its own.
    if (!isNew || !isOfTalk || assistant.isBannerShown || snapshot.matches('reconnecting')) return
    if (banner.reason !== 'limit_reached') toast({ title: bannerText(banner), tone: 'destructive' })
  })
}

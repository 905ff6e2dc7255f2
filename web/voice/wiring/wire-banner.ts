import { bannerText, type VoiceFailure } from '#machines/voice-failure.ts'
import { toast } from '#web/lib/toast/toast.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** On a screen without a place for the banner, what ended the conversation or a turn is told in a notice. */
export function wireBanner(assistant: Assistant): void {
  let last: VoiceFailure | null = null
  assistant.voice.subscribe((snapshot) => {
    const { banner } = snapshot.context
    const isNew = banner !== null && banner !== last
    last = banner
    if (!isNew || assistant.isBannerShown || isToldElsewhere(banner)) return
    // A line that is taken up again says so beside the screen.
    if (!snapshot.matches('reconnecting')) toast({ title: bannerText(banner), tone: 'destructive' })
  })
}

/** Both have notices of their own. */
function isToldElsewhere({ reason }: VoiceFailure): boolean {
  return reason === 'limit_reached' || reason === 'signed_out'
}

import { newId } from '#web/lib/new-id.ts'
import { isOffline } from '#web/lib/offline/connection.ts'
import { onUncounted, uncountedOf } from '#web/lib/offline/uncounted.ts'
import { toast } from '#web/lib/toast/toast.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { limitFailure } from '#web/voice/wiring/limit-failure.ts'

/**
 * Counts each conversation once, when it connects, whichever driver carries it (ruling 39), and ends one that is too many; the browser's
 * own speech has connected once it has proven to listen. One that no server took is counted later; the month is asked for
 * again then, and in every other window of this browser.
 */
export function wireUsage({ usage, voice, person }: Assistant): void {
  voice.on('conversation.counted', ({ conversationId }) => {
    usage.send({ type: 'conversation.connected', conversationId: conversationId ?? newId() })
  })
  const windows = new BroadcastChannel(`sayso-usage-${person.id}`)
  windows.onmessage = () => usage.send({ type: 'check.asked' })
  usage.on('counted', () => windows.postMessage('counted'))
  const stop = onUncounted(() => {
    if (uncountedOf(person.id).length > 0) return
    usage.send({ type: 'check.asked' })
    windows.postMessage('counted')
  })
  usage.subscribe({
    complete() {
      stop()
      windows.close()
    },
  })
  usage.on('check.failed', ({ message }) => tellFailed('Failed to check usage limits', message))
  usage.on('count.failed', ({ message }) => tellFailed('Failed to track usage', message))
  usage.on('count.refused', () => {
    voice.send({ type: 'stop.pressed' })
    void limitFailure(usage).then((failure) => {
      if (failure) voice.send({ type: 'banner.shown', failure })
    })
  })
}

/** That there is no network is said on the screen, and keeps nobody from talking. */
function tellFailed(title: string, description: string): void {
  if (!isOffline()) toast({ title, description, tone: 'destructive' })
}

import { createShared } from '#web/lib/open-state.ts'

/** A press that lasts this long is a hold: one talks while it lasts. */
export const HOLD_MS = 350

/**
 * What the person asked of the conversation on a screen that does not show it: the assistant's screen takes it up. `talk`: the key or
 * the orb is held; `tap`: it was let go before anyone took it up; `enough`: after that.
 */
export const talkWish = createShared<'talk' | 'tap' | 'type' | 'enough' | null>(null)

/** A screen that did not come within this does not begin to listen when it comes at last. */
const TAKEN_UP_WITHIN_MS = 10_000

/** To be called when the hold behind a wish to talk ends. */
export function endTalkWish(): void {
  talkWish.set(talkWish.get() === 'talk' ? 'tap' : 'enough')
  setTimeout(() => {
    if (talkWish.get() !== 'talk') talkWish.set(null)
  }, TAKEN_UP_WITHIN_MS)
}

/** The line of a running conversation that is worth a look now; `nobody` for what may be done. */
export type LastWords = { by: 'person' | 'assistant' | 'nobody'; text: string }

/** What a conversation beside another screen does, in a word, and what is said in it; null where none goes on. */
export const liveWords = createShared<(LastWords & { state: string }) | null>(null)

/**
 * Wakes what a conversation sounds from. To be called in the event of the press itself, since a browser does not take a timer, or a screen
 * that comes later, for the person's own doing; null while there is nothing to wake.
 */
export const wakeTalk = createShared<(() => void) | null>(null)

/** Ends the voice session that runs in this tab, wherever the person is; null while none runs. */
export const stopTalking = createShared<(() => void) | null>(null)

import { createShared } from '#web/lib/open-state.ts'

/** A press that lasts this long is a hold: one talks while it lasts. */
export const HOLD_MS = 350

/** What the person asked of the conversation on a screen that does not show it: the assistant's screen takes it up. */
export const talkWish = createShared<'talk' | 'type' | 'enough' | null>(null)

/** Ends the voice session that runs in this tab, wherever the person is; null while none runs. */
export const stopTalking = createShared<(() => void) | null>(null)

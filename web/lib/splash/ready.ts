import { createOpenState } from '#web/lib/open-state.ts'

/** Set once the first screen stands with its data: the splash gives way at once (ruling 45). */
export const firstScreen = createOpenState()

/** The present moment, in milliseconds since the epoch. Handed in, never read from the environment by pure code. */
export type Clock = () => number

/** A source of fresh UUIDs. */
export type NewId = () => string

export const systemClock: Clock = () => Date.now()

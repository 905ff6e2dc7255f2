import type { Clock } from '#domain/clock.ts'

/** An act that was abandoned may still be on its way for this long. */
const KEPT_MS = 10 * 60 * 1000

export type Act = { userId: string; key: string }

/** Which acts their person has let go of, so that they write nothing, also when they arrive later. */
export type Abandoned = { add(act: Act): void; has(act: Act): boolean }

export function rememberAbandoned(clock: Clock): Abandoned {
  const moments = new Map<string, number>()
  const nameOf = ({ userId, key }: Act) => `${userId} ${key}`
  return {
    add(act) {
      for (const [name, moment] of moments) if (clock() - moment > KEPT_MS) moments.delete(name)
      moments.set(nameOf(act), clock())
    },
    has: (act) => moments.has(nameOf(act)),
  }
}

import type { Clause } from '#domain/understanding/clause.ts'
import { isAim } from '#domain/understanding/intents/aim.ts'
import { withPieces } from '#domain/understanding/reading.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, shaped } from '#domain/understanding/words/piece.ts'

/** "how close am i to the Portugal money", "how far along is the wedding money" */
export const nearing = pattern` how (?:(?:close|far|near) (?:off )?(?:am i|are we) (?:to|from)|far along (?:is|are)) (?:the|my|our) (?!(?:food|rent|grocery|lunch|bill|gas|spending) )
  (?:\S+ ){1,3}?(?:money|deposit) `

/**
 * What is named in "am I any nearer to that Lanzarote trip", "how close am I on the India trip", "how long till we can afford the piano",
 * "how much is missing for the helmet", behind a "for"; null where nothing is asked of how far off what is saved for is: one gets closer to
 * the truth, and reaches Leeds.
 */
export function farOffNamed({ pieces, words }: Clause, isKnown: boolean): Piece[] | null {
  if (!awayFrom.test(words)) return null
  const at = pieces.findLastIndex(({ norm }) => leadsAway.test(norm))
  const [lead, named] = [pieces[at], pieces.slice(at + 1)]
  if (!lead || !(isKnown || isAim(named) || missingForIt.test(words))) return null
  return [shaped({ ...lead, norm: 'for' }), ...named]
}
const awayFrom = pattern`^ (?:(?:and|so|ok|but|um) )*(?:(?:am i|are we) (?:(?:any|much|getting) )*(?:nearer|closer) to|how (?:long|many months) (?:until|till|til|before) (?:i|we) (?:(?:can|will|finally) )*(?:reach|afford)
  |how (?:close|near|far)(?: off| along)? (?:am i|are we) (?:on|with|to) (?:the|my|our|that)|how much (?:money )?(?:is )?(?:still )?missing (?:for|towards?|until|till)) (?:\S+ ){1,6}$`
/** "and how much is still missing for it": for what was spoken of. */
const missingForIt = / missing (?:for|towards?) (?:it|that) $/
const leadsAway = /^(?:to|reach|afford|for|towards?|on|with)$/

/** "how far off the new shed am I with the saving" asks how far off one is on the new shed; any other clause as it is. */
export function askedInOrder(clause: Clause): Clause {
  const { pieces } = clause
  if (!farOff.test(clause.words)) return clause
  const article = pieces.findIndex(({ norm }) => /^(?:the|my|our|that)$/.test(norm))
  const who = pieces.findIndex(({ norm }) => /^(?:am|are)$/.test(norm))
  const off = pieces[article - 1]
  if (!off || who < article || !isAim(pieces.slice(article, who))) return clause
  const on = shaped({ ...off, norm: 'on' })
  return withPieces(clause, [
    ...pieces.slice(0, article),
    ...pieces.slice(who, who + 2),
    on,
    ...pieces.slice(article, who),
  ])
}
const farOff = pattern`^ (?:(?:and|so|ok|but|um) )*how (?:far off|far away from|close to|near to) (?:the|my|our|that) (?:\S+ ){1,4}?(?:am i|are we) (?:now )?(?:(?:with|on|in) (?:(?:the|my|our) )?(?:savings?|money|goal|fund) )?$`

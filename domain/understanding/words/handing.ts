import { isPerson } from '#domain/understanding/words/first-names.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "my father transfer me 800", "the uni return me 6", "a customer tip me ten", "Dave fronted me 60": whether somebody hands something to the person there. */
export function isHanding(pieces: readonly Piece[], at: number): boolean {
  const to = pieces[at + 1]?.norm === 'to' || pieces[at + 1]?.norm === 'back' ? at + 2 : at + 1
  return handing.has(normAt(pieces, at)) && /^(?:me|us)$/.test(normAt(pieces, to))
}

/** "spotted Tony a twenty", "fronted my cousin 60": whether it is the verb of handing money to somebody; "spotted a jacket" is none. */
export function isLending(pieces: readonly Piece[], at: number): boolean {
  const to = determiners.has(normAt(pieces, at + 1)) ? at + 2 : at + 1
  return lending.has(normAt(pieces, at)) && isPerson(pieces[to])
}
const lending = wordSet('advanced fronted pinged spotted subbed')

/** The verb in its bare form as well, as many say it of what was. */
const handing = wordSet(`
  advance advanced credit front fronted give lend loan loaned pay paypal pinged popped refund reimburse repay return returned revolut send
  spot spotted subbed tip transfer transferred venmo wire wired zelle
`)

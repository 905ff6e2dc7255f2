import { determiners } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "two coffees 9, lunch at Subway 12 and the bus yesterday 3": known things, prices, days, and the smallest words of telling. In
 * nothing else can there be an order, a question, money that came in, or a reason not to write, whatever the name of a thing sounds
 * like ("exam prep 40", "a pot 12"), so that none of these has to be looked for: a third of what people tell is told so.
 */
export function isBareTelling(pieces: readonly Piece[]): boolean {
  let priced = false
  for (const [at, piece] of pieces.entries()) {
    if (piece.type === 'amount') {
      if (prior(pieces, at)?.norm === 'at') return false
      priced = true
    } else if (!isBare(pieces, at, piece)) return false
  }
  return priced
}

function isBare(pieces: readonly Piece[], at: number, piece: Piece): boolean {
  switch (piece.type) {
    case 'separator':
    case 'number':
    case 'time':
      return true
    case 'day':
      return !piece.future
    case 'name':
      return piece.entry.category !== 'Income' && !unspent.has(piece.norm) && !(at === 0 && isOrder(pieces))
    case 'word':
      return smallWords.has(piece.norm) || isTold(pieces, at, piece.norm)
    default:
      return false
  }
}

const smallWords = wordSet(
  'a an the my our i we some another new two three at for on with of and plus then also just so oh um each total home',
)

/** "bought coffee", "coffee was 4", "coffee from Starbucks"; "60 from tutoring" came in. */
function isTold(pieces: readonly Piece[], at: number, verb: string): boolean {
  const [before, next] = [prior(pieces, at), pieces[at + 1]]
  if (verbs.has(verb)) return isOwn(before)
  if (verb === 'from') return next?.type === 'name' && next.entry.display !== null
  return (verb === 'was' || verb === 'were') && before?.type === 'name' && before.norm !== 'bill'
}

/** What one did oneself; behind a name it is what that one did: "the insurance paid 60". */
const verbs = wordSet('spent paid bought had took ate grabbed ordered dropped')

function isOwn(before: Piece | undefined): boolean {
  return before === undefined || before.type === 'separator' || leads.has(before.norm)
}
const leads = wordSet('i we just and then also so plus')

/** "book a table for 2", "wire my landlord 900", "cap travel at 500": where they lead, the names of things may be orders. */
function isOrder([name, next]: readonly Piece[]): boolean {
  return orders.test(name?.norm ?? '') || determiners.has(next?.norm ?? '')
}
const orders = /^(?:cap|change|log|make|order|put|roll|scratch|set|show|switch|take|trash|wire)\b/

/** "tips tonight 63" came in, and in "ATM 60" it was drawn. */
const unspent = wordSet('tip tips atm withdrawal withdrawals')

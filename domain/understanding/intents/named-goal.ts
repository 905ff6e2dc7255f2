import { capital } from '#domain/capital.ts'
import { monthWord } from '#domain/understanding/days/date-number.ts'
import { isTime } from '#domain/understanding/intents/aim.ts'
import { determiners, fillers } from '#domain/understanding/words/function-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

const stops = wordSet(`
  account as and along at by before coming day doing every each fund funds far from goal goals going not
  i is jar month need needs next now pot please right savings saving so this today until week with
  yesterday yet
`)
const leads = new Set(['for', 'towards', 'toward', 'to', 'into', 'in', 'inside', 'on', 'reach', 'afford'])
const noName = wordSet(`
  apply assign a an add are aside and boost bump build begin bung
  create credit chip contribute chuck commit called direct donate designate dedicate drop deposit deposited
  establish feed funnel fund give grow goal hit have how hows increase i it is kick
  load let lob launch my me much more move need new named not one our of pay plough pour push pop put raise
  start swell stash sling slip shovel sink shift send stick some savings saved save saving set
  top throw toss target the that towards toward up whack whats what
`)

/** The words that name the goal: after "for", "towards", "to my", or before "fund". */
export function goalName(pieces: readonly Piece[], text: string): string | null {
  const range = namedBeforeNoun(pieces) ?? namedAfterLead(pieces)
  const named = range && pieces.slice(range.from, range.to)
  return named && !isTime(named) ? nameIn(named, text) : null
}

/** "boat" of "boat dear": the words of a name as said, without whom one speaks to behind them. */
export function nameIn(pieces: readonly Piece[], text: string): string | null {
  const last = pieces.findLast(({ norm }, at) => at === 0 || !(fillers.has(norm) || norm === 'love' || norm === 'of'))
  return pieces[0] && last ? capital(text.slice(pieces[0].start, last.end).trim()) : null
}

type Range = { from: number; to: number }

const purses = new Set(itemsOf('fund|funds|goal|goals|savings|pot|jar|kitty|stash|nest|nest egg|piggy|piggy bank'))

/** "the Japan fund", "my emergency fund", "how's my house deposit coming along". */
function namedBeforeNoun(pieces: readonly Piece[]): Range | null {
  for (const [at, piece] of pieces.entries()) {
    const grows = piece.norm === 'coming' && /^(?:along|on)$/.test(normAt(pieces, at + 1))
    const isAsked = piece.norm === 'saving' && normAt(pieces, at + 1) === 'how'
    if (!purses.has(piece.norm) && !grows && !isAsked) continue
    let from = at
    while (from > 0 && from > at - 4 && (isNamePiece(prior(pieces, from)) || isForDeposit(pieces, from - 1, grows)))
      from -= 1
    // "from savings into the Japan goal"
    if (pieces[from]?.norm === 'from') from += 1
    if (from < at - 1 || (from < at && pieces[from]?.norm !== 'new')) return { from, to: at }
  }
  return null
}

/** "house deposit": what is put down for a thing; "deposit fund" alone names none. */
function isForDeposit(pieces: readonly Piece[], at: number, grows: boolean): boolean {
  return normAt(pieces, at) === 'deposit' && (grows || isNamePiece(prior(pieces, at)))
}

export function isNamePiece(piece: Piece | undefined): boolean {
  if (!piece || (piece.type !== 'word' && piece.type !== 'name')) return false
  if (piece.norm === 'new') return true
  return !determiners.has(piece.norm) && !noName.has(piece.norm) && !leads.has(piece.norm) && !fillers.has(piece.norm)
}

function namedAfterLead(pieces: readonly Piece[]): Range | null {
  let found: Range | null = null
  for (const [at, piece] of pieces.entries()) {
    const colon = piece.type === 'separator' && piece.norm === ':'
    if (
      !colon &&
      !(
        piece.type === 'word' &&
        (leads.has(piece.norm) ||
          piece.norm === 'called' ||
          piece.norm === 'named' ||
          piece.norm === 'goal' ||
          piece.norm === 'is')
      )
    )
      continue
    let from = at + 1
    while (pieces[from] && (determiners.has(normAt(pieces, from)) || noName.has(normAt(pieces, from)))) from += 1
    let to = from
    while (to < pieces.length && to < from + 5) {
      const next = pieces[to]
      if (
        !next ||
        next.struck ||
        (next.type !== 'word' && next.type !== 'name') ||
        (stops.has(next.norm) && !isNextOne(pieces, to)) ||
        (leads.has(next.norm) && !leadsOn(pieces, to))
      )
        break
      to += 1
    }
    if (to > from && found === null) found = { from, to }
    if (to > from && (piece.norm === 'towards' || piece.norm === 'toward' || piece.norm === 'for')) return { from, to }
  }
  return found
}

/** "Brian's next term fees": one of them, where "next June" is when. */
function isNextOne(pieces: readonly Piece[], at: number): boolean {
  const then = normAt(pieces, at + 1)
  const isWhen = pieces[at]?.type !== 'name' || monthWord(then) !== null || seasons.test(then)
  return normAt(pieces, at) === 'next' && !isWhen && isNamePiece(pieces[at + 1])
}

const seasons = /^(?:spring|summer|autumn|fall|winter|christmas|easter|eid|payday|weekend)$/

/** "a trip to Japan", "a deposit on the flat": the name goes on behind the word that leads to it. "In June" is when. */
function leadsOn(pieces: readonly Piece[], at: number): boolean {
  let next = at + 1
  while (determiners.has(normAt(pieces, next))) next += 1
  const place = pieces[next]
  return journeys.test(normBefore(pieces, at)) && isNamePiece(place) && monthWord(place?.norm ?? '') === null
}
const journeys = /^(?:.* )?(?:trip|holiday|vacation|flights?|journey|move|visit|deposit|payment)$/

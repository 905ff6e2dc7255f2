import type { Clause } from '#domain/understanding/clause.ts'
import { namesSomething } from '#domain/understanding/entries/compose-add.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { isCommand } from '#domain/understanding/intents/out-of-reach.ts'
import { leadingWords, says, startsWith } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { holds, phrases } from '#domain/understanding/words/phrases.ts'

/** Without an amount only a spend that was plainly told, or a bare thing ("lunch"), is asked about. */
export function looksLikeSpend(clause: Clause): boolean {
  if (spendsTime.test(clause.words) || spendsHours(clause) || onSomebody.test(clause.words) || hadSeveral(clause))
    return false
  const orders = /^ (?:add|log|record) (?!me |us |in |out |off )/.test(leadingWords(clause, fillers))
  if (
    orders &&
    clause.words.endsWith(' please ') &&
    clause.pieces.every((piece) => piece.type !== 'word' || !isContent(piece)) &&
    !says(clause, 'list', 'calendar', 'playlist')
  )
    return namesSomething(clause.pieces)
  if (!namesSomething(clause.pieces) || holds(clause.words, elsewhere) || isCommand(clause)) return false
  const words = leadingWords(clause, fillers)
  if (startsWith(words, 'was', 'were', 'is', 'are')) return false
  const things = clause.pieces.filter((piece) => piece.type === 'name').length
  const others = clause.pieces.filter((piece) => piece.type === 'word' && isContent(piece)).length
  const told = clause.pieces.some((piece) => piece.type === 'word' && toldVerbs.has(piece.norm))
  const subject = startsWith(words, 'i', 'we', ...toldVerbs)
  if (clause.pieces.some((piece) => vagueMoney.test(piece.norm)) && things + others > 0 && (told || things > 0))
    return true
  if (told && subject && things + others > 0) return others <= 3
  return startsWith(words, 'i', 'we', 'the', 'there', 'total', 'add', 'log')
    ? startsWith(words, 'add', 'log') && things > 0 && (others === 0 || (others === 1 && atPlace.test(words)))
    : things > 0 && others <= 1 && clause.pieces.length <= 7 && !clause.question
}

const toldVerbs = new Set(
  'spent bought buy paid payed grabbed ordered got had purchased dropped blew picked took filled gave tipped went copped snagged'.split(
    ' ',
  ),
)
const elsewhere = phrases(`
  account|atm|app|blocked|but|because|calendar|card|declined|doesnt work|error|free|fees|failed|help|issue
  list|lost|later|not work|playlist|pending|problem|please|reminder|stolen|twice
  why|working|wont work|wrong|when
`)

/** "add parking at the stadium" */
const atPlace = / at (?:the|my|our|a) \S+ $/

/** "dinner was on Tom", "drinks are on the house" */
const onSomebody =
  / (?:breakfast|brunch|lunch|dinner|supper|drinks|coffee|bill|tab|it|that) (?:was|were|is|are) on (?!me|us|sale|my|our|the (?!house|company))/

/** "I spent three hours on hold", "spent the weekend at my mum's". */
const spendsTime = pattern` (?:spent|spend|took|had) (?:\S+ ){0,3}(?:minutes?|hours?|days?|nights?|weeks?|months?|years?
  |weekend|morning|afternoon|evening|time|ages|forever) | (?:i|to|and) (?:need
  |have) to | should be | got (?:married|engaged|divorced|fired|lost|sick|up|home|here|there) | to play `
/** "spent three hours on hold", "waited 20 minutes for a bus": a number that is no amount. */
function spendsHours({ pieces }: Clause): boolean {
  return pieces.some(({ norm }, at) => passing.test(norm) && pieces[at + 1]?.type === 'number')
}

/** "had 3 meetings at work": so many of what nobody is known to sell; "had 2 more beers" is asked about. */
function hadSeveral({ pieces }: Clause): boolean {
  const [had, count, thing] = pieces.slice(-3)
  if (!/^(?:had|have|took)$/.test(had?.norm ?? '') || count?.type !== 'number') return false
  // "took 2 aspirin"
  const isTaken = had?.norm === 'took' && thing?.type === 'name' && thing.entry.category === 'Healthcare'
  return thing?.type === 'word' || isTaken
}

const passing = /^(spent|wait|waited|waiting|queued|stood|sat|slept)$/

const vagueMoney = /^(bucks|quid|dollars|pounds|cash|money|cents|few hundred)$/

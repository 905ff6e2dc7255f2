import { product } from '#domain/product.ts'
import type { Clause } from '#domain/understanding/clause.ts'
import { withPieces } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isPause, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What a person says to have an entry changed. */
export const changing = wordSet(`
  amend alter adjust assign amount bump bring bung bucket backdate book
  change correct cut convert call classify categorise categorize class code chuck count
  drop decrease date edit exchange fix file flip group increase knock lower label list log lump
  modify mark make move nudge name note push put pop place pull
  revise readjust reset raise reduce rectify redo rename relabel retitle recategorize recategorise reclassify refile
  retag reassign record redate reschedule replace
  set switch shift sort stick shove slot swap substitute slip
  take tweak turn trim tag throw treat transfer trade update up
`)
/** To have it taken out of the ledger; those that mean much else do so only beside what is plainly an entry. */
export const removing = wordSet(
  `
  delete remove erase bin scrap ditch axe nix zap trash purge expunge eliminate nuke discard shred junk obliterate
  destroy omit annul void
`,
)
export const maybeRemoving = wordSet(`
  blot chuck cut cross clear cancel chop clean drop dump do dispose edit forget get have kill knock
  lose leave make pull rub strike scratch scrub toss throw take wipe weed
`)
/** To have the last turn taken back. */
const reverting = wordSet(
  `
  undo revert reverse roll rollback rewind backtrack unsay unsend unlog undelete restore return retract go step back
  bring put take set
`,
)
/** To have a limit, or a goal. */
const planning = wordSet(`
  allow allot allocate aim add apply budget bank boost build begin
  cap create chip contribute credit channel commit deposit direct donate designate dedicate
  earmark establish feed funnel fund give grow hold help hang invest keep kick
  limit load lob launch lay max open pencil pay plough plow pour park
  restrict ringfence ration reserve
  stick slash stop start spend save stash squirrel sock salt sink send shovel swell sling show
  toss tuck top whack
`)
const verbs = [changing, removing, maybeRemoving, reverting, planning]

/**
 * Behind what an order is wrapped in "changing" to "change", "setting" to "set", "filing" to "file": without it "moving boxes" are a
 * thing. A word that is no verb of an order gives null.
 */
function orderVerb(norm: string, isWrapped: boolean): string | null {
  const known = (word: string): boolean => verbs.some((set) => set.has(word))
  if (known(norm)) return norm
  if (!isWrapped || !norm.endsWith('ing')) return null
  const stem = norm.slice(0, -3)
  return [stem, `${stem}e`, stem.slice(0, -1)].find(known) ?? null
}

/** What an order is wrapped in: "could you please …", "I'd like you to …", "would you mind …", "let's …", "do me a favour and …". */
const wrapping = pattern`^ (?:(?:(?:can|could|would|cant|wont|couldnt) (?:you|we|i|ya|u|yall)|will (?:you|ya|u|yall)
  |(?:do|would) you mind|mind|(?:i|we) (?:want|wanna|need|would like|should like|would love|wish|have)(?: you)?(?: to)?
  |(?:id|wed) (?:like|love|prefer|appreciate it if you (?:could|would))(?: you)?(?: to)?
  |(?:i|we) think (?:you|we) should|(?:(?:i|we) (?:am|are|was|were) |im |were )?(?:trying|looking|hoping|wanting
  |aiming|wondering)(?: to| if you (?:could|can|would)| you (?:could|would))|want you to
  |(?:you|we) (?:can|could|should|may|must|need to|have to|might want to)|lets|let us|let me|go ahead(?: and)?
  |kindly|do me a favou?r(?: and)?|be an? \w+(?: and)?|be so kind as to|(?:would|is) it (?:be )?possible to
  |is there (?:a|any) way to|any chance (?:you|we|i) (?:can|could)|any chance of|time to|(?:help|assist) me(?: to| in)?
  |feel free to|try(?: to| and)?|get you to|how about(?: you| we)?|why dont (?:you|we)|be able to
  |make sure (?:to|you)|be sure to|please|just|maybe|possibly|quickly|now|also|like to|need to|want to) )+`

/** Courtesies behind an order. */
const courtesy = pattern`( (?:please|for me|(?:would|will|can|could) (?:you|ya)|thanks|thank you|cheers
  |when you (?:get a chance|can)|if (?:you can|possible|you dont mind|thats ok|you would)|asap|mate|love|dear|darling|hey|${product.assistant.toLowerCase()}
  |right away|straight away|instead of me))+ $`

/** The clause without what an order is wrapped in, its verb in the plain form; the clause itself when it is no order. */
export function unwrapped(told: Clause): Clause {
  const clause = planAlone(told)
  let start = 0
  while (start < clause.pieces.length && isLead(clause.pieces[start])) start += 1
  const words = phraseText(clause.pieces.slice(start))
  const wrapped = wrapping.exec(words)?.[0].length ?? 1
  const at = start + pieceAt(clause.pieces.slice(start), wrapped - 1)
  const verb = clause.pieces[at]
  if (!verb) return clause
  const lead = at > start ? 0 : start
  if (verb.type === 'repair' && (verb.cancels || at > start)) return rebuilt(clause, lead, [verb], at + 1)
  const isNamed = verb.type === 'name' && /^(?:the|my|our|that|this)$/.test(clause.pieces[at + 1]?.norm ?? '')
  const takes = isNamed && /^(?:take (?:out|away)|top up)$/.test(verb.norm)
  const isVerb = verb.type === 'word' || isNamed || (verb.type === 'name' && at > start)
  const plain = takes ? verb.norm : isVerb ? orderVerb(verb.norm, at > start) : null
  if (plain === null) return clause
  const { from, to, start: begin, end, struck } = verb
  const word: Piece = shaped({ from, to, start: begin, end, struck, type: 'word', norm: plain, capital: false })
  return rebuilt(clause, lead, [word], at + 1)
}

/** "I got a raise so set the savings goal to 500": what is ordered of a goal or a budget, without why; any other clause as it is. */
function planAlone(clause: Clause): Clause {
  const why = planBehind.exec(clause.words)
  if (!why) return clause
  return withPieces(clause, clause.pieces.slice(pieceAt(clause.pieces, why[0].length - 1)))
}
const planBehind = pattern`^ (?:i|we|ive|weve) [^\d]{2,40} so (?:(?:just|please|now|you can|can you) )*(?=(?:set|make|change|raise|lower|bump|update) (?:the|my|our) (?:\S+ ){0,3}?(?:goal|budget) )`

function rebuilt(clause: Clause, lead: number, verb: readonly Piece[], rest: number): Clause {
  const pieces = [...clause.pieces.slice(0, lead), ...verb, ...withoutCourtesy(clause.pieces.slice(rest))]
  return withPieces(clause, pieces)
}

/** The words after the courtesies in front, each amount as 0, for rules about the shape of an order. */
export function shapeOf(pieces: readonly Piece[]): string {
  let words = ' '
  for (const piece of pieces.slice(pieces.findIndex((one) => !isLead(one))))
    if (!isPause(piece)) words += piece.type === 'amount' ? '0 ' : `${piece.norm} `
  return words
}

function isLead(piece: Piece | undefined): boolean {
  if (piece?.type === 'repair') return !piece.cancels
  return piece?.type === 'separator' || (piece?.type === 'word' && (fillers.has(piece.norm) || piece.norm === 'no'))
}

/** How many pieces stand before a place in their words; separators carry none. */
function pieceAt(pieces: readonly Piece[], place: number): number {
  let left = place
  let at = 0
  while (at < pieces.length && (left > 0 || pieces[at]?.type === 'separator')) {
    const piece = pieces[at]
    if (piece && !isPause(piece)) left -= piece.norm.length + 1
    at += 1
  }
  return at
}

function withoutCourtesy(pieces: readonly Piece[]): Piece[] {
  const said = courtesy.exec(phraseText(pieces))?.[0].trim()
  let left = said === undefined ? 0 : said.length
  let to = pieces.length
  while (to > 0 && left > 0) {
    to -= 1
    const piece = pieces[to]
    if (piece && !isPause(piece)) left -= piece.norm.length + 1
  }
  return pieces.slice(0, to)
}

import type { Clause } from '#domain/understanding/clause.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { maybeRemoving, removing } from '#domain/understanding/intents/order.ts'
import { withPieces } from '#domain/understanding/reading.ts'
import { isContent } from '#domain/understanding/repair/repair-words.ts'
import { determiners, prepositions } from '#domain/understanding/words/function-words.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'

/** "forget the cake, my mom paid for it", "delete the snare but keep the drum": the order without why it is given, and without what stays. */
export function withoutReason(clause: Clause): Clause {
  const { pieces } = clause
  const at = pieces.findIndex((_, place) => place > 0 && (opensReason(pieces, place) || opensRest(pieces, place)))
  if (at < 0 || pieces.slice(at).some(({ norm }) => removing.has(norm))) return clause
  return withPieces(clause, pieces.slice(0, at))
}

/** Whether some words of a person only say why something is to go: "Earl paid for that", "my boss covered it". */
export function isRemovalReason(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const phrase = ` ${words.join(' ')} `
  const tellsAnew = /\d/.test(phrase) || words.some(isFigure)
  return !tellsAnew && (reasonBefore.test(phrase) || given.test(phrase))
}

/** "it was fourteen", "it was yesterday": how it is, not why it goes. */
function isFigure(word: string): boolean {
  return (
    (isNumberWord(word) && word !== 'one') || weekdayWord(word) !== null || /^(?:yesterday|today|tonight)$/.test(word)
  )
}

/** Whether what stands behind a piece, or from it on, only says why the order before it is given. */
function opensReason(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type === 'separator') {
    if (at === 1 && pieces[0]?.type !== 'repair') return false
    const behind = pieces.slice(at + 1).filter(({ norm }) => norm !== 'um')
    return reason.test(phraseText(behind.slice(0, 4))) || (!hasFigure(behind) && given.test(phraseText(behind)))
  }
  const behind = pieces.slice(at)
  if (hasFigure(behind) || !endsOrder(pieces, at)) return false
  const said = phraseText(behind)
  const words = said.replace(turnsOut, ' ')
  // "delete the one Earl paid" says which, "… Earl paid for it" why.
  return (
    ofThing.test(words) ||
    (unpaused.test(words) &&
      (words !== said || / (?:it|that|them) /.test(words) || !anyOne.test(phraseText(pieces.slice(0, at)))))
  )
}

/** "those were for Benny delete that", "Earl paid for it, delete it": the order alone, where why it is given stands before it. */
export function behindReason(clause: Clause): Clause {
  const { pieces } = clause
  const at = pieces.findLastIndex((_, place) => place > 1 && pointedOrder.test(phraseText(pieces.slice(place))))
  const isBare = at < 0 && bareOrder.test(phraseText(pieces.slice(-2)))
  const before = pieces.slice(0, isBare ? -2 : Math.max(0, at))
  const thing = before.some(({ type }) => type === 'amount') ? [] : thingBefore(before)
  if (thing.length > 0) return withPieces(clause, ordering(pieces.slice(before.length), thing))
  if (at < 0 || hasFigure(before) || !reasonBefore.test(phraseText(before))) return clause
  return withPieces(clause, pieces.slice(at))
}

/** "they cancelled that Takealot order so …", "yesterday's bagel that was not mine please …": the thing, in the reason why it is to go; empty where none is named. */
function thingBefore(before: readonly Piece[]): readonly Piece[] {
  const words = phraseText(before)
  if (calledOff.test(words)) return before.slice(before.findIndex(({ norm }) => calling.test(norm)) + 1)
  const turn = before.findIndex(
    ({ norm }, at) => at > 0 && /^(?:that|which|it)$/.test(norm) && is.test(normAt(before, at + 1)),
  )
  const named = before.slice(0, Math.max(0, turn))
  return named.length < 5 && named.some(({ type }) => type === 'name') && notOwn.test(phraseText(before.slice(turn)))
    ? named
    : []
}
const calling = /^(?:cancell?ed|refunded|returned|voided)$/
const calledOff = pattern`^ (?:\S+ ){1,3}?(?:(?:have|has|had|just|already|finally|actually) )*(?:cancell?ed|refunded|returned|voided) (?:(?:me|us) )?(?:that|the|my|our|this)
  \s(?!(?:one|thing|money|it) )(?:\S+ ){1,4}$`
const is = /^(?:was|is|were|wasnt|isnt)$/
const notOwn = pattern` (?:(?:was|is|were) (?:(?:all|just|actually|really|paid) )*(?:on|from|for|by|with) |not (?:mine|ours)|(?:wasnt|isnt) (?:mine|ours|me|us)|(?:his|hers|theirs) )`

/** "take it off" said of what was named before: "take the Takealot order off". */
function ordering(said: readonly Piece[], thing: readonly Piece[]): Piece[] {
  const order = said.filter(({ norm }) => !/^(?:please|kindly)$/.test(norm))
  const it = order.findIndex(({ norm }) => pointing.test(norm))
  return it < 0 ? [...order, ...thing] : [...order.slice(0, it), ...thing, ...order.slice(it + 1)]
}
/** "kindly remove" */
const bareOrder = /^ (?:please|kindly) (?:delete|remove|erase|cancel|scrap) $/

/** "… but keep the drum" */
function opensRest(pieces: readonly Piece[], at: number): boolean {
  return /^ (?:but|and|separator)? ?(?:keep|leave) (?:the|my|that|it|them|those) /.test(
    phraseText(pieces.slice(at, at + 4)),
  )
}

/** Whether an order with its thing stands before a piece, and a word that goes on with neither. */
function endsOrder(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(0, at)
  const last = before.at(-1)
  const order = before.findIndex(({ norm }) => removing.has(norm) || maybeRemoving.has(norm) || norm === 'take out')
  // "nah, delete the cinema"
  const verb = order < 0 ? before.findIndex(({ type }) => type === 'repair') : order
  if (!last || verb < 0) return false
  const thing = before.slice(verb + 1)
  const isNamed = last.type === 'name' || pointing.test(last.norm) || particle.test(last.norm) || isContent(last)
  if (verbEndsIn.test(normAt(before, verb)) && thing.length === 0) return true
  const names = thing.some((piece) => piece.type === 'name' || pointing.test(piece.norm) || isContent(piece))
  if (!isNamed || !names || (determiners.has(last.norm) && !pointing.test(last.norm))) return false
  return !prepositions.has(last.norm) || particle.test(last.norm)
}
/** "… please turns out my sister paid for those" */
const turnsOut = /^ (?:please )?(?:um |(?:(?:it |that )?turn(?:s|ed) out (?:that )?))?/
const anyOne = / (?:the|my) (?:\S+ )?(?:one|entry|thing) $| (?:what|everything|anything|whatever|all) $/
const pointing = /^(?:it|that|this|them|those|these|one)$/
const particle = /^(?:off|out|away|back|there|here)$/
/** A repair that names its thing itself: "scratch that". */
const verbEndsIn = /(?: that| it|^cancel)$/

function hasFigure(pieces: readonly Piece[]): boolean {
  return pieces.some(({ type }) => type === 'amount' || type === 'day')
}

const reason = pattern`^ (?:it|its|i|id|ive|we|wed|weve|he|hes|she|shes|they|theyre|that|thats|because|since|cause
  |somebody|someone|nobody) |^ (?:the|a|my|our) \S+ (?:\S+ )?(?:was|were|is|are|got|let|gave|pays|paid|covered
  |came|comes|didnt|never|has|had|took|said|\w+ing) `

const auxiliary = '(?:(?:already|just|actually|always|is|are|was|will|ll|has|have|s|ended up|going to) )*'
const toMe = '(?:it|that|this|these|those|them|me|us)'
const reports =
  '(?:(?:says|said|tells me|told me|reckons|insists|swears) (?:that )?(?:(?:he|she|they|hes|shes|theyre|hell|shell|theyll) )?)?'
const pays =
  pattern`${reports}${auxiliary}(?:paid|pays|paying|pay|covered|covers|covering|cover|shouted|shouts|treated|treats|treating|reimbursed|reimburses
  |reimbursing|refunded|refunds|refunding|expensed|handled|settled|got ${toMe}|gets ${toMe}|getting ${toMe}|picked ${toMe} up|picked up
  |picks up|picking up|(?:put|logged|entered|added|tracked|has|had) ${toMe}|insist(?:s|ed|ing)? on (?:treating|paying|covering|getting|settling)|bought ${toMe}|took care|takes care|taking care)`
    .source
const who = '(?:(?:the|my|our|his|her|their|a) \\S+(?: \\S+)?|\\S+(?: \\S+)?)'
/** "I didn't end up paying it", "we never went". */
const unpaid =
  pattern`^ (?:i|we) (?:didnt|did not|never|dont|do not|havent|have not)(?: (?:end up|even|actually|really|have to|had to|need to))? (?:pay|paid|paying|buy|bought|buying
  |get|getting|go|going|went|use|using|used|order|ordering|take|taking|need|needed|keep|keeping)(?: (?:for|it|that|them|one|there|in|after|all|anyway|either|yet|anymore|any more|any longer|now))* $`
    .source
/** Behind a pause: "Earl paid", "work is covering that", "Sam's treat", "on the house", "not mine". */
const given = pattern`^ ${who} ${pays} |^ ${who} (?:cant|cannot|mustnt|must not|shouldnt|should not|isnt allowed to|doesnt need to|might|may|will|ll) (?:see|know|find) |^ \S+ (?:\S+ )?(?:treat|round|shout) $
  |^ on (?:the (?:house|company)|him|her|them|work) |${unpaid}|^ (?:not (?:mine|ours)|wasnt (?:mine|ours)|no longer needed|not needed) `

const tail =
  pattern`(?:(?:for|it|that|this|these|those|them|all|me|us|himself|herself|themselves|back|in|the|end|after|already|actually|everything|both|of
  |bill|tab|check|whole|thing|ones?|instead|anyway|too|up|now|today|on|his|hers|theirs|her|their|side|list|app) )*`
    .source
/** Right behind the order: "my boss covered it", "the boss and I paid"; not "the bill paid", "the shampoo, I put it back", which are of the thing. */
const unpaused = pattern`^ (?:(?:the|my|our|his|her) \S+(?: in law)?(?: (?!(?:i|we) (?:put|logged|entered|added|tracked|had) )\S+)?|he|she|they
  |(?!(?:bill|order|payment|fee|ticket|charge|card|entry|one|i|we|it|and|or|but|not|was|is|already|just) )\S+) ${pays} ${tail}$`
/** The same of the thing itself: "it's on the house", "I never had it". */
const ofThing = pattern`^ (?:its|theyre) |^ (?:it|they) (?:was|is|were|are|isnt|arent|wasnt|werent|never|didnt|got|came)\s
  |^ (?:i|we) (?:\S+ ){1,3}(?:it|them|my mind) $|${unpaid}
  |^ (?:i|we) (?:put|charged) (?:it|that|them) (?:on|to) (?:the|my) (?:company|work|business|office|corporate) (?:card|account) $`

const pointedOrder = pattern`^ (?:(?:so|and|please|then|just) )*(?:(?:delete|remove|erase|scrap|bin|ditch|drop|cancel|get rid of) (?:it|that
  |this|them|those|these)(?: one)?|(?:take|cross|strike|get) (?:it|that|this|them|those|these)(?: one)? (?:off|out|away)(?: (?:of )?(?:the|my|our) (?:list|books?|ledger|records?))?
  |(?:delete|scratch|cancel|strike) that(?: one)?|scratch it|cancel)(?: please| again| then| now)* $`
const reasonBefore = pattern`^ (?:(?:wait|no|oh|sorry|actually|ah|oops|hang on|hold on|ok|so|and|but|never mind|nevermind) )*(?:(?:that|this|it|those|these|they)(?: one)?
  \s(?:was|were|is|are|isnt|arent|wasnt|werent) |(?:thats|its|theyre) |(?:i|we) (?:didnt|dont|never|wont|cant|returned|sent|gave) (?:\S+ ){0,2}(?:it|that|this|them|those|these|any)(?: back)? $
  |${who} ${pays} ${tail}$)`

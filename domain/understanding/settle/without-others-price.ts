import { type Strand, strandsOf } from '#domain/understanding/strand.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, isPause, type Piece, pausedBefore, phraseText, silence } from '#domain/understanding/words/piece.ts'

/**
 * "screws 8, they had the drill for 149 but I only looked", "scone 2 and she had the soup 4 but she paid for hers", "my sister is paying it, I only
 * paid the shoes 55": where a clause tells that what has its price right before it was left there, or that another paid, it was never one's
 * own. What "he spent 40" and what everybody gave beside one's own part are neither.
 */
export function withoutOthersPrice(said: Piece[]): Piece[] {
  const input = withOwnPartOnce(said)
  // A sentence of its own is read by itself, and known there as what was not paid.
  if (input.slice(0, -1).some(({ type }) => type === 'end')) return input
  if (!input.some(({ norm }) => telltale.test(norm))) return input
  const strands = strandsOf(input)
  if (strands.length < 2) return input
  const silent = new Set<number>()
  for (const at of strands.keys())
    for (let index = firstNotPaid(strands, at); index <= at; index += 1) silent.add(index)
  const told = strands.filter(({ pieces }, at) => !silent.has(at) && pieces.some(isAmount))
  if (silent.size === 0 || told.length === 0) return input
  const pieces = [...input]
  const pauses = new Set<number>()
  for (const at of silent) {
    const { from, pieces: words } = strands[at] as Strand
    const start = isPause(words[0]) ? from + 1 : from
    if (!silent.has(at - 1) && start === from && at > 0) pauses.add(from)
    silence(pieces, start, from + words.length)
    if (!silent.has(at + 1) && strands[at + 1]) pauses.add(from + words.length)
  }
  return pausedBefore(pieces, new Set([...pauses].filter((at) => !isPause(pieces[at]))))
}

const telltale =
  /^(?:look(?:ed|ing)?|browsing|left|passed|didnt|paid|bought|got|covered|paying|treated|spent|skipped|put|gave|no)$/

/** Where it begins what was not paid by oneself, as the strand at a place tells; behind that place where it tells no such thing. */
function firstNotPaid(strands: readonly Strand[], at: number): number {
  const words = wordsOf(strands[at])
  const [before, first] = [at - 1, amountsIn(strands[at])]
  if (first > 0) return spentByOther.test(words) ? at : at + 1
  const priced = bare.test(wordsOf(strands[before])) ? before - 1 : before
  if (amountsIn(strands[priced]) !== 1 || done.test(wordsOf(strands[priced]))) return at + 1
  if (leftThere.test(words)) return offered.test(wordsOf(strands[priced])) ? priced : at + 1
  if (paidOwn.test(words)) return ofOther.test(wordsOf(strands[priced])) ? priced : at + 1
  return paysIt.test(words) ? priced : at + 1
}

function wordsOf(strand: Strand | undefined): string {
  return strand ? phraseText(strand.pieces) : ''
}

function amountsIn(strand: Strand | undefined): number {
  return strand?.pieces.filter(isAmount).length ?? 0
}

const lead = '^ (?:(?:and|but|so|though|then|this|that|um) )*'
const bare = /^ (?:(?:and|but|so|though) )+(?:this|that) $/
const other = '(?:he|she|they|(?:my|our|the) (?!half |part |share |card )\\w+)'
const trailing = '(?:(?:though|today|either|anyway|of course|this time|in the end|obviously) )*$'

/** Bought or paid by who tells. */
const done =
  / (?:i|we|ive|weve) (?:(?:just|only|also|already|then) )*(?:paid|spent|bought|got|gave|had|ordered|grabbed|took|sent|picked|used) /

/** "I only looked", "I left it there", "I didn't buy it". */
const leftThere = pattern`${lead}(?:i|we|im|were) (?:(?:just|only|was|were|am|did) )*(?:look(?:ed|ing)?(?: at (?:it|them|that))?|browsing|passed(?: on (?:it|that|them))?
  |left (?:it|them|that)(?: there| at that| alone)?|said no(?: thanks| thank you)?|put (?:it|them|that) back|walked away
  |skipped (?:it|that)|didnt (?:buy|get|take) (?:it|that|them|one|any)) ${trailing}`
/** What stands at its price in a shop: "they had the drill for 149", "the drill was 149". */
const offered = pattern`^ (?:(?:and|but|so|then|oh|um) )*(?:(?:they|he|she) (?:had|have|has|sell|sold|wanted|were selling) |(?:the|that|those|these|this|an?) .* (?:was|were|is|are|cost|costs) )`

/** "my sister is paying it", "she paid for that". */
const paysIt = pattern`${lead}(?!that )${other} (?:(?:already|is|are|will be|actually) )*(?:paying|paid|covering|covered)(?: for)? (?:it|that|them|those|all of (?:it|that)|the whole thing) ${trailing}`
/** "she paid for hers": of what was told of her. */
const paidOwn = pattern`${lead}${other} (?:(?:already|actually) )*(?:paid|bought|got|covered|paid for) (?:hers|his|theirs|(?:her|his|their) own)(?: (?:himself|herself|themselves))? ${trailing}`
const ofOther = pattern`^ (?:(?:and|but|so|then|um) )*(?:${other} (?:had|has|got|ordered|ate|took)|(?:he|she|they) (?:was|were)) |^ (?:(?:and|but|so|then|um) )*(?:his|hers?|theirs?) `

/** "he spent like forty" */
const spentByOther = pattern`^ (?:(?:and|but) )*${other} (?:(?:only|just|probably|already) )*(?:spent|blew) (?:(?:like|about|around|maybe) )*\S*\d\S*(?: (?:dollars|bucks|pounds|quid|euros))? $`

/** "everybody chipped in 50 for the gift, I put my 50": what all gave, and one's own part of it, is told once. */
function withOwnPartOnce(input: Piece[]): Piece[] {
  if (!input.some(({ norm }) => norm === 'my' || norm === 'mine')) return input
  const strands = strandsOf(input)
  const pieces = [...input]
  for (const [at, { pieces: own, from }] of strands.entries()) {
    const before = strands[at - 1]
    const given = before?.pieces.findLastIndex(isAmount) ?? -1
    const [all, mine] = [before?.pieces[given], own.findIndex(isAmount)]
    if (
      !before ||
      !isAmount(all) ||
      !ownPart.test(phraseText(own)) ||
      !allGave.test(phraseText(before.pieces.slice(0, given + 1)))
    )
      continue
    const sum = own[mine]
    if (!isAmount(sum) || sum.money.amountMinor !== all.money.amountMinor) continue
    const behind = before.from + given + 1
    silence(pieces, before.from, pieces[behind]?.norm === 'for' ? behind + 1 : behind)
    silence(pieces, from, from + mine)
  }
  return pieces
}
const ownPart = pattern`^ (?:(?:and|so|um) )*i (?:(?:just|also) )?(?:put|gave|paid|chipped|threw)(?: in)? (?:my|mine) \S*\d\S*(?: (?:in|too|as well))* $`
const allGave =
  / (?:everybody|everyone|we all|all of us|each of us) (?:\w+ )?(?:chipped in|put in|threw in|gave|paid) \S*\d\S*(?: \S+)? $/

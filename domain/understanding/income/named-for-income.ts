import { isContent } from '#domain/understanding/entries/segment.ts'
import type { Telling } from '#domain/understanding/income/income-telling.ts'
import { determiners, placeNouns } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * "payday pizza 20", "overtime taxi 18", "pension advice 200": the last word of a name tells what it is, and money that comes only what
 * it is for. In front of a shop or an employer ("bonus Acme 300") or of what was refunded it is the head itself.
 */
export function isNamedForIncome({ pieces, text }: Telling): boolean {
  if (came.test(text)) return false
  return pieces.some(({ norm, struck }, at) => {
    if (struck || !modifiers.has(norm)) return false
    const head = pieces[at + 1]
    return head !== undefined && !isContent(pieces[at + 2]) && (services.has(head.norm) || isFoodOrRide(head, norm))
  })
}
const modifiers = wordSet(`
  bonus commission direct-deposit dividend dividends freelance grant inheritance overtime payday pension royalties salary scholarship
  social-security stipend unemployment wage wages
`)
const came = / (?:me|us|received|earned|from|refund|refunded|reversed) /
const services = wordSet(`
  adviser advice advisor consultant course exam form forms help insurance lawyer party printing software solicitor writer
`)

/** A thing to eat, wherever it is had; a ride brings money too ("commission car 300"), but not when one comes home late. */
function isFoodOrRide(piece: Piece, modifier: string): boolean {
  if (piece.type !== 'name' || piece.entry.display !== null || placeNouns.has(piece.norm)) return false
  const { category } = piece.entry
  return category === 'Food & Dining' || (category === 'Transportation' && modifier === 'overtime')
}

/** "dinner for my bonus 80", "drinks to celebrate the bonus 40", "accountant for the tax return 80": a thing that is known, and why it was paid for. */
export function isForIncome({ pieces }: Telling): boolean {
  const at = pieces.findIndex(({ norm, struck }) => !struck && occasions.has(norm))
  if (at < 2) return false
  const lead = at - (determiners.has(normAt(pieces, at - 1)) ? 2 : 1)
  const head = pieces[pieces[lead - 1]?.norm === 'to' ? lead - 2 : lead - 1]
  return /^(?:for|celebrate)$/.test(normAt(pieces, lead)) && head?.type === 'name' && head.entry.category !== 'Income'
}
const occasions = new Set(['bonus', 'inheritance', 'overtime', 'payday', 'pension', 'scholarship', 'tax return'])

/** "filed my tax return 80", "tax return software 40": what it costs to hand it in; "filed my tax return, got 800 back" tells what it brought. */
export function filesReturn({ text }: Telling): boolean {
  return handsIn.test(text) && !brought.test(text)
}
const handsIn = pattern` (?:files?|filed|filing|did|doing|do|prepared?|preparing|submit(?:ted)?|help with) (?:(?:my|the|our|his|her) )?tax returns? 
  | tax returns? (?:software|help|prep|preparation|filing|fee) | (?:cpa|accountant)s? tax returns? `
const brought = / (?:got|get|received|back|refund|came) /

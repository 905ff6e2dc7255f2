import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'

/**
 * "parking fine 60 but I'm appealing it", "the fine is 35 if I pay it in fourteen days": the only price that is told, which nobody has
 * paid yet, and may never pay.
 */
export function isLeftOpen(pieces: readonly Piece[]): boolean {
  if (pieces.filter(isAmount).length !== 1) return false
  const words = phraseText(pieces)
  if (hasPaid.test(words)) return false
  return onTerms.test(words) || (demand.test(words) && appealed.test(words))
}
const onTerms = pattern` \S*\d\S* ${unitSaid}(?:only |just )?(?:if|as long as|provided) (?:i|we) (?:pay|settle) (?!attention )`
const demand = / (?:fine|fined|ticket|penalty|pcn|citation|charge|charges|clamped|bill|invoice|notice) /
const appealed = pattern` (?:\S*\d\S* (?:, )?(?:appealing|contesting|disputing|challenging) (?:it|that|this) $|(?:i|im|we|were|ive|weve|ill|am|are|have|will|gonna|going to|already|just|been|but) (?:appeal|appealing|appealed|contest|contesting|contested
  |disput(?:e|ing|ed)|challeng(?:e|ing|ed)|fight|fighting) (?:(?:it|that|this|(?:the|my) (?:fine|ticket|penalty|pcn|citation|charge)) )?$)`
const hasPaid =
  / (?:paid|settled|charged|cost|costs|took|taken|came out|went out|handed|spent|gave|put|debited|lost|booked|taxi|had to) /

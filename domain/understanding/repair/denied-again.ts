import { readCardinal } from '#domain/understanding/words/cardinal.ts'
import { isNumberToken } from '#domain/understanding/words/number-words.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { pauseAfter, type Token } from '#domain/understanding/words/token.ts'

/** More words than any amount is said with. */
const MOST_OF_AMOUNT = 6

/**
 * "swimming lesson was eleven no not eleven twelve fifty", "two hundred on the dentist sorry not two hundred two twenty": where an amount
 * told before is said once more to be denied, the words behind it begin another, though a recogniser hears no pause between them.
 */
export function pauseBehindDenied(tokens: readonly Token[]): readonly Token[] {
  const not = tokens.findIndex(({ norm }, at) => norm === 'not' && at > 0 && isNumberToken(tokens[at + 1]))
  const end = not < 0 ? 0 : not + 1 + saidAgain(tokens, not)
  const last = tokens[end - 1]
  if (!last || end === not + 1 || !isNumberToken(tokens[end])) return tokens
  // "it was two thousand, not two thousand five hundred"
  if (magnitude.test(last.norm) && !isNumberToken(tokens[readCardinal(tokens, not + 1)?.to ?? end])) return tokens
  // "coffee four not four fifty" denies four fifty, where nothing else took the first one back.
  const isTakenBack = retracts.test(normAt(tokens, not - 1))
  if (!isTakenBack && !isNumberToken(tokens[end + 1]) && last.kind !== 'number') return tokens
  return tokens.toSpliced(end, 0, pauseAfter(last))
}
const retracts = /^(?:no|sorry|wait|oh|oops)$/

const magnitude = /^(?:hundred|thousand|lakh|crore|million|grand)$/

/** How many of the words behind "not" are those of an amount that was told before it, most first. */
function saidAgain(tokens: readonly Token[], not: number): number {
  for (let length = MOST_OF_AMOUNT; length > 0; length -= 1) {
    const again = tokens.slice(not + 1, not + 1 + length)
    const isSame = (from: number): boolean =>
      isNumberToken(tokens[from]) &&
      !isNumberToken(tokens[from - 1]) &&
      !isNumberToken(tokens[from + length]) &&
      again.every(({ norm }, at) => norm === normAt(tokens, from + at))
    if (again.length === length && tokens.slice(0, Math.max(0, not - length + 1)).some((_, from) => isSame(from)))
      return length
  }
  return 0
}

import { isNumberToken } from '#domain/understanding/words/number-words.ts'
import { normAt } from '#domain/understanding/words/prior.ts'
import { pauseAfter, type Token } from '#domain/understanding/words/token.ts'

/** More words than any amount is said with. */
const MOST_OF_AMOUNT = 6

/**
 * "swimming lesson was eleven no not eleven twelve fifty": where the amount before is said once more to be denied, the words behind it
 * begin another, though a recogniser hears no pause between them.
 */
export function pauseBehindDenied(tokens: readonly Token[]): readonly Token[] {
  const not = tokens.findIndex(({ norm }, at) => norm === 'not' && at > 0 && isNumberToken(tokens[at + 1]))
  if (not < 0) return tokens
  let told = not
  while (told > 0 && takesBack.test(normAt(tokens, told - 1))) told -= 1
  const end = not + 1 + saidAgain(tokens, told, not + 1)
  const last = tokens[end - 1]
  if (!last || end === not + 1 || !isNumberToken(tokens[end])) return tokens
  return tokens.toSpliced(end, 0, pauseAfter(last))
}
const takesBack = /^(?:no|not|sorry|wait|oh|oops|um|uh|its|was|it|,)$/

/** How many of the words from a place on are those of the amount that ends before another, most first. */
function saidAgain(tokens: readonly Token[], told: number, from: number): number {
  for (let length = Math.min(MOST_OF_AMOUNT, told); length > 0; length -= 1) {
    const isSame = tokens.slice(told - length, told).every((token, at) => token.norm === normAt(tokens, from + at))
    if (isSame && isNumberToken(tokens[told - length])) return length
  }
  return 0
}

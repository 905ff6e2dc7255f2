import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** What a number word sounds like. */
const soundsLike = new Map([
  ['to', 'two'],
  ['too', 'two'],
  ['for', 'four'],
  ['ate', 'eight'],
])
/** "shoulda been 301", "twelve somethin": as it sounds; "we spended 54": as one forms it who learns the language. */
const runTogether = new Map([
  ['somethin', 'something'],
  ['shoulda', 'shouldve'],
  ['coulda', 'couldve'],
  ['woulda', 'wouldve'],
  ['spended', 'spent'],
  ['buyed', 'bought'],
])
/** What money is given for or changed into: "euros for dollars", "switch to pounds". */
const changes = pattern`^(change[ds]?|convert(ed)?|exchange[ds]?|switch(ed)?|traded?|set|it|them|that|money|cash|currency
  |over|back|prices?|from|how|translate[ds]?)$`

/** "tea to dollars" is two dollars, "for dollars sixty" is 4.60: a number word that was written as it sounds, right before a unit; "shoulda" is should've. */
export function heardRight(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const whole = runTogether.get(token.norm)
    if (whole !== undefined) return { ...token, norm: whole }
    const number = soundsLike.get(token.norm)
    const before = prior(tokens, at)
    if (number === undefined || !/^(dollars|bucks|quid|pounds|euros)$/.test(tokens[at + 1]?.norm ?? '')) return token
    if (!before || before.kind === 'number' || changes.test(before.norm) || currencyWord(before.norm)) return token
    return { ...token, norm: number }
  })
}

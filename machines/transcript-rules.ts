import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** Characters below which an agent's message is not worth a line of the transcript (specification §5). */
const SHORTEST_SHOWN = 8

const fillerOpenings = pattern`^(?:hi|hello|hey|welcome|good (?:morning|afternoon|evening)|greetings|ok(?:ay)?|sure|alright
  |all right|got it|great|perfect|done|thank you|thanks?|you'?re welcome|my pleasure|no (?:problem|worries)
  |of course|certainly|absolutely|understood|noted|sounds good|will do|right away|one (?:moment|second)
  |just a (?:moment|second)|hold on|let me (?:see|check|think|look)|i'?ll|i(?:'ve| have)
  |(?:it|that)(?:'s| is| has)|added|saved|recorded|logged|(?:is there )?anything else|hm+|um+|uh+|mm+)\b`

/**
 * What may follow a filler opening without making the sentence say anything, phrase by phrase: "Got it, thanks!", "Sure, one moment." Read
 * from left to right and never back, so that long messages take no longer than they are long.
 */
const fillerPhrase =
  /[\s,.!?…-]*(?:there|then|now|today|please|great|perfect|sure|okay|ok|thing|(?:one|a) (?:moment|second)|thank you|thanks|(?:telling|letting) me(?: know)?|for (?:you|me|that|telling me|letting me know|sharing)|let me (?:see|check)|i'?ll|i(?:'ve| have)|(?:it|that)(?:'s| is| has)|been|all|just|got (?:it|that)|consider it done|(?:do|check|add|save|record|log|note|take care of|look (?:at|into)) (?:it|that|this|them|those)|(?:added|saved|recorded|logged|noted|written|done)(?: (?:it|that|this|them|those|everything|all))?(?: down)?|that|it|this|right away|anything else|(?:how|what) (?:else )?can i (?:help|do)|i can (?:help|do)(?: you)?|help you|you|with|where did the money go)\b/y

const onlyMarks = /^[\s,.!?…-]*$/

/**
 * True for an agent's message that looks like a greeting, a confirmation or filler, or is shorter than eight
 * characters: such messages are heard but not shown as transcripts (specification §5).
 */
export function isFiller(message: string, firstName = ''): boolean {
  const text = plain(message, firstName)
  if (text.length < SHORTEST_SHOWN) return true
  const opening = fillerOpenings.exec(text)
  if (!opening) return false
  return saysNothing(text, opening[0].length)
}

function saysNothing(text: string, from: number): boolean {
  let at = from
  do {
    fillerPhrase.lastIndex = at
    at += fillerPhrase.exec(text)?.[0].length ?? 0
  } while (fillerPhrase.lastIndex > 0)
  return onlyMarks.test(text.slice(at))
}

function plain(message: string, firstName: string): string {
  const text = message.trim().toLowerCase().replaceAll('’', "'")
  const name = firstName.trim().toLowerCase()
  return name ? text.replace(new RegExp(`\\b${name.replace(/[^\p{L}\p{N}\s]/gu, '.')}\\b`, 'u'), 'there') : text
}

const digitsOrWords = pattern`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen
  |sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand
  |buck|quid)\b`

/**
 * True when the words ask for an entry: add, record or log with an amount, or "spent", or "transaction"
 * (specification §5). The engine understands more than this.
 */
export function isTransactionRequest(text: string): boolean {
  const words = text.toLowerCase()
  if (/\bspent\b|\btransactions?\b/.test(words)) return true
  return /\b(?:add|record|log)\b/.test(words) && digitsOrWords.test(words)
}

/** Two deliveries of the same words: case, punctuation and spacing do not tell them apart. */
export function sameWords(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

/**
 * Whether whole words say again what was cut off: all of it in its order with nothing but small words between, the last word of it perhaps
 * only begun. A number is said again by the same number alone and says nothing without its thing, a letter or two tell no word.
 */
export function saysAgain(cutOff: string, whole: string): boolean {
  if (sameWords(cutOff, whole)) return true
  const said = bare(whole).split(' ')
  const told = bare(cutOff).split(' ')
  while (told.length > 1 && tellsNothing(told.at(-1) ?? '')) told.pop()
  return !told.every(isNumber) && said.some((_, from) => follows(said, from, told))
}

function tellsNothing(word: string): boolean {
  return between.test(word) || (word.length < 3 && !isNumber(word))
}

function follows(said: readonly string[], from: number, told: readonly string[]): boolean {
  let at = from
  return told.every((word, index) => {
    const isBegun = index === told.length - 1 && word.length > 2 && !isNumber(word)
    const fits = () => said[at] === word || (isBegun && said[at]?.startsWith(word))
    while (index > 0 && !fits() && between.test(said[at] ?? '')) at += 1
    const is = fits()
    at += 1
    return is
  })
}

const between = /^(?:the|an?|my|was|were|is|for|at|and|so|u[hm]+|it|of|like|cost)$/

function isNumber(word: string): boolean {
  return /\d/.test(word) || isNumberWord(word)
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$£€.]+/gu, ' ')
    .replace(/\.(?!\d)/g, '')
    .trim()
}

import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'

/**
 * Words by which people take something back. `cancels` ones may also end the matter ("scratch that"); an `aside` takes nothing
 * back, it only says nothing ("if I'm honest").
 */
export type RepairMarker = { to: number; cancels: boolean; strong: boolean; aside: boolean }

type Phrase = Omit<RepairMarker, 'to'> & { words: readonly string[] }

/** "let me fix that", "I need to correct that to"; a bike that one needs to fix "it" is mended. */
const mending = ['correct', 'fix', 'change', 'redo', 'adjust', 'update'].flatMap((verb) =>
  ['let me $ that', 'let me $ it', 'i need to $ that', 'i have to $ that', 'gotta $ that'].flatMap((words) => {
    const said = words.replace('$', verb)
    return [said, `${said} to`]
  }),
)

/** "no don't put that" takes back what was said before it; "no don't put that on the card" is told of something else. */
const refusals = ['put', 'add', 'log', 'write', 'count', 'save', 'record'].flatMap((verb) =>
  ['no dont', 'no do not'].flatMap((no) => [`${no} ${verb} that`, `${no} ${verb} it`]),
)

/** "the receipt says", "this docket here says": where what is right was read. */
const readings = ['app', 'bill', 'docket', 'receipt', 'slip', 'till'].flatMap((paper) =>
  ['the $ says', 'the $ here says', 'the $ says here', 'this $ says', 'this $ here says', 'that $ there says'].map(
    (words) => words.replace('$', paper),
  ),
)

const phrases: readonly Phrase[] = [
  ...make(refusals.join('|'), true, true),
  ...make(
    'scratch that|strike that|scrap that|scratch it|forget that|cancel that|delete that|never mind|nevermind|undo that|forget it|ignore that',
    true,
    true,
  ),
  ...make(
    `
    apologies|my apologies|i apologise|i do apologise|i apologize|i do apologize|forgive me|do forgive me|beg your pardon|correction|change that to|change it to|come to think of it|excuse me
    no thats the other one|no that was the other one|no thats another one|i tell a lie|i lie|i stand corrected|i mean|i meant|i meant to say|i mean to say|i should say|i misspoke|it says|it says here|i lied|i beg your pardon
    let me rephrase|let me start over|let me try again|let me start again
    make that|make it|meant to say|my bad|my mistake|my typo|my receipt says|more like
    no i tell a lie|no tell a lie|not right
    or rather|on second thought|on second thoughts|or should i say|pardon me|receipt says|rather
    second thoughts|should i say|slip of the tongue
    tell a lie|typo|thats wrong|that is wrong
  `,
    false,
    true,
  ),
  ...make([...mending, ...readings].join('|'), false, true),
  ...make(
    'no no no|no no|or no|no wait|wait no|oh no|no sorry|sorry no|nope|nah|naw|no actually|actually no|no',
    false,
    true,
  ),
  ...make(
    `
    actually|ah wait|dang it|er no|hold on|hang on|it was actually
    let me see|let me check|let me look|let me think|oh shoot|oh crap|oh snap|oops|or actually|oh wait|pardon
    shoot|sorry|um no|what am i saying|wait|whoops|well actually
  `,
    false,
    false,
  ),
  ...make(
    `
    as it happens|auto pay|auto paid|auto renewed|auto renew|auto renewal|auto debit|auto debited|auto charged|auto billed|auto deducted
    believe it or not|for my sins|for the record
    if im honest|if im being honest|if im exact|if im being exact|in fairness|if truth be told|if you can believe it|i must admit|i have to admit|i have to say|i must say
    just so you know|of course
    to be honest|to be fair|to be exact|to be precise|truth be told|to tell the truth|thank god|thank goodness|thanks a million
    would you believe|would you believe it|you know what
    whats it called|what is it called|what do you call it|what do they call it|whats the word|whatchamacallit
  `,
    false,
    false,
    true,
  ),
].sort((a, b) => b.words.length - a.words.length)

function make(list: string, cancels: boolean, strong: boolean, aside = false): Phrase[] {
  const said = itemsOf(list).flatMap((phrase) => [phrase, phrase.replace('let me', 'lemme')])
  return [...new Set(said)].map((phrase) => ({ words: phrase.split(' '), cancels, strong, aside }))
}

const byFirst = new Map<string, Phrase[]>()
for (const phrase of phrases) {
  const first = phrase.words[0] ?? ''
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
}

/** The repair words that begin at a token. */
export function readRepairMarker(tokens: readonly Token[], from: number): RepairMarker | null {
  const token = tokens[from]
  if (
    token?.norm === 'actually' &&
    /^(was|were|is|should|i|we|it|that)$/.test(normBefore(tokens, from)) &&
    !isNumberWord(normAt(tokens, from + 1)) &&
    tokens[from + 1]?.kind === 'word'
  )
    return null
  if (token?.norm === 'no' && /^(?:idea|clue)$/.test(normAt(tokens, from + 1))) return null
  // "9 rather than 12"
  if (token?.kind !== 'word' || (token.norm === 'rather' && tokens[from + 1]?.norm === 'than')) return null
  for (const phrase of byFirst.get(token.norm) ?? []) {
    if (phrase.words.every((word, offset) => tokens[from + offset]?.norm === word)) {
      const to = from + phrase.words.length
      if (refusals.includes(phrase.words.join(' ')) && (from === 0 || goesOn.test(normAt(tokens, to)))) continue
      if (phrase.words.at(-2) === 'fix' && phrase.words[0] !== 'let' && from > 0 && isThing(tokens[to])) return null
      // "gas was 44.50 it says here" tells where the amount is from.
      const isSource = phrase.words.includes('says') && ends(tokens[to])
      return { ...phrase, aside: phrase.aside || isSource, to }
    }
  }
  return null
}

const goesOn = /^(?:as|at|down|for|from|in|into|on|onto|one|to|under|with|yet)$/

/** "lunch 12 i need to fix that lamp": what is to be mended, and nothing that was said. */
function isThing(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isNumberWord(token.norm) && !/^(?:to|it|its|was|the|and|for|from)$/.test(token.norm)
}

function ends(token: Token | undefined): boolean {
  return token === undefined || (token.kind === 'mark' && /^[.!\n]$/.test(token.norm))
}

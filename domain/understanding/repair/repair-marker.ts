import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/**
 * Words by which people take something back. `cancels` ones may also end the matter ("scratch that"); an `aside` takes nothing
 * back, it only says nothing ("if I'm honest").
 */
export type RepairMarker = { to: number; cancels: boolean; strong: boolean; aside: boolean }

type Phrase = Omit<RepairMarker, 'to'> & { words: readonly string[] }

const phrases: readonly Phrase[] = [
  ...make(
    'scratch that|strike that|scratch it|forget that|cancel that|delete that|never mind|nevermind|undo that|forget it|ignore that',
    true,
    true,
  ),
  ...make(
    'i tell a lie|tell a lie|no i tell a lie|no tell a lie|i lie|i stand corrected|make that|make it|i mean|i meant|i meant to say|i mean to say|meant to say|i should say|correction|let me correct that|change that to|change it to|or rather|my bad|my mistake|let me rephrase|let me start over|excuse me|i misspoke|typo|my typo|the receipt says|receipt says|my receipt says|the bill says|the app says|the slip says|it says|it says here|thats wrong|that is wrong|not right|rather|i lied|pardon me|beg your pardon|i beg your pardon|on second thought|on second thoughts|second thoughts|come to think of it|or should i say|should i say|let me try again|let me start again|slip of the tongue|more like',
    false,
    true,
  ),
  ...make(
    'no no no|no no|no wait|wait no|oh no|no sorry|sorry no|nope|nah|naw|no actually|actually no|no',
    false,
    true,
  ),
  ...make(
    'oh shoot|shoot|oh crap|oh snap|dang it|let me see|let me check|let me think|what am i saying|sorry|wait|hold on|hang on|oops|whoops|actually|well actually|it was actually|or actually|pardon|oh wait|ah wait|er no|um no',
    false,
    false,
  ),
  ...make(
    'if im honest|if im being honest|if im exact|if im being exact|to be honest|to be fair|to be exact|to be precise|in fairness|truth be told|if truth be told|to tell the truth|believe it or not|would you believe|would you believe it|if you can believe it|as it happens|for my sins|thank god|thank goodness|i must admit|i have to admit|i have to say|i must say|thanks a million|for the record|just so you know|you know what|of course|auto pay|auto paid|auto renewed|auto renew|auto renewal|auto debit|auto debited|auto charged|auto billed|auto deducted',
    false,
    false,
    true,
  ),
].sort((a, b) => b.words.length - a.words.length)

function make(list: string, cancels: boolean, strong: boolean, aside = false): Phrase[] {
  return list.split('|').map((phrase) => ({ words: phrase.split(' '), cancels, strong, aside }))
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
    /^(was|were|is|should|i|we|it|that)$/.test(tokens[from - 1]?.norm ?? '') &&
    !isNumberWord(tokens[from + 1]?.norm ?? '') &&
    tokens[from + 1]?.kind === 'word'
  )
    return null
  if (token?.kind !== 'word') return null
  for (const phrase of byFirst.get(token.norm) ?? []) {
    if (phrase.words.every((word, offset) => tokens[from + offset]?.norm === word)) {
      return { ...phrase, to: from + phrase.words.length }
    }
  }
  return null
}

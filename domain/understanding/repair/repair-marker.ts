import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Words by which people take something back. `cancels` ones may also end the matter ("scratch that"). */
export type RepairMarker = { to: number; cancels: boolean; strong: boolean }

type Phrase = { words: readonly string[]; cancels: boolean; strong: boolean }

const phrases: readonly Phrase[] = [
  ...make(
    'scratch that|strike that|scratch it|forget that|cancel that|delete that|never mind|nevermind|undo that|forget it|ignore that',
    true,
    true,
  ),
  ...make(
    'i tell a lie|tell a lie|no i tell a lie|no tell a lie|i lie|i stand corrected|make that|make it|i mean|i meant|i meant to say|i mean to say|meant to say|i should say|correction|let me correct that|change that to|change it to|or rather|my bad|my mistake|let me rephrase|let me start over|excuse me|i misspoke|thats wrong|that is wrong|not right|rather',
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
].sort((a, b) => b.words.length - a.words.length)

function make(list: string, cancels: boolean, strong: boolean): Phrase[] {
  return list.split('|').map((phrase) => ({ words: phrase.split(' '), cancels, strong }))
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
      return { to: from + phrase.words.length, cancels: phrase.cancels, strong: phrase.strong }
    }
  }
  return null
}

import { knownWord } from '#domain/understanding/lexicon/lexicon.ts'
import { misspelt } from '#domain/understanding/lexicon/misspelt.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** Words for any entry: "the uber ride", "the pharmacy bill". */
const general = pattern`^(?:ride|trip|run|fare|receipt|purchase|payment|charge|thing|stuff|one|cost|price|total|amount
  |expense|entry|money|sale)$`
/** What is said with one of these may be another thing: the "gas bill" beside gas. */
const kinds = /^(?:bill|order|fee|ticket)$/

/** What the name of a thing may end in, whatever it is called: the "vet" of the vet visit, the "gym" of the gym membership. */
const occasions = /^(?:visit|appointment|membership|checkup|session|subscription)$/

/** What is only ever paid by the bill: "the electric" of the electric bill; the gas may be the car's, the phone a new one. */
const billed = /^(?:electric|electricity|power|energy|heating|utility)$/

/**
 * How the words for a thing fit the name of an entry: `whole` where they say what kind of thing it is ("ink" of "Printer Ink", "uber ride"
 * of "Uber"), `part` where they are in it otherwise ("gas" of "Gas Bill", which may be another thing). Null where they are not.
 */
export function nameFit(name: string, said: string): 'whole' | 'part' | null {
  const [entry, words] = [singularWords(name), singularWords(said)]
  let isOfKind = false
  for (let last = words.at(-1) ?? ''; words.length > 1 && isForAny(last, entry); last = words.at(-1) ?? '') {
    words.pop()
    isOfKind ||= kinds.test(last)
  }
  if (entry.length > 1 && occasions.test(entry.at(-1) ?? '') && !words.includes(entry.at(-1) ?? '')) entry.pop()
  if (entry.at(-1) === 'bill' && billed.test(entry.at(-2) ?? '') && !words.includes('bill')) entry.pop()
  if (words.length === 0 || words.length > entry.length) return null
  const isLast = (word: string, at: number) => isWord(word, entry[entry.length - words.length + at] ?? '')
  if (words.every(isLast)) return isOfKind ? 'part' : 'whole'
  return words.every((word) => entry.includes(word)) ? 'part' : null
}

/** The same word, or one that is mistyped and can be no other: "cofee", "grocereis"; "diner" is no dinner, and a name is what it is. */
function isWord(said: string, known: string): boolean {
  if (said === known) return true
  if (said[0] !== known[0] || Math.abs(said.length - known.length) > 1 || knownWord(said)) return false
  const meant = misspelt(said) ?? misspelt(`${said}s`)
  return meant !== null && singularWords(meant.word)[0] === known
}

function isForAny(word: string, entry: readonly string[]): boolean {
  return (general.test(word) || kinds.test(word)) && !entry.includes(word)
}

/** Whether the words make another kind of thing of it: the "order" of "Amazon order", where nothing told it so. */
export function ofKind(said: string, known: string): boolean {
  const old = new Set(singularWords(known))
  return singularWords(said).some((word) => kinds.test(word) && !old.has(word))
}

/** Words of a thing that neither its entry nor the sentence that told it holds: the "home" of "taxi home". */
export function newWords(said: string, known: string): string[] {
  const old = singularWords(known)
  return singularWords(said).filter(
    (word) => !old.some((each) => isWord(word, each)) && !general.test(word) && !kinds.test(word) && !light.test(word),
  )
}
const light =
  /^(?:the|my|our|a|an|of|with|for|at|in|on|from|to|and|i|we|it|had|got|bought|just|actually|really|only|all|whole|exactly|total|altogether)$/

/** The words of a name, in lower case and without the ending of the plural. */
export function singularWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&'’]+/gu) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/(?:['’]s|(?<=[^s])s)$/, '') : word))
}

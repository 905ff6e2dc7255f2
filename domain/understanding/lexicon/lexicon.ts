import type { TransactionCategory } from '#domain/category.ts'
import { brandLists } from '#domain/understanding/lexicon/brands.ts'
import { incomeThings, type PriceClass, type ThingList, thingLists } from '#domain/understanding/lexicon/things.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { remember } from '#domain/understanding/words/remember.ts'
import { type Token, tokenise } from '#domain/understanding/words/token.ts'
import { isFigure } from '#domain/understanding/words/token-roles.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

/** What the lexicon knows of a word or name. */
export type LexiconEntry = {
  words: readonly string[]
  category: TransactionCategory
  price: PriceClass
  /** The name as it is written, for brands; null for plain things. */
  display: string | null
  /** It is a word of everyday talk too ("Clicks", "load"), and counts only where a name stands, or what was bought. */
  shy?: boolean
}

const plainName = /^[a-z]+(?: [a-z]+)*$/
const byFirstWord = new Map<string, LexiconEntry[]>()

for (const list of thingLists) enter(list, false)
enter({ category: 'Income', price: 'big', words: incomeThings }, false)
for (const list of brandLists) enter(list, true)
for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length)

function enter(list: ThingList, brand: boolean): void {
  for (const item of itemsOf(list.words)) {
    const shy = item.startsWith('~')
    const [said = '', written = said] = (shy ? item.slice(1) : item).split('=')
    const words = lexiconWords(said)
    const entry: LexiconEntry = { words, category: list.category, price: list.price, display: brand ? written : null }
    if (shy) entry.shy = true
    const first = words[0] ?? ''
    const known = byFirstWord.get(first)
    if (known) known.push(entry)
    else byFirstWord.set(first, [entry])
  }
}

/** The words that a name is compared by: lower case, "&" as "and", no other marks. */
export function lexiconWords(name: string): string[] {
  // Most of the list is of plain words, and the whole of it is read before the first sentence.
  if (plainName.test(name)) return name.split(' ')
  return tokenise(name)
    .filter((token) => token.kind !== 'mark' || token.norm === '&' || token.norm === '+')
    .map((token) => (token.norm === '&' ? 'and' : token.norm))
}

/** What the lexicon knows of a single word, written exactly so. */
export function knownWord(word: string): LexiconEntry | undefined {
  return byFirstWord.get(word)?.find(({ words, shy }) => words.length === 1 && !shy)
}

/** The longest entry that begins at a token, and the index after it. */
export const matchLexicon = remember(matchLexiconAt)

type Match = { entry: LexiconEntry; to: number }

function matchLexiconAt(tokens: readonly Token[], from: number): Match | null {
  const token = tokens[from]
  if (!token || token.kind === 'mark' || isContraction(token) || isWhere(tokens, from)) return null
  const exact = longest(byFirstWord.get(token.norm), tokens, from)
  if (exact) return named(exact, tokens, from)
  const base = token.kind === 'word' ? singular(token.norm) : null
  if (base === null) return null
  const owner = token.end - token.start === token.norm.length + 1 ? byFirstWord.get(base) : undefined
  const brand = owner?.find((entry) => entry.display !== null && entry.words.length === 1 && !entry.shy)
  if (brand) return { entry: brand, to: from + 1 }
  return longest(byFirstWord.get(base), tokens, from) ?? longest(byFirstWord.get(token.norm.slice(0, -1)), tokens, from)
}

/** "she'll pay me back": no shop, though its letters are those of one. */
function isContraction({ norm, start, end }: Token): boolean {
  return (norm === 'shell' || norm === 'shed') && end - start > norm.length
}

/** "Motel One in Cologne", "Uber in New Jersey": where one was, and nothing that was bought; "turkey in the oven" and "cologne 50" are things. */
function isWhere(tokens: readonly Token[], at: number): boolean {
  const name = normAt(tokens, at)
  if (!towns.has(name)) return false
  const isNew = name === 'jersey' && normBefore(tokens, at) === 'new'
  return /^(?:in|near|around)$/.test(isNew ? (prior(tokens, at, 2)?.norm ?? '') : normBefore(tokens, at))
}

const towns = wordSet('adana champagne cheddar cognac cologne jersey kota lens mandi parma puri turkey')

/** "at Boots" is the shop, "boots" alone the shoes; "the subway" and "subway home" are the train, "subway" alone the shop. */
function named(found: Match, tokens: readonly Token[], from: number): Match {
  const before = normBefore(tokens, from)
  const rides = before === 'the' ? prior(tokens, from, 2)?.norm !== 'at' : rideEnds.test(normAt(tokens, found.to))
  const sells = found.entry.words.join() === 'subway' ? !rides : shopLeads.has(before) || isSite(tokens, from, before)
  if (found.entry.display !== null || !sells) return found
  const shops = byFirstWord.get(normAt(tokens, from))?.filter((entry) => entry.display !== null)
  const shop = longest(shops, tokens, from)
  return shop && shop.to >= found.to ? shop : found
}

/** "booking.com", "on Booking" is the site, "hotel booking" is none. */
function isSite(tokens: readonly Token[], from: number, before: string): boolean {
  const token = tokens[from]
  if (token?.norm !== 'booking') return false
  return (
    token.end - token.start > token.norm.length || /^(?:on|via|through)$/.test(before) || (token.capital && from > 0)
  )
}

const rideEnds = /^(to|home|there|back|into|downtown|uptown)$/
const shopLeads = new Set(['at', 'from', 'in', '@', 'into', 'inside'])

function longest(entries: LexiconEntry[] | undefined, tokens: readonly Token[], from: number): Match | null {
  for (const entry of entries ?? []) {
    const to = matchWords(entry, tokens, from)
    if (to !== null) return { entry, to }
  }
  return null
}

/** Whether a word that means much else too is here what the list has it for. */
function standsForItself({ words, display }: LexiconEntry, tokens: readonly Token[], from: number): boolean {
  const to = from + words.length
  return standsAsName(tokens, from, to) || (display === null && standsAsThing(tokens, from, to))
}

/** "bought load for mum", "20 on load": what is bought, where "did a load of washing" and "took a load off" have the word. */
function standsAsThing(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to]
  return boughtLeads.test(normBefore(tokens, from)) && (next?.kind !== 'word' || behindName.test(next.norm))
}
const boughtLeads = /^(?:bought|buy|for|on|some)$/

/** "at Clicks", "paid Globe 999", "the new Bell plan", "clicks 120" alone: where the name of a shop stands, and not the word. */
function standsAsName(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, token, next] = [prior(tokens, from), tokens[from], tokens[to]]
  if (next?.kind === 'word' && next.capital) return false
  if (shopLeads.has(before?.norm ?? '') || /^(?:paid|pay|via)$/.test(before?.norm ?? '')) return true
  // "DEWA 612 and du 389"
  if (before?.norm === 'and' && prior(tokens, from, 2)?.kind === 'number' && next?.kind === 'number') return true
  if (before && before.kind !== 'mark')
    return token?.capital === true && !before.capital && (next?.kind !== 'word' || behindName.test(next.norm))
  // "Superstore was 78"
  return next?.kind === 'number' || (next?.norm === 'was' && isFigure(tokens, to + 1))
}

/** "got Bell peppers" names no company. */
const behindName = /^(?:and|bill|for|last|on|plan|this|today|was|yesterday)$/

function matchWords(entry: LexiconEntry, tokens: readonly Token[], from: number): number | null {
  const { words } = entry
  if (entry.shy && !standsForItself(entry, tokens, from)) return null
  let at = from
  for (let position = 0; position < words.length; position += 1) {
    const [word, token] = [words[position] as string, tokens[at]]
    if (!token) return null
    const norm = token.norm === '&' ? 'and' : token.norm
    const last = position === words.length - 1
    if (
      norm !== word &&
      (entry.display !== null || (singular(norm) !== word && norm !== `${word}s`) || (!last && position > 0))
    ) {
      if (!(entry.display !== null && last && norm === `${word}s` && word.length > 3 && entry.words.length > 1))
        return null
    }
    if (token.kind === 'number' && token.suffix !== '') return null
    at += 1
  }
  return at
}

/** "coffees" to "coffee", "berries" to "berry", "lunches" to "lunch"; null when the word is no plural. */
export function singular(norm: string): string | null {
  if (norm.length < 4 || !norm.endsWith('s') || norm.endsWith('ss')) return null
  if (norm.endsWith('ies')) return `${norm.slice(0, -3)}y`
  if (/(ch|sh|x|ss|us|to|go)es$/.test(norm)) return norm.slice(0, -2)
  return norm.slice(0, -1)
}

/** More than one of them: "coffees", but neither "glass" nor "bus", which only end like it. */
export function isPlural(norm: string): boolean {
  return /[^su]s$/.test(norm)
}

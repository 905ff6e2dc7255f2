import type { Kysely } from 'kysely'
import { type Learned, learnedMerchants } from '#db/read/learned-merchants.ts'
import type { Tables } from '#db/tables.ts'

/** Spellings that are looked up for one sentence at most, besides its own. */
const MOST_SPELLINGS = 600

/** What the person chose before, by the name as it is said now: "star bucks" finds "Starbucks", "mcdonalds" finds "McDonald's". */
export async function learnedNames(
  db: Kysely<Tables>,
  { userId, names }: { userId: string; names: readonly string[] },
): Promise<Learned> {
  const said = new Map<string, string>()
  for (const name of names) {
    for (const spelling of spellingsOf(name)) {
      if (said.size < MOST_SPELLINGS && !said.has(spelling)) said.set(spelling, name)
    }
  }
  const found = await learnedMerchants(db, { userId, names: [...new Set([...names, ...said.keys()])] })
  const learned: Learned = new Map()
  for (const [spelling, choice] of found) {
    const name = said.get(spelling)
    if (name !== undefined && !found.has(name)) learned.set(name, choice)
  }
  for (const name of names) {
    const own = found.get(name)
    if (own) learned.set(name, own)
  }
  return learned
}

/** Letters of a word that may be two: "bluebottle". */
const LEAST_TO_SPLIT = 8
const LEAST_HALF = 3

/** Other ways to write a name: without "the" and apostrophes, in one word, in two. What changes its meaning, as a plural may, is none. */
export function spellingsOf(name: string): string[] {
  const bare = name.replace(/^the /, '').replaceAll('’', "'")
  const words = bare.split(' ')
  const spellings = [bare, bare.replaceAll("'", ''), bare.replace(/'s$/, '')]
  if (/[^'s]s$/.test(bare)) spellings.push(bare.replace(/s$/, "'s"))
  if (words.length > 1) spellings.push(words.join(''))
  if (words.length === 1 && bare.length >= LEAST_TO_SPLIT) {
    for (let at = LEAST_HALF; at <= bare.length - LEAST_HALF; at++)
      spellings.push(`${bare.slice(0, at)} ${bare.slice(at)}`)
  }
  return [...new Set(spellings)].filter((spelling) => spelling !== name && spelling !== '')
}

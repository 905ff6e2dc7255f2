import type { BudgetCategory, TransactionCategory } from '#domain/category.ts'
import { budgetCategoryOf } from '#domain/category.ts'
import { type LexiconEntry, matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { remember } from '#domain/understanding/words/remember.ts'
import { saidAs, type Token } from '#domain/understanding/words/token.ts'

const groups: Record<string, string> = {
  'Food & Dining':
    'food and dining,food & dining,food and drink,food and drinks,food,dining,dining out,eating out,eat out,ate out,eaten out,dine out,dined out,restaurants,restaurant,groceries,grocery,takeout,takeaway,takeaways,eating,meals,drinks,food shopping',
  Transportation: 'transportation,transport,travel to work,commuting,commute,getting around,transit,public transport',
  Shopping: 'shopping,clothes,clothing,retail',
  Entertainment: 'entertainment,fun,going out,leisure,nights out,fun stuff,fun money,subscriptions,streaming',
  Income: 'income,earnings',
  Bills: 'bills,utilities,bill,utility,household bills,utility bills',
  Healthcare: 'healthcare,health care,health,medical,medical stuff,health stuff,wellness,fitness',
  Education: 'education,school,learning,courses,studies',
  Travel: 'travel,vacation,vacations,holidays,holiday,trips,travelling,traveling',
  Other: 'other,misc,miscellaneous,other stuff,everything else',
}

const table = new Map<string, TransactionCategory>()
for (const [category, words] of Object.entries(groups)) {
  for (const word of words.split(',')) table.set(word, category as TransactionCategory)
}

/** Whether words name a whole category ("travel", "eating out"). */
export function isGeneralTopic(words: string): boolean {
  return table.has(words)
}

/** The category that words name as a whole; undefined for any others. */
export function categoryOfTopic(words: string): TransactionCategory | undefined {
  return table.get(words)
}

export type Topic = {
  from: number
  to: number
  category: TransactionCategory | null
  /** The words name a whole category ("food"), not one thing in it ("coffee"). */
  general: boolean
  entry: LexiconEntry | null
}

const firstWords = new Set([...table.keys()].map((words) => words.split(' ', 1)[0]))

/** A category, thing or shop named at a token. */
export const topicAt = remember(readTopicAt)

function readTopicAt(tokens: readonly Token[], at: number): Topic | null {
  const match = matchLexicon(tokens, at)
  for (let length = firstWords.has(tokens[at]?.norm) ? 3 : 0; length >= 1; length -= 1) {
    const said = tokens.slice(at, at + length).map(({ norm }) => (norm === '&' ? 'and' : norm))
    const category = said.length < length ? undefined : table.get(said.join(' '))
    if (category !== undefined && !(match && match.to > at + length))
      return { from: at, to: at + length, category, general: true, entry: null }
  }
  if (!match) return null
  return { from: at, to: match.to, category: match.entry.category, general: false, entry: match.entry }
}

/** The first topic between two tokens, general ones preferred. */
export function findTopic(tokens: readonly Token[], from: number, to: number): Topic | null {
  let first: Topic | null = null
  for (let at = from; at < to; at += 1) {
    const topic = topicAt(tokens, at)
    if (!topic || topic.to > to) continue
    if (topic.general || topic.entry?.display) return topic
    first = first ?? topic
    at = topic.to - 1
  }
  return first
}

/** Whether stretches of words, told one behind the other, are a whole category by its general word and nothing else: "eating out". */
export function isWholeTopic(tokens: readonly Token[], told: readonly Pick<Topic, 'from' | 'to'>[]): boolean {
  const [first, last] = [told[0], told.at(-1)]
  if (!first || !last) return false
  const topic = findTopic(tokens, first.from, last.to)
  return topic?.general === true && topic.from === first.from && topic.to === last.to
}

/** The budget that some words name. */
export function findBudgetCategory(
  tokens: readonly Token[],
  from: number,
  to: number,
): { category: BudgetCategory; from: number; to: number } | null {
  // "put a cap of 50 on coffee": here it is a limit, and nothing to wear.
  const isCapped = tokens.some(({ norm }) => norm === 'cap')
  const said = isCapped ? tokens.map((token) => (token.norm === 'cap' ? saidAs(token, 'limit') : token)) : tokens
  const topic = findTopic(said, from, to)
  const category = topic?.category ? budgetCategoryOf(topic.category) : null
  return topic && category ? { category, from: topic.from, to: topic.to } : null
}

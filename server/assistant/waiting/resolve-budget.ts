import type { BudgetCategory } from '#domain/category.ts'
import type { Minor } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { findBudgetCategory, findTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { plainWords } from '#server/assistant/waiting/reply-words.ts'
import { bareAmount } from '#server/assistant/waiting/said-in-answer.ts'

/** A budget of which a half was said, or nothing yet: "set a budget of 200", "set a budget for dining", "set a budget". */
export type OpenBudget = { category?: BudgetCategory; amountMinor?: Minor }

/** The call that the missing halves make, or the budget with one of two said; null for a message that says neither. */
export function readBudgetAnswer(
  open: OpenBudget,
  { speaker, understanding, isJustAsked }: { speaker: Speaker; understanding: Understanding; isJustAsked: boolean },
): { call: PreparedCall } | { open: { category: BudgetCategory } | { amountMinor: Minor } } | null {
  const isEmpty = open.category === undefined && open.amountMinor === undefined
  const both = isEmpty && isJustAsked ? saidWhole(speaker, understanding) : null
  if (both) return { call: { name: 'setBudget', input: both } }
  const category = open.category ?? saidCategory(plainWords(speaker.message), understanding)
  const amountMinor = open.amountMinor ?? bareAmount({ ...speaker, understanding })
  const isNew = category !== (open.category ?? null) || amountMinor !== (open.amountMinor ?? null)
  if (!isNew) return null
  if (category !== null && amountMinor !== null)
    return { call: { name: 'setBudget', input: { category, amountMinor } } }
  if (category !== null) return { open: { category } }
  return amountMinor === null ? null : { open: { amountMinor } }
}

/** What is missing of a budget, asked for. */
export function askBudget({ category, amountMinor }: OpenBudget): string {
  if (category) return `How much a month for ${category}?`
  return amountMinor === undefined
    ? 'Which category, and how much a month? Say "set dining to 300".'
    : 'For which category? Say it, like "dining".'
}

/** "200 for groceries": both halves, in words that would tell a payment anywhere else. */
function saidWhole({ message }: Speaker, { frames }: Understanding) {
  const [frame, ...more] = frames
  if (frame?.intent !== 'add' || frame.transaction.kind === 'income' || more.length > 0) return null
  const { amountMinor, currency, merchant } = frame.transaction
  const name = tokenise(merchant)
  const words = tokenise(message)
  const isCategory = findTopic(name, 0, name.length)?.general === true && words.length <= LONGEST_NAME_WORDS
  const found = isCategory ? findBudgetCategory(words, 0, words.length) : null
  return found && currency === undefined ? { category: found.category, amountMinor } : null
}

const LONGEST_NAME_WORDS = 5

/** "dining", "for food and dining": a category, and nothing that is an order or a question of its own. */
function saidCategory(words: string, { frames }: Understanding): BudgetCategory | null {
  const tokens = tokenise(words)
  if (tokens.length > LONGEST_NAME_WORDS || !frames.every(({ intent }) => intent === 'clarify' || intent === 'other'))
    return null
  return findBudgetCategory(tokens, 0, tokens.length)?.category ?? null
}

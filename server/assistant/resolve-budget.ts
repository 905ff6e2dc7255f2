import type { BudgetCategory } from '#domain/category.ts'
import type { Minor } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { findBudgetCategory } from '#domain/understanding/lexicon/topic-words.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import type { PreparedCall } from '#server/assistant/open-choice.ts'
import { plainWords } from '#server/assistant/reply-words.ts'
import { bareAmount } from '#server/assistant/resolve-question.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** A budget of which one half was said: "set a budget of 200", "set a budget for dining". */
export type OpenBudget = { category: BudgetCategory } | { amountMinor: Minor }

/** The call that the other half makes; null for a message that does not say it. */
export function readBudgetAnswer(
  open: OpenBudget,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): PreparedCall | null {
  const category = 'category' in open ? open.category : saidCategory(plainWords(speaker.message), understanding)
  const amountMinor = 'category' in open ? bareAmount({ ...speaker, understanding }) : open.amountMinor
  return category === null || amountMinor === null ? null : { name: 'setBudget', input: { category, amountMinor } }
}

const LONGEST_NAME_WORDS = 5

/** "dining", "for food and dining": a category, and nothing that is an order or a question of its own. */
function saidCategory(words: string, { frames }: Understanding): BudgetCategory | null {
  const tokens = tokenise(words)
  if (tokens.length > LONGEST_NAME_WORDS || !frames.every(({ intent }) => intent === 'clarify' || intent === 'other'))
    return null
  return findBudgetCategory(tokens, 0, tokens.length)?.category ?? null
}

import { nameOfPeriod, periodBefore } from '#domain/understanding/days/period-before.ts'
import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { subjectsOf } from '#domain/understanding/intents/summary-subject.ts'
import { topicAt } from '#domain/understanding/lexicon/topic-words.ts'
import { clauseSpan, leadingWords, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'

/** "the IKEA purchase was on the 14th": a correction of an entry, no question. */
export const correctsDay = pattern`^ (?:and |but |no |oh )*(the|my|that) (\S+ ){1,4}(was|were|happened) (actually )?(on|from|at
  |yesterday|last|in|(mon|tues|wednes|thurs|fri|satur|sun)day) |^ (the|my|that) (\S+ ){1,3}(expense|purchase
  |charge|payment|entry|transaction|one) (was|is|should) `

/** "the tomatoes are coming along nicely": of a thing, and no question. */
const tells = /^ the (\S+ ){1,4}(is|are|was|were|has|have|had|will) /

/** "I had pancakes": a telling, and no question, as part of a pattern. */
export const ownTelling =
  '(?:i|we) (?:(?:also|then|just) )*(?:had|got|bought|ate|drank|ordered|grabbed|picked up|took|went for) '
const tellsOwn = new RegExp(`^ (?:(?:and|but|so|oh|also|then) )*${ownTelling}`)

/** "which was the biggest", "biggest?": of what was asked about before. */
const largestOfThem = pattern`^ (?:and |so )*(?:(?:which|what)(?: one)? (?:was|is|were) )?(?:the )?(?:biggest|largest|highest
  |most expensive|priciest|dearest)(?: one| of (?:them|those|these|all))? $`

/** "food", "groceries" after a question: a whole category alone. */
function isCategoryAlone({ clause, tokens }: Reading): boolean {
  const topic = topicAt(tokens, clause.from)
  return topic?.general === true && topic.to === clause.to
}

/** "and the week before?", "what about last month", "and on coffee?" after a question. */
export function readFollowUp({ clause, tokens, context, currency, text }: Reading): SummaryFrame | null {
  const last = context.last?.intent === 'summary' ? context.last.summary : undefined
  if (!last || clause.pieces.length > 10) return null
  if (largestOfThem.test(clause.words)) return { ...last, largest: true, spans: clauseSpan(clause), confidence: 0.85 }
  // A whole question of its own begins anew; "and what did I spend last week?" goes on.
  if (
    /^ (what|whats|where|when|which|how) (?!about)/.test(clause.words) &&
    / (i|my|is|was|do|did|have|has|came|comes|went|goes) /.test(clause.words)
  )
    return null
  if (correctsDay.test(leadingWords(clause, fillers)) || tells.test(clause.words) || tellsOwn.test(clause.words))
    return null
  const spans = clauseSpan(clause)
  const base = { ...last, spans, confidence: 0.85 }
  const starts =
    startsWith(
      leadingWords(clause, fillers),
      'and',
      'what about',
      'how about',
      'the',
      'same',
      'what',
      'in',
      'on',
      'for',
      'at',
      'last',
      'this',
      'since',
      'but',
    ) ||
    clause.pieces[0]?.type === 'separator' ||
    isCategoryAlone({ clause, tokens, context, currency, text })
  if (!starts || clause.pieces.some(isAmount)) return null
  if (
    (/ (week|month|year|day|one|time|quarter) before /.test(clause.words) &&
      !says(clause, 'before last', 'day before yesterday')) ||
    says(clause, 'before that', 'the previous one')
  ) {
    const unit = / (day|week|month) before /.exec(clause.words)?.[1] as 'day' | 'week' | 'month' | undefined
    const period = periodBefore(last.period, unit)
    return { ...base, period, periodLabel: nameOfPeriod(period, context.today) }
  }
  const read = findPeriod(tokens, clause.from, clause.to, context.today, currency)
  const [subject = {}] = subjectsOf({ clause, tokens, text, context, currency }, read)
  const changed = read ? { ...base, period: read.period, periodLabel: read.label } : base
  if (subject.category === undefined && subject.merchant === undefined)
    return read && !says(clause, 'spent', 'paid') ? changed : null
  const { category: _category, merchant: _merchant, except: _except, ...rest } = changed
  return { ...rest, ...subject }
}

import { formatMoney } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { FullQuestion } from '#server/assistant/questions/full-question.ts'
import { toldEntries } from '#server/assistant/questions/say-told.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import type { Context } from '#server/context.ts'

/**
 * "so net that's?", "what's left of the paycheck after that": what came in against what went out, of what this talk told; of the period that
 * is said, and of the month where nothing came in. Null where the words are for something that did not come in.
 */
export async function askNet(
  context: Context,
  speaker: Speaker,
  { of, when }: { of: string | null; when: string | null },
): Promise<FullQuestion | null> {
  if (when !== null) return { message: `what is my net ${when === 'tonight' ? 'today' : when}` }
  const told = await toldEntries(context, speaker)
  const came = told.filter((entry) => entry.amountMinor < 0 && (of === null || isOf(entry, of, speaker)))
  const [first] = came
  const went = first ? told.slice(told.indexOf(first)).filter(({ amountMinor }) => amountMinor > 0) : []
  const spent = went.length > 0 ? went : told.filter(({ amountMinor }) => amountMinor > 0)
  if (!first || spent.length === 0)
    return of === null && !isLeft.test(speaker.message) ? { message: 'what is my net' } : null
  return { say: sayNetOf(came, spent, speaker) }
}
const isLeft = /\bleft\b/i

/** "paycheck" of a salary, "tips" of Tips, "fifty" of what came to that. */
function isOf({ merchant, category, amountMinor }: Transaction, words: string, speaker: Speaker): boolean {
  if (onlyAmount(words, speaker) === -amountMinor) return true
  return nameFit(merchant, words) !== null || (category === 'Income' && anyPay.test(words))
}
const anyPay = /^(?:pay|pay ?che(?:ck|que)|wages?|salary|income|money|cash|earnings)$/

/** "$87.00 came in and $12.00 went out, so $75.00 is left." */
function sayNetOf(came: readonly Transaction[], spent: readonly Transaction[], { currency }: Speaker): string {
  const [earned, paid] = [came, spent].map((entries) =>
    entries.reduce((sum, { amountMinor }) => sum + Math.abs(amountMinor), 0),
  ) as [number, number]
  const [inSum, outSum, left] = [earned, paid, Math.abs(earned - paid)].map((sum) => formatMoney(sum, currency))
  const told = `${inSum} came in and ${outSum} went out`
  return earned < paid ? `${told}, ${left} more than came in.` : `${told}, so ${left} is left.`
}

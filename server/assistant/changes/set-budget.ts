import { type BudgetCategory, budgetCategories } from '#domain/category.ts'
import type { Currency } from '#domain/currency.ts'
import { type Minor, minor } from '#domain/money.ts'
import type { BudgetFrame } from '#domain/understanding/frame.ts'
import { askReading } from '#server/assistant/changes/ask-reading.ts'
import type { ChangeScope, Intention } from '#server/assistant/changes/make-changes.ts'
import type { ChangeFrame } from '#server/assistant/decide.ts'
import type { PreparedCall } from '#server/assistant/entries/open-choice.ts'
import { talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { askBudget, type OpenBudget } from '#server/assistant/waiting/resolve-budget.ts'
import { runTool } from '#server/tools/run-tool.ts'

const BELOW_ZERO = 'A budget has to be more than nothing, so I set none. Say "set dining to 300".'

/** "set dining to 300": makes the budget of a category or changes it (ruling 44). "The budget" is the one that the talk is about. */
export async function setBudget({ context, speaker }: ChangeScope, frame: BudgetFrame): Promise<Intention> {
  if (/(?:^|\s)(?:[-−–]|minus )[$€£]?\d/i.test(speaker.message)) return { say: BELOW_ZERO }
  const { amountMinor } = frame
  const isAnother = /\b(?:an?|another|new) (?:monthly |new )?budget\b/i.test(speaker.message)
  const subject =
    frame.category || isAnother || ofAll.test(speaker.message) ? null : await talkSubject(context, speaker)
  const justSet =
    subject?.about === 'budget' && limitSaid.test(speaker.message) ? await budgetsJustSet(context, speaker) : []
  if (justSet.length > 1) return askWhichBudget({ context, speaker }, justSet, frame)
  const category =
    frame.category ??
    (subject?.about === 'budget' ? subject.category : undefined) ??
    (theBudget.test(speaker.message) ? await onlyBudget({ context, speaker }) : undefined)
  const { byMinor, readings } = frame
  if (category && byMinor !== undefined) return raiseBudget({ context, speaker }, { category, byMinor, readings })
  if (category && readings)
    return { ask: askReading(readings, speaker.currency, (sum) => ({ calls: [budgetCall(category, sum)] })) }
  if (!category || amountMinor === undefined) {
    const budget: OpenBudget = {
      ...(category ? { category } : {}),
      ...(amountMinor === undefined ? {} : { amountMinor }),
    }
    const reason = !category && ofAll.test(speaker.message) ? `${ONE_EACH} ` : ''
    return { say: `${reason}${askBudget(budget)}`, waiting: { budget } }
  }
  return { calls: [budgetCall(category, amountMinor)] }
}

const limitSaid = /\b(?:the|my|that) (?:limit|budget|cap)\b/i

/** The budgets that the turn before set, of which "the limit" may be either. */
async function budgetsJustSet(context: ChangeScope['context'], { userId }: ChangeScope['speaker']) {
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  const names = (before?.outcome.done ?? []).flatMap(({ about, act, name }) =>
    about === 'budget' && act !== 'removed' ? name : [],
  )
  return budgetCategories.filter((each) => names.includes(each))
}

async function askWhichBudget(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  categories: readonly BudgetCategory[],
  { amountMinor, byMinor }: BudgetFrame,
): Promise<Intention> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId: speaker.userId })
  const options = categories.flatMap((category) => {
    const standing = output.budgets.find((each) => each.category === category)?.budgetMinor ?? 0
    const sum = amountMinor ?? standing + (byMinor ?? 0)
    return sum > 0 ? [{ label: category, amountMinor: minor(sum), calls: [budgetCall(category, sum)] }] : []
  })
  return { ask: { ask: `Which one, ${categories.join(' or ')}?`, options } }
}

/** "set my monthly budget to 1500", "limit my whole spending to 900": of everything, for which there is no budget. */
const ofAll =
  /\b(?:(?:total|overall|whole|(?<!(?:change|make|raise|lower|reduce|cut) )(?:my|our) (?:monthly|spending)) (?:budget|limit|spending)|(?:for|on) everything|in all)\b/i
const ONE_EACH = 'Each budget is for one category, none is for all of them.'

/** "set food to 300, coffee to 40": all the limits that one order gives to the budget that it sets. */
export function limitsOf(frame: ChangeFrame, frames: readonly ChangeFrame[]): BudgetFrame[] {
  if (frame.intent !== 'budget' || !frame.category) return []
  return frames.filter(
    (other): other is BudgetFrame =>
      other.intent === 'budget' && other.category === frame.category && other.amountMinor !== undefined,
  )
}

/** Two names of one budget have one limit, and only the person knows which; null where one alone was said. */
export function askLimit(limits: readonly BudgetFrame[], currency: Currency): Intention | null {
  const category = limits[0]?.category
  const amounts = [...new Set(limits.flatMap(({ amountMinor }) => amountMinor ?? []))]
  if (!category || amounts.length < 2) return null
  const { ask, options } = askReading(amounts, currency, (sum) => ({ calls: [budgetCall(category, sum)] }))
  return { ask: { ask: `${category} is one budget. ${ask}`, options } }
}

/** "make the budget 50 more" is of one that is there, "the budget is 300" may make one. */
const theBudget =
  /\b(?:make|raise|increase|lower|reduce|cut|change|bump|put|set) (?:up )?(?:the|my) (?:budget|limit)\b/i

/** The category of the only budget there is. */
async function onlyBudget({
  context,
  speaker,
}: Pick<ChangeScope, 'context' | 'speaker'>): Promise<BudgetCategory | undefined> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId: speaker.userId })
  const [only, ...more] = output.budgets
  return more.length === 0 ? only?.category : undefined
}

function budgetCall(category: BudgetCategory, amountMinor: number): PreparedCall {
  return { name: 'setBudget', input: { category, amountMinor } }
}

type Raise = { category: BudgetCategory; byMinor: number; readings?: readonly Minor[] | undefined }

/** "raise groceries by 50": the budget there is and so much more; asks for the whole where there is none, and which of two sums is meant. */
export async function raiseBudget(
  { context, speaker }: Pick<ChangeScope, 'context' | 'speaker'>,
  { category, byMinor, readings = [] }: Raise,
): Promise<Intention> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: { category }, userId: speaker.userId })
  const [budget] = output.budgets
  if (!budget) return { say: askBudget({ category }), waiting: { budget: { category } } }
  const raised = (sum: number) => budget.budgetMinor + Math.sign(byMinor) * sum
  const possible = readings.filter((sum) => raised(sum) > 0)
  if (possible.length > 1)
    return { ask: askReading(possible, speaker.currency, (sum) => ({ calls: [budgetCall(category, raised(sum))] })) }
  const amountMinor = raised(possible[0] ?? Math.abs(byMinor))
  return amountMinor <= 0 ? { say: BELOW_ZERO } : { calls: [budgetCall(category, amountMinor)] }
}

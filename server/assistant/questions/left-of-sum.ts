import { pattern } from '#domain/understanding/words/pattern.ts'
import { sayBudgets } from '#server/assistant/answers/budget.ts'
import { sayPace } from '#server/assistant/answers/goal.ts'
import { askNet } from '#server/assistant/questions/ask-net.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const ofSum =
  '(?:of|from|out of) (?:the|my|that|those|our) ([$€£]?\\d[^ ]*)(?: (?:dollars|bucks|pounds|quid|euros))?(?: budget| limit| goal| target)?'
const asked = pattern.i`^\W*(?:(?:and|so|ok|okay|now) )*(?:(?:what|how much)(?:['’]?s| is| do (?:i|we) (?:still )?have| have (?:i|we)(?: still)? got)?(?: still)? left ${ofSum}
  |how much ${ofSum}(?: is| do (?:i|we) have| have (?:i|we) got)?(?: still)? left)(?: now| then| this month)*\W*$`

/** "what do I have left of the 1200": of the budget of that sum, the goal, or what came in. Null where there is none, and for any other sentence. */
export async function leftOfSum(context: Context, speaker: Speaker): Promise<string | null> {
  const { userId, currency } = speaker
  const sum = asked.exec(speaker.message)?.slice(1).find(Boolean)
  const amountMinor = onlyAmount(sum, speaker)
  if (amountMinor === null) return null
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
  const budgets = output.budgets.filter(({ budgetMinor }) => budgetMinor === amountMinor)
  if (budgets.length > 0)
    return budgets
      .map((each) => sayBudgets({ ...output, budgets: [each] }, { category: each.category }, currency))
      .join(' ')
  if (output.total.budgetMinor === amountMinor) return sayBudgets(output, {}, currency)
  const { goals } = (await runTool(context, { name: 'getGoals', input: {}, userId })).output
  const goal = goals.find(({ targetMinor }) => targetMinor === amountMinor)
  if (goal) return sayPace(goal, speaker)
  const net = await askNet(context, speaker, { of: sum ?? null, when: null })
  return net && 'say' in net ? net.say : null
}

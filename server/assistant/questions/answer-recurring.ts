import { sayRecurring } from '#server/assistant/answers/recurring.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

/** "netflix 15.99 monthly", "my gym subscription 40" */
const saidToComeBack =
  /\b(?:monthly|yearly|annual(?:ly)?|(?:a|per|each|every) (?:month|year)|subscriptions?|membership)\b/i

/** "do I have any left to pay" */
const asksToPay = /\b(?:to pay|be paid|left|unpaid)\b/i
const NO_BILLS = 'I know of no bills to come: no payment of yours comes back yet.'

/** What comes back: what the entries show, and where they show nothing yet, what this talk said of it. */
export async function answerRecurring(context: Context, speaker: Speaker): Promise<string> {
  const { output } = await runTool(context, { name: 'listRecurring', input: {}, userId: speaker.userId })
  if (output.recurring.length > 0) return sayRecurring(output, speaker)
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = turns.flatMap(({ message, entries: [only, ...more] }) =>
    only && more.length === 0 && only.amountMinor > 0 && saidToComeBack.test(message) ? only : [],
  )
  if (told.length === 0 && asksToPay.test(speaker.message)) return NO_BILLS
  return sayRecurring(output, { ...speaker, told: told.reverse() })
}

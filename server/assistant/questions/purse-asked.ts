import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { sayNamedBalance } from '#server/assistant/answers/balance.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const asked = pattern.iu`^\W*(?:and|what about|how about)(?: (?:on|in|at|with))? (?:the|my|our) \p{L}[\p{L} &'’]{1,30}\W*$
  |^\W*(?:(?:and|so|ok|okay) )*(?:how much|what)(?:['’]?s| is| was| do (?:i|we) (?:have|owe)| have (?:i|we) got)?(?: there| left| still| now)*
  (?: (?:on|in|at|with|to))?(?: the| my| our)? \p{L}[\p{L} &'’]{1,30}\W*$`

/** "what's on the amex", "and the Chase?": an account or a card that is there by the name of its bank. Null for what means something by itself. */
export async function answerPurseAsked(
  context: Context,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): Promise<string | null> {
  const isOpen = understanding.frames.every((frame) => frame.intent === 'other' && frame.topic === 'unknown')
  if (!isOpen || !asked.test(speaker.message)) return null
  const { output } = await runTool(context, { name: 'getBalances', input: {}, userId: speaker.userId })
  const said = speaker.message.toLowerCase()
  const isThere = [
    ...output.accounts.map(({ bankName }) => bankName),
    ...output.cards.map(({ bankIssuer }) => bankIssuer),
  ].some((bank) => said.includes(bank.toLowerCase()))
  return isThere ? sayNamedBalance(output, speaker.currency, speaker.message) : null
}

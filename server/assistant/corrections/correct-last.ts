import { payingMeans } from '#domain/talk/paid-by-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { EditFrame, Frame, Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { topicAt } from '#domain/understanding/lexicon/topic-words.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { type TalkTurn, turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import { ofWhole } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const opening =
  /^\W*(?:(?:no|nope|nah|sorry|actually|wait|i meant?)\b[\s,:]+)+(?:i meant? )?(?:(?:(?:put|change|switch|move) (?:it|that) )?back (?:to|under|in|into|as) )?/i

/** "no tip": none was left, and nothing is called so. */
export const noExtra =
  /^\W*(?:(?:and|but|so|ok|okay|oh|there was|i left|with)\b[\s,]*)*no (?:tips?|tax|gratuity|service(?: charge)?|fees?|delivery(?: fee| charge)?|discount)(?: (?:on|with|for) (?:it|that|this))?(?: though| this time| today)?\W*$/i

/** "nah, no lunch today": none was had. */
const noneHad = /(?:^|[\s,])no [a-z' ]{2,30} (?:today|tonight|yesterday|for me|this time|yet)\W*$/i

/** "McDonald's I mean" */
const closing = /[\s,]+i (?:mean|meant)\W*$/i

/** "wait, on saturday i also bought socks": one more entry. "no, put the milk back", "no, add milk": no name. */
const tellsMore =
  /\b(?:i|we)(?:['’]ve)? (?:(?:also|just|still|even|then) )*(?:bought|got|paid|spent|had|forgot|ordered|picked up|took|went)\b|\bback\W*$|^(?:(?:please|just|also) )*(?:add(?! (?:it|that|this) )|bring|restore)\b/i

/** What "no, groceries" puts right: the entry or the question before it. The rest of a question is asked again of `ask`. */
export type Correction = { edit: EditFrame } | { ask: string }

/** The bare thing behind a "no", or before an "I mean"; null where the words say more, or something was understood in them already. */
export function thingAfterNo(message: string, frames: readonly Frame[]): string | null {
  const thing = message.replace(opening, '').replace(closing, '')
  if (tellsMore.test(thing) || payingMeans.test(message) || noExtra.test(message) || noneHad.test(message)) return null
  const [frame, ...more] = frames
  const isOpen =
    (frame?.intent === 'other' && (frame.topic === 'negated' || frame.topic === 'unknown')) ||
    (frame?.intent === 'clarify' && frame.reason === 'no_amount')
  return thing !== message && isOpen && more.length === 0 ? thing.replace(/^(?:the|an?|some) /i, '') : null
}

/** "add milk" of "no, add milk": what is to be added is one more, and what "no" answers stays; null for any other sentence. */
export function addedAfterNo(message: string, [frame, ...more]: readonly Frame[]): string | null {
  const isDenied = frame?.intent === 'other' && frame.topic === 'negated' && more.length === 0
  return isDenied && message.length <= LONGEST ? (adding.exec(message)?.[1] ?? null) : null
}
const LONGEST = 80
const adding =
  /^\W*(?:(?:no|nope|nah|wait|sorry|actually)\b[\s,.!]+)+((?:please |just |also )*add (?!(?:it|that|this|them|those|nothing|one|another)\b)(?:(?:the|a|an|some|my) )?[a-z][a-z' ]{1,30})$/i

/** "and the lunch 13" right after "make the coffee 5" changes the lunch too, where there is one; null for anything else. */
export async function readContinued(
  context: Context,
  speaker: Speaker,
  { frames }: Understanding,
): Promise<Understanding | null> {
  const rest = /^\W*and (.+)$/is.exec(speaker.message)?.[1]
  if (
    rest === undefined ||
    /\b(?:too|also|as well|another|more|extra)\b/i.test(rest) ||
    !frames.every(({ intent }) => intent === 'add')
  )
    return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.talkedOf })
  const before = turns.at(-1)
  if (!before) return null
  const together = toldBeside(turns)
  const [asked] = (await interpret(context, { ...speaker, message: before.message, last: null })).frames
  if (together.length === 0 && (asked?.intent !== 'edit' || !asked.target)) return null
  const continued = await interpret(context, {
    ...speaker,
    message: /^(?:the|my|our) /i.test(rest) ? `make ${rest}` : `make the ${rest}`,
    last: null,
  })
  const [edit, ...more] = continued.frames
  if (edit?.intent !== 'edit' || !edit.target || more.length > 0) return null
  const { merchant } = edit.target
  if (asked?.intent !== 'edit' || !asked.target)
    return together.some((entry) => nameFit(entry.merchant, merchant) === 'whole') ? ofWhole(speaker, continued) : null
  const input = { search: edit.target.merchant.slice(0, 120), limit: 1 }
  const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
  return output.transactions.length > 0 ? ofWhole(speaker, continued) : null
}

/** What was told in one turn with the single entry that the last turn changed: "gave Mia 5 and Leo 5", "no, Leo got 6", "and Mia 7". */
function toldBeside(turns: readonly TalkTurn[]): Transaction[] {
  const [changed, ...more] = turns.at(-1)?.outcome.saved ?? []
  if (!changed || more.length > 0) return []
  const { id } = changed.transaction
  const first = turns.slice(0, -1).find(({ outcome }) => outcome.saved.some(({ transaction }) => transaction.id === id))
  return (first?.outcome.saved ?? []).flatMap(({ transaction }) => (transaction.id === id ? [] : [transaction]))
}

/** Takes a thing without an amount as a correction of what was said last; null where there is nothing to correct, or it is no thing. */
export function readCorrection(
  thing: string,
  { frames, last }: { frames: readonly Frame[]; last: UnderstandingContext['last'] | null },
): Correction | null {
  const [frame] = frames
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount') return null
  if (last?.intent === 'summary') return { ask: `what about ${thing}` }
  const { merchant, category, categoryKnown } = frame.draft
  if (last?.intent !== 'add' || !merchant) return null
  const under = category && categoryKnown ? { category } : {}
  const change = namesCategory(thing) ? under : { merchant, ...under }
  return { edit: { intent: 'edit', change, spans: frame.spans, confidence: frame.confidence } }
}

/** "transport" is no name: it says under what the entry belongs. */
function namesCategory(thing: string): boolean {
  const tokens = tokenise(thing)
  const topic = topicAt(tokens, 0)
  return topic?.general === true && topic.to === tokens.length
}

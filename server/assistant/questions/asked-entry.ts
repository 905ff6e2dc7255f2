import { findEntriesById } from '#db/read/find-entry.ts'
import { listWords } from '#domain/list-words.ts'
import { readEntryAsked } from '#domain/talk/entry-asked.ts'
import { readPlainAsking } from '#domain/talk/plain-asking.ts'
import type { ToolInput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { AssistantAnswer, DoneChange } from '#domain/views.ts'
import { sayLastTime, sayNewest } from '#server/assistant/answers/asked.ts'
import { nameEntry } from '#server/assistant/answers/name-entry.ts'
import { wasParted } from '#server/assistant/corrections/part-of-other.ts'
import { categoryNamed } from '#server/assistant/corrections/sorted-anew.ts'
import { newestEntries } from '#server/assistant/questions/newest-entries.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'

const MOST_NAMED = 4

/** "and how much was the memory card?" */
const pricing =
  /^\W*(?:(?:and|so|ok|oh|wait|um) )*(?:how much|what) (?:was|were) (?:(?:it|that) for )?(?:the|my) [^\d]+$/i

/** "what did the tree cost", which is a question for all that was spent where nobody knows what a tree is. */
const costing =
  /^\W*(?:(?:and|so|ok|oh|wait|um) )*(?:how much|what) did (?:the|my|that|those) [^\d]{2,40} (?:cost|come to|run me)(?: me)?(?: again)?\W*$/i

function asksOfAll({ frames }: Understanding): boolean {
  return frames.every((frame) => frame.intent === 'summary' && !frame.category && !frame.merchant)
}

/**
 * "what was the haircut again", "what did I say for the bagel": the entry of that name, which is then the one that is talked of. Null for
 * what means something by itself, and where no entry is called so.
 */
export async function answerEntryAsked(
  context: Context,
  { speaker, understanding }: { speaker: Speaker; understanding: Understanding },
): Promise<AssistantAnswer | null> {
  const checked = (await answerChecked(context, speaker)) ?? (await answerPartLeft(context, speaker))
  if (checked) return checked
  const isOpen = understanding.frames.every((frame) => frame.intent === 'other' && frame.topic === 'unknown')
  const isOfThing = pricing.test(speaker.message) || (costing.test(speaker.message) && asksOfAll(understanding))
  const asked = isOpen || isOfThing ? readEntryAsked(speaker.message) : null
  const about = asked ?? (await thingNext(context, speaker))
  if (about === null) return null
  const told = await toldOf(context, speaker, about)
  if (!isOpen && told.length === 0) return null
  const entries = told.length > 0 ? told : await newestOf(context, speaker, about)
  if (entries.length === 0) return null
  // "what's the beer at now" of two beers asks for their sum.
  if (entries.length > 1 && readPlainAsking(speaker.message)) return null
  const named = entries.map((entry) => nameEntry(entry, speaker))
  return emptyAnswer(speaker, `It was ${listWords(named)}.`, entries)
}

const leftAfter = pattern.iu`^\W*(?:(?:and|so|ok|okay|then|now)\b[\s,]*)*(?:what|how much)(?:['’]?s| is| was)?(?: still)? left (?:for|at|of|on|from|in) (?:the |my )?(\p{L}[\p{L}'’& ]{0,30}?)(?: (?:now|then|itself|alone))*\W*$`

/** "so what's left for Meijer" after a present was taken out of it: what it comes to now. */
async function answerPartLeft(context: Context, speaker: Speaker): Promise<AssistantAnswer | null> {
  const about = leftAfter.exec(speaker.message)?.[1]
  // "what's left for groceries" is of the budget.
  if (about === undefined || categoryNamed(about)) return null
  const [entry, ...others] = await toldOf(context, speaker, about)
  if (
    !entry ||
    others.length > 0 ||
    (await hasBudget(context, speaker, entry)) ||
    !(await wasParted(context, speaker, entry))
  )
    return null
  return emptyAnswer(speaker, `It is ${nameEntry(entry, speaker)}.`, [entry])
}

async function hasBudget(context: Context, { userId }: Speaker, { category }: Transaction): Promise<boolean> {
  const { output } = await runTool(context, { name: 'getBudgetStatus', input: {}, userId })
  return output.budgets.some((budget) => budget.category === category)
}

const checking =
  /^\W*(?:(?:and|so|wait|hm+),? )*(?:was|is) (?:it|that) ([$£€]?\d[\d.,]*)(?: (?:dollars|bucks|pounds|quid|euros))?\W*$/i

/** "was it 8.99": whether the one entry that the turn before wrote came to that. */
async function answerChecked(context: Context, speaker: Speaker): Promise<AssistantAnswer | null> {
  const said = checking.exec(speaker.message)?.[1]?.replace(/[.,]$/, '')
  const amountMinor = onlyAmount(said, speaker)
  const [before] = amountMinor === null ? [] : await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const [saved, ...more] = before?.outcome.saved ?? []
  if (!saved || more.length > 0) return null
  const { transaction } = saved
  const lead = Math.abs(transaction.amountMinor) === amountMinor ? 'Yes' : 'No'
  return emptyAnswer(speaker, `${lead}, it is ${nameEntry(transaction, speaker)}.`, [transaction])
}

const goesOn = /^\W*(?:and|what about|how about)(?: what about)? (?:the|my|for the) ([a-z][a-z' ]*?)\W*$/i

/** "and the vet?" right after "how much was the dog food" was answered. */
async function thingNext(context: Context, { userId, message }: Speaker): Promise<string | null> {
  const thing = goesOn.exec(message)?.[1]
  if (thing === undefined) return null
  const [before] = await turnsOfTalk(context, { userId, limit: 1 })
  const { told = [], summary } = before?.outcome ?? {}
  const isAsked = before && (readEntryAsked(before.message) !== null || goesOn.test(before.message))
  return isAsked && told.length > 0 && !summary ? thing : null
}

/** Those of a name that this talk told, in the order of telling. */
async function toldOf(context: Context, speaker: Speaker, about: string): Promise<Transaction[]> {
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const told = new Map(turns.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)))
  const called = (fit: 'whole' | 'part') =>
    [...told.values()].filter(({ merchant }) => nameFit(merchant, about) === fit)
  const whole = called('whole')
  return (whole.length > 0 ? whole : called('part')).slice(0, MOST_NAMED).reverse()
}

/** "show me all the coffees" */
const lists = /^\W*(?:(?:can|could) you )?(?:show|list)\b/i

async function newestOf(context: Context, speaker: Speaker, about: string): Promise<Transaction[]> {
  const found = await searched(context, speaker, about)
  const called = found.filter(({ merchant }) => nameFit(merchant, about))
  return lists.test(speaker.message) ? called : called.slice(0, 1)
}

/** "Last time was $4.00 for Coffee on Monday.": the newest entry of a name. */
export async function lastTime(context: Context, speaker: Speaker, about: string): Promise<AssistantAnswer> {
  const [entry] = await searched(context, speaker, about)
  const answer = emptyAnswer(speaker, sayLastTime(entry, about, speaker))
  if (!entry) return answer
  const summary = {
    totalMinor: Math.abs(entry.amountMinor),
    count: 1,
    from: entry.date,
    to: entry.date,
    label: '',
    category: null,
    merchant: entry.merchant,
    newest: [entry],
  }
  return { ...answer, turn: { ...answer.turn, summary } }
}

/** The newest entries whose name holds some words; "coffees" finds "Coffee". */
async function searched(context: Context, { userId }: Speaker, about: string): Promise<Transaction[]> {
  const search = async (words: string) => {
    const input: ToolInput<'listTransactions'> = { search: words.slice(0, 120), limit: MOST_NAMED }
    return (await runTool(context, { name: 'listTransactions', input, userId })).output.transactions
  }
  const found = await search(about)
  return found.length > 0 || !about.endsWith('s') ? found : search(about.slice(0, -1))
}

/** "how much was it?": the entry that the last turn wrote, changed or took out; else the newest. */
export async function answerIt(context: Context, speaker: Speaker): Promise<AssistantAnswer> {
  const entry = await lastOf(context, speaker)
  if (entry) return emptyAnswer(speaker, `It was ${nameEntry(entry, speaker)}.`)
  const newest = await newestEntries(context, speaker, 1)
  return emptyAnswer(speaker, sayNewest(newest, speaker), newest)
}

/** "what category is that?" */
export async function answerCategory(context: Context, speaker: Speaker): Promise<AssistantAnswer> {
  const entry = (await lastOf(context, speaker)) ?? (await newestEntries(context, speaker, 1))[0]
  if (!entry) return emptyAnswer(speaker, 'There is no entry yet.')
  const filed = `${entry.merchant} is under ${entry.category}`
  return emptyAnswer(speaker, asksWhy.test(speaker.message) ? `${filed}, ${whyFiled(speaker, entry)}` : `${filed}.`)
}
const asksWhy = /\b(?:why|how come)\b/i

/** Why an entry stands in its category, and how it comes into another. */
function whyFiled({ today, currency }: Speaker, { merchant, category }: Transaction): string {
  const [draft] = understand(`bought ${merchant}`, { today, currency }).drafts
  if (category === 'Other') return `since its name tells me no other. ${OTHERWISE}`
  return `${draft?.category === category ? 'which is what its name tells me' : 'as you put it'}. ${OTHERWISE}`
}
const OTHERWISE = 'To change it, say "put it under" and the category.'

/** The entry that the last turns wrote, changed or took out. */
async function lastOf(context: Context, { userId }: Speaker): Promise<Transaction | undefined> {
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.pointedAt })
  const last = turns.findLast(({ outcome }) => outcome.saved.length + outcome.removed.length > 0)?.outcome
  return last?.saved.at(-1)?.transaction ?? last?.removed.at(-1)
}

/** "which one did you delete?", "are you sure that's gone?": what this talk took out last, and whether it stands again. */
export async function answerGone(context: Context, speaker: Speaker): Promise<AssistantAnswer> {
  const { userId, message } = speaker
  const turns = await turnsOfTalk(context, { userId, limit: turnsBack.ofTalk })
  const last = turns.findLast(({ outcome: { removed, done = [] } }) => removed.length > 0 || done.some(isPlanGone))
  if (isSure.test(message) && last !== turns.at(-1)) return answerSure(context, speaker)
  if (!last) return emptyAnswer(speaker, 'I took nothing out in this talk.')
  const { removed, done = [] } = last.outcome
  const plans = done.filter(isPlanGone).map(({ about, name }) => `the ${about} ${name}`)
  const gone = listWords([...removed.map((entry) => nameEntry(entry, speaker)), ...plans])
  const back = await findEntriesById(context.reader, { userId, ids: removed.map(({ id }) => id) })
  const takenBack = turns.flatMap(({ outcome }) => outcome.tookBack ?? [])
  const isBack = back.length > 0 || done.some(({ changeId }) => changeId !== null && takenBack.includes(changeId))
  if (isBack) return emptyAnswer(speaker, `I took out ${gone}, and it stands again.`)
  return emptyAnswer(speaker, asksWhether.test(message) ? `Yes, ${gone} is gone. ${UNDO}` : `I took out ${gone}.`)
}
const isSure = /^(?:\W*(?:and|so|wait|hm+))*\W*are you \w* ?(?:sure|certain)\b(?!.*\bgone\b)/i

/** "are you sure" right after an entry was written or changed, or a figure was told. */
async function answerSure(context: Context, speaker: Speaker): Promise<AssistantAnswer> {
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const saved = before?.outcome.saved.map(({ transaction }) => transaction) ?? []
  if (saved.length === 0)
    return emptyAnswer(speaker, 'Yes, I only add up what you told me. Say "list them" to see the entries.')
  return emptyAnswer(speaker, `Yes, that is ${listWords(saved.map((entry) => nameEntry(entry, speaker)))}.`)
}
const asksWhether = /^(?!\W*(?:\w+\W+)?(?:what|which)\b).*\b(?:are you|is|did you)\b/i
const UNDO = 'Say "undo" to bring it back.'

function isPlanGone({ about, act }: DoneChange): boolean {
  return act === 'removed' && about !== 'entry'
}

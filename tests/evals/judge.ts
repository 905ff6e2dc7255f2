import type { Frame, SpokenTransaction, Understanding } from '#domain/understanding/frame.ts'
import type { Expected, ExpectedTransaction, GoldLine } from '#tests/evals/gold-line.ts'

export const fields = ['amount', 'merchant', 'category', 'day', 'kind'] as const
export type Field = (typeof fields)[number]

/** How one sentence went: each judged field with its verdicts, and what would have happened to the ledger. */
export type Verdict = {
  intent: boolean
  whole: boolean
  judged: Record<Field, boolean[]>
  wrongAmountsSaved: number
  needlessQuestion: boolean
}

/** Compares what the engine understood with what the line expects; a field that is left out is not judged. */
export function judge(line: GoldLine, understood: Understanding): Verdict {
  const { expect } = line
  const judged: Record<Field, boolean[]> = { amount: [], merchant: [], category: [], day: [], kind: [] }
  const intent = understood.intent === expect.intent
  const counts = expect.transactions === undefined || adds(understood).length === expect.transactions.length
  const extra = expect.intent === 'add' || adds(understood).length === 0
  judgeTransactions(expect.transactions ?? [], adds(understood), judged)
  const flags = judgeFrame(
    expect,
    understood.frames.find((frame) => frame.intent === expect.intent),
    judged,
  )
  const asked = understood.frames.some((frame) => frame.intent === 'clarify')
  const needlessQuestion = asked && expect.intent !== 'clarify'
  const right = fields.every((field) => judged[field].every(Boolean))
  return {
    intent,
    whole: intent && counts && extra && flags && right && !needlessQuestion,
    judged,
    wrongAmountsSaved: wrongAmounts(expect, understood.frames),
    needlessQuestion,
  }
}

function adds(understood: Understanding): SpokenTransaction[] {
  return understood.frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction] : []))
}

function judgeTransactions(
  expected: readonly ExpectedTransaction[],
  actual: readonly SpokenTransaction[],
  judged: Verdict['judged'],
): void {
  for (const [index, wanted] of expected.entries()) {
    const got = actual[index]
    if (wanted.amountMinor !== undefined) judged.amount.push(got !== undefined && sameAmount(wanted, got))
    if (wanted.merchant !== undefined) judged.merchant.push(sameName(wanted.merchant, got?.merchant))
    if (wanted.category !== undefined) judged.category.push(got?.category === wanted.category)
    if (wanted.day !== undefined) judged.day.push(got?.day === wanted.day)
    if (wanted.kind !== undefined) judged.kind.push(got?.kind === wanted.kind)
  }
}

function sameAmount(wanted: ExpectedTransaction, got: SpokenTransaction): boolean {
  return got.amountMinor === wanted.amountMinor && (wanted.currency === undefined || got.currency === wanted.currency)
}

/** The fields of every other intent; returns whether those outside the five columns are right. */
function judgeFrame(expect: Expected, frame: Frame | undefined, judged: Verdict['judged']): boolean {
  const change = frame?.intent === 'edit' ? frame.change : undefined
  const amount = frame?.intent === 'budget' || frame?.intent === 'goal' ? frame.amountMinor : undefined
  const category = frame?.intent === 'summary' || frame?.intent === 'budget' ? frame.category : undefined
  const merchant = frame?.intent === 'summary' ? frame.merchant : undefined
  const target = frame?.intent === 'edit' || frame?.intent === 'delete' ? frame.target : undefined
  const period = frame?.intent === 'summary' ? frame.period : undefined
  if (expect.amountMinor !== undefined) judged.amount.push(amount === expect.amountMinor)
  if (expect.category !== undefined) judged.category.push(category === expect.category)
  if (expect.merchant !== undefined) judged.merchant.push(sameName(expect.merchant, merchant))
  if (expect.target) judged.merchant.push(sameName(expect.target.merchant, target?.merchant))
  if (expect.goal !== undefined)
    judged.merchant.push(sameGoal(expect.goal, frame?.intent === 'goal' ? frame.goal : undefined))
  if (expect.period) judged.day.push(period?.from === expect.period.from && period.to === expect.period.to)
  if (expect.change?.amountMinor !== undefined) judged.amount.push(change?.amountMinor === expect.change.amountMinor)
  if (expect.change?.category !== undefined) judged.category.push(change?.category === expect.change.category)
  if (expect.change?.merchant !== undefined) judged.merchant.push(sameName(expect.change.merchant, change?.merchant))
  if (expect.change?.day !== undefined) judged.day.push(change?.day === expect.change.day)
  const question = frame?.intent === 'budget' || frame?.intent === 'goal' ? (frame.question ?? false) : false
  return expect.question === undefined || question === expect.question
}

/** Names compare without case, accents, punctuation and leading article. */
export function sameName(wanted: string, got: string | undefined): boolean {
  return got !== undefined && plainName(wanted) === plainName(got)
}

/** "the Japan fund" and "Japan" name the same goal. */
function sameGoal(wanted: string, got: string | undefined): boolean {
  const bare = (name: string): string =>
    name.replace(/^(the|my|our) /i, '').replace(/ (fund|goal|pot|jar|savings|kitty)$/i, '')
  return got !== undefined && sameName(bare(wanted), bare(got))
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\s/g, '')
}

/** Amounts that would stand in the ledger, a budget or a goal although the person did not say them. */
function wrongAmounts(expect: Expected, frames: readonly Frame[]): number {
  const allowed = [
    ...(expect.transactions ?? []).map((transaction) => transaction.amountMinor),
    expect.amountMinor,
    expect.change?.amountMinor,
  ]
  const open = expect.intent === 'add' && (expect.transactions ?? []).some((wanted) => wanted.amountMinor === undefined)
  let wrong = 0
  for (const frame of frames) {
    const amount = savedAmount(frame)
    if (amount === null) continue
    if (frame.intent !== expect.intent) {
      wrong += 1
      continue
    }
    const at = allowed.indexOf(amount)
    if (at >= 0) allowed.splice(at, 1)
    else if (!open && (expect.transactions !== undefined || allowed.some((value) => value !== undefined))) wrong += 1
  }
  return wrong
}

function savedAmount(frame: Frame): Expected['amountMinor'] | null {
  if (frame.intent === 'add') return frame.transaction.amountMinor
  if (frame.intent === 'edit') return frame.change.amountMinor ?? null
  return frame.intent === 'budget' || frame.intent === 'goal' ? (frame.amountMinor ?? null) : null
}

import { day } from '#domain/calendar.ts'
import type { Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { GoldLine } from '#tests/evals/gold-line.ts'
import { type Field, fields, judge, type Verdict } from '#tests/evals/judge.ts'

export type Judged = { line: GoldLine; understood: Understanding; verdict: Verdict }

/** The figures of a run; rates are 0 to 1, a field that was never judged counts 1. */
export type Score = {
  sentences: number
  whole: number
  intent: number
  amount: number
  merchant: number
  category: number
  day: number
  kind: number
  wrongAmountsSaved: number
  needlessQuestions: number
  microseconds: number
}

/** What the engine knows when it hears a line: the day, and what was said just before. */
export function contextOf(line: GoldLine): UnderstandingContext {
  const context: UnderstandingContext = {
    today: day(line.today),
    ...(line.currency ? { currency: line.currency } : {}),
  }
  if (!line.after) return context
  const before = understand(line.after.text, context)
  const first = before.frames[0]
  if (first?.intent === 'summary') return { ...context, last: { intent: 'summary', summary: first } }
  if (first?.intent === 'add') return { ...context, last: { intent: 'add', transaction: first.transaction } }
  return { ...context, last: { intent: before.intent } }
}

export function judgeAll(lines: readonly GoldLine[]): Judged[] {
  return lines.map((line) => {
    const understood = understand(line.text, contextOf(line))
    return { line, understood, verdict: judge(line, understood) }
  })
}

export function scoreOf(judged: readonly Judged[], microseconds: number): Score {
  const rate = (field: Field): number => share(judged.flatMap(({ verdict }) => verdict.judged[field]))
  const [amount, merchant, category, dayRate, kind] = fields.map(rate)
  return {
    sentences: judged.length,
    whole: share(judged.map(({ verdict }) => verdict.whole)),
    intent: share(judged.map(({ verdict }) => verdict.intent)),
    amount: amount ?? 1,
    merchant: merchant ?? 1,
    category: category ?? 1,
    day: dayRate ?? 1,
    kind: kind ?? 1,
    wrongAmountsSaved: judged.reduce((sum, { verdict }) => sum + verdict.wrongAmountsSaved, 0),
    needlessQuestions: judged.filter(({ verdict }) => verdict.needlessQuestion).length,
    microseconds,
  }
}

export function share(values: readonly boolean[]): number {
  return values.length === 0 ? 1 : values.filter(Boolean).length / values.length
}

/** How many calls the engine is given until its code is compiled: a short file would otherwise measure the compiler. */
const warmUp = 6000

/** Median time of one call in microseconds, over several rounds after a warm-up. */
export function medianMicroseconds(lines: readonly GoldLine[], rounds = 5): number {
  const contexts = lines.map((line) => ({ text: line.text, context: contextOf(line) }))
  for (let calls = 0; lines.length > 0 && calls < warmUp; calls += lines.length)
    for (const { text, context } of contexts) understand(text, context)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const { text, context } of contexts) {
      const start = process.hrtime.bigint()
      understand(text, context)
      times.push(Number(process.hrtime.bigint() - start) / 1000)
    }
  }
  times.sort((a, b) => a - b)
  return Math.round((times[Math.floor(times.length / 2)] ?? 0) * 10) / 10
}

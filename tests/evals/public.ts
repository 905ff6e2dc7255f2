import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { type Day, day, type Period } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import { findPeriod } from '#domain/understanding/days/period-phrase.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { readMoney } from '#domain/understanding/money/money-phrase.ts'
import { understand } from '#domain/understanding/understand.ts'
import { type Token, tokenise } from '#domain/understanding/words/token.ts'

/**
 * Measures the engine with sentences of other projects, given as files in a simple form: `text` with `value` and `currency`
 * (amounts), with `reference` and `value` or `from`/`to` (days), with `expected` (intents), or with `n` and `items` (spends).
 */
const rowSchema = z.looseObject({
  text: z.string(),
  value: z.unknown().optional(),
  kind: z.string().optional(),
  reference: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  alt: z.unknown().optional(),
  expected: z.string().optional(),
  accept: z.array(z.string()).optional(),
  n: z.number().optional(),
  items: z.array(z.looseObject({ amount: z.number().optional(), type: z.string().optional() })).optional(),
})
type Row = z.infer<typeof rowSchema>
type Outcome = { right: boolean; got: string }

const files = process.argv.slice(2).filter((option) => !option.startsWith('--'))
const verbose = process.argv.includes('--all')
for (const file of files) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)))
  const outcomes = rows.map((row) => ({ row, ...measure(row) }))
  const right = outcomes.filter((outcome) => outcome.right).length
  process.stdout.write(
    `${basename(file)}: ${right} of ${rows.length} (${((100 * right) / rows.length).toFixed(1)} %)\n`,
  )
  if (!verbose) continue
  for (const { row, right: fine, got } of outcomes) {
    if (!fine)
      process.stdout.write(
        `  ${row.text} | wanted ${JSON.stringify(row.expected ?? row.items?.map((item) => item.amount) ?? row.value ?? [row.from, row.to])} | got ${got}\n`,
      )
  }
}

function measure(row: Row): Outcome {
  if (row.expected !== undefined) return measureIntent(row, row.expected)
  if (row.n !== undefined) return measureSpends(row, row.n)
  if (row.reference !== undefined) return measureDay(row, row.reference.slice(0, 10))
  return measureAmount(row)
}

function measureIntent(row: Row, expected: string): Outcome {
  const { intent } = understand(row.text, { today: day('2026-11-20') })
  return { right: [expected, ...(row.accept ?? [])].includes(intent), got: intent }
}

function measureSpends(row: Row, n: number): Outcome {
  const understood = understand(row.text, { today: day(row.reference?.slice(0, 10) ?? '2026-11-20') })
  const amounts = added(understood)
  const wanted = (row.items ?? []).map((item) => Math.round((item.amount ?? 0) * 100))
  return {
    right: amounts.length === n && wanted.every((amount, index) => amounts[index] === amount),
    got: JSON.stringify(amounts),
  }
}

function added(understood: Understanding): number[] {
  return understood.frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction.amountMinor] : []))
}

function measureDay(row: Row, today: string): Outcome {
  const tokens = tokenise(row.text)
  const read = findPeriod(tokens, 0, tokens.length, day(today)) ?? dayAhead(tokens, day(today))
  const got = read ? `${read.period.from}..${read.period.to}` : 'nothing'
  const wanted = [
    { value: row.value, from: row.from, to: row.to },
    ...(Array.isArray(row.alt) ? row.alt : row.alt ? [row.alt] : []),
  ]
  const right = wanted.some((option: { value?: unknown; from?: string; to?: string; to_clipped?: string }) => {
    const from = option.from ?? String(option.value).slice(0, 10)
    const to = option.to ?? from
    const clipped = to > today && from <= today ? today : to
    return (
      read?.period.from === from &&
      (read.period.to === to || read.period.to === clipped || read.period.to === option.to_clipped)
    )
  })
  return { right, got }
}

/** A day that lies ahead is no period to look back at; it is read where a day can be meant. */
function dayAhead(tokens: Token[], today: Day): { period: Period } | null {
  const reader = { tokens, today, own: 'USD' }
  for (const at of tokens.keys()) {
    const read = readDayAt(reader, at)
    if (read?.future) return { period: { from: read.day, to: read.day } }
  }
  return null
}

/** The marked amounts of the text, or else its first number. */
function measureAmount(row: Row): Outcome {
  const tokens = tokenise(row.text)
  const found: { amount: number; marked: boolean }[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readMoney(tokens, at, 'XXX')
    if (read)
      found.push({
        amount: (read.amountMinor ?? 0) / (read.currency === 'JPY' || read.currency === 'KRW' ? 1 : 100),
        marked: read.marked,
      })
    at = read ? read.to : at + 1
  }
  const marked = found.filter((read) => read.marked)
  const kept = marked.length > 0 ? marked : found
  const got = kept.map((read) => read.amount)
  if (Array.isArray(row.value))
    return { right: row.value.every((value, index) => got[index] === value), got: JSON.stringify(got) }
  if (row.value === null) {
    const wrote = added(understand(row.text, { today: day('2026-11-20') }))
    return { right: wrote.length === 0, got: JSON.stringify(wrote) }
  }
  return {
    right: typeof row.value === 'number' && Math.abs((got[0] ?? 0) - row.value) < 0.006,
    got: JSON.stringify(got),
  }
}

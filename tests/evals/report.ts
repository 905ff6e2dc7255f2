import { type Field, fields } from '#tests/evals/judge.ts'
import { type Judged, type Score, share } from '#tests/evals/score.ts'

/** The table of a run: one row an intent, then the totals, then the sentences that went wrong. */
export function reportOf(judged: readonly Judged[], score: Score, failuresShown = 40): string {
  const intents = [...new Set(judged.map(({ line }) => line.expect.intent))]
  const header = ['intent', 'n', 'whole', 'intent', ...fields, 'wrong', 'asked']
  const rows = intents.map((intent) =>
    rowOf(
      intent,
      judged.filter(({ line }) => line.expect.intent === intent),
    ),
  )
  const table = [header, ...rows, rowOf('all', judged)]
  const widths = header.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  const lines = table.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0)).join('  '))
  return [
    ...lines,
    '',
    `wrong amounts saved: ${score.wrongAmountsSaved}   needless questions: ${score.needlessQuestions}   median: ${score.microseconds} µs a sentence`,
    ...failures(judged, failuresShown),
  ].join('\n')
}

function rowOf(name: string, judged: readonly Judged[]): string[] {
  const rate = (field: Field): string => {
    const verdicts = judged.flatMap(({ verdict }) => verdict.judged[field])
    return verdicts.length === 0 ? '-' : percent(share(verdicts))
  }
  return [
    name,
    String(judged.length),
    percent(share(judged.map(({ verdict }) => verdict.whole))),
    percent(share(judged.map(({ verdict }) => verdict.intent))),
    ...fields.map(rate),
    String(judged.reduce((sum, { verdict }) => sum + verdict.wrongAmountsSaved, 0)),
    String(judged.filter(({ verdict }) => verdict.needlessQuestion).length),
  ]
}

function percent(value: number): string {
  return (value * 100).toFixed(1)
}

function pad(cell: string, width: number, left: boolean): string {
  return left ? cell.padEnd(width) : cell.padStart(width)
}

function failures(judged: readonly Judged[], shown: number): string[] {
  const wrong = judged.filter(({ verdict }) => !verdict.whole)
  if (wrong.length === 0) return []
  const lines = wrong
    .slice(0, shown)
    .flatMap(({ line, understood }) => [
      `  ${line.text}`,
      `    expected ${JSON.stringify(line.expect)}`,
      `    got      ${understood.frames.map(brief).join(' + ')}`,
    ])
  const rest = wrong.length - shown
  return ['', `not whole: ${wrong.length}`, ...lines, ...(rest > 0 ? [`  … and ${rest} more`] : [])]
}

function brief(frame: Judged['understood']['frames'][number]): string {
  const { spans: _spans, confidence: _confidence, ...rest } = frame
  if (rest.intent === 'add') return `add ${JSON.stringify(rest.transaction)}`
  return JSON.stringify(rest)
}

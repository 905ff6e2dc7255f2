import { fileURLToPath } from 'node:url'
import { readGoldFile } from '#tests/evals/gold-line.ts'
import { makeUp } from '#tests/evals/made-up.ts'
import { reportOf } from '#tests/evals/report.ts'
import { judgeAll, medianMicroseconds, scoreOf } from '#tests/evals/score.ts'
import { variedReport, vary } from '#tests/evals/variations.ts'

const options = process.argv.slice(2)
const json = options.includes('--json')
const all = options.includes('--all')
const files = options.filter((option) => !option.startsWith('--'))
const made = options.find((option) => option.startsWith('--made'))
const seed = Number(
  options.find((option) => option.startsWith('--seed='))?.slice('--seed='.length) ?? Date.now() % 1_000_000,
)
const paths = files.length > 0 ? files : [fileURLToPath(new URL('./gold.jsonl', import.meta.url))]

try {
  const lines = made ? makeUp(Number(made.slice('--made='.length)) || 5000, seed) : paths.flatMap(readGoldFile)
  if (made) process.stdout.write(`drawn with --seed=${seed}\n`)
  const judged = judgeAll(lines)
  if (options.includes('--varied')) {
    process.stdout.write(`${variedReport(vary(judged), all ? Number.POSITIVE_INFINITY : 40)}\n`)
    process.exit()
  }
  const score = scoreOf(judged, medianMicroseconds(lines))
  process.stdout.write(`${reportOf(judged, score, all ? Number.POSITIVE_INFINITY : 40)}\n`)
  if (json) process.stdout.write(`${JSON.stringify(score)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

import { fileURLToPath } from 'node:url'
import { readGoldFile } from '#tests/evals/gold-line.ts'
import { reportOf } from '#tests/evals/report.ts'
import { judgeAll, medianMicroseconds, scoreOf } from '#tests/evals/score.ts'

const options = process.argv.slice(2)
const json = options.includes('--json')
const all = options.includes('--all')
const files = options.filter((option) => !option.startsWith('--'))
const paths = files.length > 0 ? files : [fileURLToPath(new URL('./gold.jsonl', import.meta.url))]

try {
  const lines = paths.flatMap(readGoldFile)
  const judged = judgeAll(lines)
  const score = scoreOf(judged, medianMicroseconds(lines))
  process.stdout.write(`${reportOf(judged, score, all ? Number.POSITIVE_INFINITY : 40)}\n`)
  if (json) process.stdout.write(`${JSON.stringify(score)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

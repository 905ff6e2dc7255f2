import { fileURLToPath } from 'node:url'
import { type GoldLine, readGoldFile } from '#tests/evals/gold-line.ts'
import { joinedReport, joinPairs } from '#tests/evals/joined.ts'
import { makeLists, makeUp } from '#tests/evals/made-up.ts'
import { reportOf } from '#tests/evals/report.ts'
import { judgeAll, medianMicroseconds, scoreOf } from '#tests/evals/score.ts'
import { readTalkFile } from '#tests/evals/talk-line.ts'
import { holdTalks, talkReport } from '#tests/evals/talks.ts'
import { variedReport, vary } from '#tests/evals/variations.ts'

const options = process.argv.slice(2)
const json = options.includes('--json')
const all = options.includes('--all')
const files = options.filter((option) => !option.startsWith('--'))
const made = countOf('made', 5000)
const lists = countOf('lists', 2000)
const joined = countOf('joined', 2000)
const seed = Number(
  options.find((option) => option.startsWith('--seed='))?.slice('--seed='.length) ?? Date.now() % 1_000_000,
)
const talks = options.includes('--talks')
const own = fileURLToPath(new URL(talks ? './talks.jsonl' : './gold.jsonl', import.meta.url))
const paths = files.length > 0 ? files : [own]
const most = all ? Number.POSITIVE_INFINITY : 40

try {
  if (talks) {
    const heard = await holdTalks(paths.flatMap(readTalkFile))
    process.stdout.write(`${talkReport(heard, most)}\n`)
    process.exit()
  }
  const lines = linesOf()
  if (made || lists || joined) process.stdout.write(`drawn with --seed=${seed}\n`)
  const judged = judgeAll(lines)
  if (joined) {
    const pairs = joinPairs(judged, joined, seed)
    process.stdout.write(`${joinedReport(pairs, most)}\n`)
    process.exit()
  }
  if (options.includes('--varied')) {
    process.stdout.write(`${variedReport(vary(judged), most)}\n`)
    process.exit()
  }
  const score = scoreOf(judged, medianMicroseconds(lines))
  process.stdout.write(`${reportOf(judged, score, most)}\n`)
  if (json) process.stdout.write(`${JSON.stringify(score)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** How many are to be drawn: "--made=300", or a fallback where no number stands behind the name; null where it is not asked for. */
function countOf(name: string, fallback: number): number | null {
  const option = options.find((each) => each.startsWith(`--${name}`))
  return option === undefined ? null : Number(option.slice(`--${name}=`.length)) || fallback
}

function linesOf(): GoldLine[] {
  if (made) return makeUp(made, seed)
  if (lists) return makeLists(lists, seed)
  return paths.flatMap(readGoldFile)
}

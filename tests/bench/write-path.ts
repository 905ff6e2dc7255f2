import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import Sqlite from 'better-sqlite3'
import { postSentence } from '#tests/support/builders.ts'
import { makeApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

// From a typed sentence to its durable commit, through the real app with local understanding, beside a bare insert that waits
// for the disk in the same way. The two take turns, so that a busy disk is busy for both.

const WARM_UP = 50
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 500)

const sentences = [
  'I spent twelve fifty on lunch at Chipotle yesterday',
  'coffee 4',
  'paid $86.40 for groceries at Whole Foods on Monday',
  'uber 18.20 last night',
  'got 20 back from Ana',
]

const app = await makeApp({
  env: { ASSISTANT: 'local', ASSISTANT_REQUESTS_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '1000000' },
})
const person = await signUp(app)
const insertBare = openBare(join(app.folder, 'bare.db'))

const [turns, inserts]: [number[], number[]] = [[], []]
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const turn = await timed(() => writeSentence(sentences[Math.abs(round) % sentences.length] ?? ''))
  const insert = await timed(insertBare)
  if (round >= 0) {
    turns.push(turn)
    inserts.push(insert)
  }
}
await app.close()

const result = {
  bench: 'write-path',
  rounds: ROUNDS,
  turn: figures(turns),
  bareInsert: figures(inserts),
  ratioP50: 0,
  ratioP95: 0,
}
result.ratioP50 = round2(result.turn.p50Ms / result.bareInsert.p50Ms)
result.ratioP95 = round2(result.turn.p95Ms / result.bareInsert.p95Ms)
console.log(`sentence to durable commit   p50 ${result.turn.p50Ms} ms   p95 ${result.turn.p95Ms} ms`)
console.log(`bare insert, same durability p50 ${result.bareInsert.p50Ms} ms   p95 ${result.bareInsert.p95Ms} ms`)
console.log(`ratio                        p50 ${result.ratioP50}      p95 ${result.ratioP95}`)
console.log(JSON.stringify(result))

async function writeSentence(message: string): Promise<void> {
  const answer = await postSentence(app, person, message)
  const body = (await answer.json()) as { function_result: { success: boolean } | null }
  if (!body.function_result?.success) throw new Error(`Not saved: ${message}`)
}

function openBare(file: string): () => void {
  const database = new Sqlite(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table spends (id text primary key, merchant text, amount integer, day text, created_at text)')
  const insert = database.prepare('insert into spends values (?, ?, ?, ?, ?)')
  return () => {
    insert.run(randomUUID(), 'Chipotle', 1250, '2026-11-20', new Date().toISOString())
  }
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function figures(times: number[]): { p50Ms: number; p95Ms: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => round2(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readGoldFile } from '#tests/evals/gold-line.ts'
import { joinPairs } from '#tests/evals/joined.ts'
import { makeLists, makeUp } from '#tests/evals/made-up.ts'
import { judgeAll, scoreOf } from '#tests/evals/score.ts'
import { vary } from '#tests/evals/variations.ts'

/** Thousands of sentences are read, which takes a busy machine a while. */
const LONG_MS = 120_000

describe('sentences that nobody wrote', () => {
  it.each([
    { how: 'of all kinds', draw: makeUp, whole: 0.998 },
    { how: 'of several things, dictated without a pause', draw: makeLists, whole: 0.985 },
  ])(
    '$how are read, and save no wrong amount',
    ({ draw, whole }) => {
      const score = scoreOf(judgeAll(draw(1000, 7)), 0)
      expect(score.wrongAmountsSaved).toBe(0)
      expect(score.whole).toBeGreaterThanOrEqual(whole)
    },
    LONG_MS,
  )

  it(
    'are read as the sentence that they say otherwise',
    () => {
      const lines = readGoldFile(fileURLToPath(new URL('./gold.jsonl', import.meta.url)))
      const varied = vary(judgeAll(lines.filter((_, at) => at % 120 === 0)))
      const read = varied.filter(({ as }) => as === 'read').length
      const wrong = varied.filter(({ as }) => as === 'wrong amount').length
      expect(varied.length).toBeGreaterThan(1000)
      expect(read / varied.length).toBeGreaterThanOrEqual(0.985)
      expect(wrong / varied.length).toBeLessThanOrEqual(0.005)
    },
    LONG_MS,
  )

  it(
    'are read as each alone where two are told one after the other',
    () => {
      const lines = readGoldFile(fileURLToPath(new URL('./gold.jsonl', import.meta.url)))
      const pairs = joinPairs(judgeAll(lines.filter((_, at) => at % 10 === 0)), 600, 7)
      expect(pairs.filter(({ as }) => as === 'read').length / pairs.length).toBeGreaterThanOrEqual(0.97)
      expect(pairs.filter(({ as }) => as === 'wrong').length / pairs.length).toBeLessThanOrEqual(0.02)
    },
    LONG_MS,
  )
})

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseGold, readGoldFile } from '#tests/evals/gold-line.ts'
import { judgeAll, scoreOf } from '#tests/evals/score.ts'

const lines = readGoldFile(fileURLToPath(new URL('./gold.jsonl', import.meta.url)))
const score = scoreOf(judgeAll(lines), 0)

/** What the engine reaches on the gold set. These figures may only be raised. */
const reached = {
  sentences: 15961,
  whole: 0.994,
  intent: 0.997,
  amount: 0.997,
  merchant: 0.994,
  category: 0.997,
  day: 0.997,
  kind: 0.998,
}

describe('the gold set', () => {
  it('saves no wrong amount', () => {
    expect(score.wrongAmountsSaved).toBe(0)
  })

  it('asks needlessly in at most two sentences of a hundred', () => {
    expect(score.needlessQuestions / score.sentences).toBeLessThanOrEqual(0.02)
  })

  it.each(Object.entries(reached))('reaches %s %d', (field, least) => {
    expect(score[field as keyof typeof reached]).toBeGreaterThanOrEqual(least)
  })
})

describe('a gold file', () => {
  it('names file and line of what does not fit', () => {
    expect(() =>
      parseGold('{"text":"lunch 12","today":"2026-11-20","expect":{"intent":"add"}}\nnonsense', 'mine.jsonl'),
    ).toThrow('mine.jsonl:2: not JSON')
    expect(() => parseGold('{"text":"lunch 12","today":"soon","expect":{"intent":"add"}}', 'mine.jsonl')).toThrow(
      'mine.jsonl:1: today must be a day like 2026-11-20',
    )
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TurnClock } from '#web/voice/wiring/turn-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const told: unknown[] = []
  const paints: (() => void)[] = []
  let now = 0
  const clock = new TurnClock({
    now: () => now,
    whenPainted: (then) => void paints.push(then),
    tell: (figures) => void told.push(figures),
  })
  return {
    clock,
    told,
    at(ms: number) {
      now = ms
      return clock
    },
    paintAt(ms: number) {
      now = ms
      for (const paint of paints.splice(0)) paint()
    },
  }
}

test('every stage of a spoken turn is taken from its own beginning, and told three seconds after the reply', () => {
  const { at, paintAt, told } = start()
  at(-25).pressed()
  at(0).allowed()
  at(40).listening()
  paintAt(60)
  at(100).words()
  paintAt(115)
  at(200).words()
  paintAt(230)
  at(300).words()
  paintAt(310)
  at(501).understood(500)
  at(560).replied('turn-1', 'spoken')
  paintAt(580)
  at(620).sounded()
  expect(told).toEqual([])
  vi.advanceTimersByTime(3_000)
  const stages = {
    pressed: 25,
    listening: 60,
    draft: 30,
    heard: 400,
    understood: 1,
    committed: 60,
    shown: 80,
    audio: 120,
  }
  expect(told).toEqual([{ turnId: 'turn-1', source: 'spoken', stages }])
})

test('an agent that speaks before the answer is heard in its own turn, and one that is silent in none', () => {
  const { at, paintAt, told } = start()
  at(0).understood(0)
  at(30).sounded()
  at(90).replied('early', 'spoken')
  at(1_000).understood(1_000)
  at(1_050).replied('silent', 'spoken')
  at(2_000).understood(2_000)
  at(2_070).sounded()
  at(2_080).replied('third', 'spoken')
  paintAt(2_100)
  vi.advanceTimersByTime(3_000)
  expect(told).toMatchObject([
    { turnId: 'early', stages: { audio: 30 } },
    { turnId: 'silent', stages: { committed: 50 } },
    { turnId: 'third', stages: { audio: 70 } },
  ])
  expect(told[1]).not.toHaveProperty('stages.audio')
})

test('while a turn is on its way nothing is told; the turns before it are once its reply is shown, or it has failed', () => {
  const { at, paintAt, told } = start()
  at(0).understood(0)
  at(50).replied('first', 'spoken')
  paintAt(60)
  at(2_900).understood(2_900)
  vi.advanceTimersByTime(3_000)
  expect(told).toEqual([])
  at(3_050).replied('second', 'spoken')
  expect(told).toEqual([])
  paintAt(3_070)
  expect(told).toMatchObject([{ turnId: 'first' }])
  at(5_000).understood(5_000)
  vi.advanceTimersByTime(3_000)
  expect(told).toHaveLength(1)
  at(9_000).failed()
  expect(told).toMatchObject([{ turnId: 'first' }, { turnId: 'second' }])
})

test('what a failed turn took is not counted to the next one, and what was never painted is told without', () => {
  const { at, told } = start()
  at(0).understood(0)
  at(900).sounded()
  at(1_000).failed()
  at(2_000).understood(2_000)
  at(2_060).replied('next', 'spoken')
  vi.advanceTimersByTime(3_000)
  expect(told).toEqual([{ turnId: 'next', source: 'spoken', stages: { understood: 0, committed: 60 } }])
})

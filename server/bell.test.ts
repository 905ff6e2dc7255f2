import { expect, test } from 'vitest'
import { createBell, MOST_STREAMS } from '#server/bell.ts'

test('a person who opens more streams than they may loses the oldest', () => {
  const bell = createBell()
  const ended: number[] = []
  for (let index = 0; index <= MOST_STREAMS; index++) {
    const stop = bell.listen('ada', {
      sessionId: `session ${index}`,
      onEvent: () => {},
      onEnd: () => {
        ended.push(index)
        stop()
      },
    })
  }
  bell.listen('grace', { sessionId: 'hers', onEvent: () => {}, onEnd: () => ended.push(-1) })
  expect(ended).toEqual([0])
})

import { describe, expect, it } from 'vitest'
import { endsTalk } from '#domain/talk/ends-talk.ts'

describe('the end of a talk', () => {
  it.each([
    'stop listening',
    'OK, stop listening please.',
    'bye',
    'Goodbye, Penny!',
    'that’s all, thanks',
    "okay that's all for today",
    'end the conversation',
    "I'm done",
    'thanks, bye',
  ])('"%s" ends it', (text) => {
    expect(endsTalk(text)).toBe(true)
  })

  it.each([
    'stop',
    'buy milk 4',
    'that’s all wrong',
    'done with lunch 12',
    'bye bye baby bottle 9',
    'end the goal',
    'see you paid',
  ])('"%s" does not', (text) => {
    expect(endsTalk(text)).toBe(false)
  })
})

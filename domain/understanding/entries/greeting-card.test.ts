import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const read = (text: string) =>
  understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
    frame.intent === 'add' ? frame.transaction.amountMinor : frame.intent,
  )

test.each([
  ['flowers thirty five and a card five fifty', [3500, 550]],
  ['a card four twenty and a birthday gift forty', [420, 4000]],
  ['balloons twelve and card three fifty', [1200, 350]],
  ['a card for mom five fifty', [550]],
])('%j: a card that is written', (text, amounts) => {
  expect(read(text)).toEqual(amounts)
})

test.each([
  ['a card five fifty', ['clarify']],
  ['monitor 300 and a card five fifty', [30_000, 'clarify']],
  ['graphics card five fifty and flowers 30', ['clarify', 3000]],
  ['gift card one fifty and flowers 30', ['clarify', 3000]],
  ['paid the credit card five fifty and flowers 30', ['clarify', 3000]],
])('%j: a card that may cost either', (text, amounts) => {
  expect(read(text)).toEqual(amounts)
})

import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { tellingPart } from '#server/assistant/model/telling-part.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'

test.each([
  ['Lunch 12, how much is left?', 'Lunch 12'],
  ['Did I spend 20, or 30, at Zara?', ''],
  ['20 at Zara?', ''],
  ['can you add 20 for lunch?', 'can you add 20 for lunch?'],
  ['Put 30 down for fuel. What is left for dining?', 'Put 30 down for fuel.'],
  ['when I was at Zara I dropped 40', 'when I was at Zara I dropped 40'],
  ['give 20 to charity', 'give 20 to charity'],
  ['so was the cat, 30 at the vet', 'so was the cat, 30 at the vet'],
  ["what's with the 12.50 at Tesco", ''],
  ['anything odd lately', ''],
  ['tell me about the 40', ''],
])('of "%s" it leaves "%s"', (text, telling) => {
  expect(tellingPart(text)).toBe(telling)
})

test.each<[string, number[], string[]]>([
  ['the cat cost 30 at the vet yesterday, and 900 for rent', [3000, 90_000], ['2026-11-19']],
  ['two coffees for nine', [900], []],
  ['3 at 4.50 each', [1350], []],
  ['twelve fifty', [], []],
  ['lunch 12, no, 14', [1400], []],
  ['€6.40 for the bus', [], []],
  ['40 something', [], []],
  ['put 1.2k in', [120_000], []],
])('reads the figures of "%s"', (text, amounts, days) => {
  expect(saidFigures(text, { today: day('2026-11-20'), currency: 'USD' })).toEqual({ amounts, days })
})

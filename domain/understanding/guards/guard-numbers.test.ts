import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const today = day('2026-11-20')
const read = (text: string) => understand(text, { today }).frames
const amounts = (text: string): number[] =>
  read(text).flatMap((frame) => (frame.intent === 'add' ? [frame.transaction.amountMinor] : []))

describe('a number that nothing accounts for', () => {
  it.each([
    ['movie at 9 20', [920, 2000]],
    ['dinner at 7 30', [730, 3000]],
    ['uber 20 at 9', [900, 2000]],
    ['parking 3 hours at 4', [400, 1200]],
    ['shoes 100 with 20% off', [10_000, 8000]],
    ['lunch 12 12', [1212, 1200]],
    ['three beers at 6', [600, 1800]],
    ['tickets, two at 15 dollars', [1500, 3000]],
    ['brunch at 11 34', [1134, 3400]],
    ['20 percent of 60 for the waiter', [6000, 1200]],
    ['got half my 60 back for the concert', [6000, 3000]],
    ['curry 30 shared with Sam', [3000, 1500]],
    ['pizza 24 shared with three friends', [2400, 600]],
    ['rent 1.850', [185, 185_000]],
    ['groceries 45, it was 54 actually', [4500, 5400]],
  ])('"%s" is asked about', (text, choices) => {
    expect(read(text)).toMatchObject([{ intent: 'clarify', choices: choices.map((amountMinor) => ({ amountMinor })) }])
  })

  it('is asked about in the entry that it stands in alone', () => {
    expect(read('tea 3 and tram 2.20 twice')).toMatchObject([
      { intent: 'add', transaction: { amountMinor: 300 } },
      { intent: 'clarify', choices: [{ amountMinor: 220 }, { amountMinor: 440 }] },
    ])
  })

  it.each([
    'spent -20',
    'coffee -4',
    'lunch minus 12',
    'coffee 4.999',
    'coffee 4.9999',
    'lunch 1/2 off 12',
    'shared an uber 24 with two friends',
    "maybe put 30 for dinner, or don't, I haven't decided",
  ])('"%s" is not written', (text) => {
    expect(amounts(text)).toEqual([])
    expect(read(text)[0]?.intent).toBe('clarify')
  })

  it.each([
    ["Levi's 501 jeans 79.90", [7990]],
    ['9 to 5 cafe breakfast 13.30', [1330]],
    ['24/7 gym 30', [3000]],
    ['wd 40 and screws 7', [700]],
    ['tip from table nine 15 dollars', [1500]],
    ['pizza order number 8841 20', [2000]],
    ['bus 12 pizza 9', [1200, 900]],
    ['lidl thirty six and eleven cents', [3611]],
    ['2½ kg of apples 6', [600]],
    ['coffee ٤', [400]],
    ['hotel 120 x 3 nights', [36_000]],
    ['½ pound of ham 6', [600]],
    ['coffee - 4', [400]],
  ])('"%s" is accounted for', (text, wanted) => {
    expect(amounts(text)).toEqual(wanted)
  })

  it('stops every entry with a fraction, a sign or too many decimals, whatever it is for', () => {
    const thing = fc.constantFrom('coffee', 'lunch', 'taxi', 'shoes', 'rent', 'Zara')
    const amount = fc.integer({ min: 1, max: 900 })
    const odd = fc.constantFrom<(value: number) => string>(
      (value) => `-${value}`,
      (value) => `minus ${value}`,
      (value) => `${value}.4567`,
      (value) => `-$${value}`,
    )
    fc.assert(
      fc.property(thing, amount, odd, (name, value, write) => {
        expect(amounts(`${name} ${write(value)}`)).toEqual([])
      }),
    )
  })

  it('never lets a number pass that stands alone between two others', () => {
    const number = fc.integer({ min: 61, max: 90 })
    fc.assert(
      fc.property(number, number, fc.integer({ min: 100, max: 900 }), (a, b, c) => {
        const written = amounts(`zork ${a} blip ${c}`)
        expect(written.length === 0 || written.includes(a * 100) || written.includes(c * 100)).toBe(true)
        expect(amounts(`zork ${c} ${b}`).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('words that change what an amount means', () => {
  it.each([
    ['dinner 60 instead of 80', [6000]],
    ['dinner 60, 10 of that was tip', [6000]],
    ['food 30 + tip 6, so 36 all in', [3600]],
    ['cab 20 call it 25 with tip', [2500]],
    ['lunch 12 and dinner 30 so 42', [1200, 3000]],
    ['my half of the hotel was 220', [22_000]],
    ['the drinks were 40 and I covered 25 of it', [2500]],
    ['dentist was 180 but insurance paid 90 of that so put down 90', [9000]],
    ['had 100, spent 40 on food, 60 left', [4000]],
    ['coffee 4 plus tax 0.32', [432]],
    ['pizza 30 and 5 for the tip', [3500]],
    ['dinner 60, tip 12, total 72', [7200]],
    ['lunch 12 was on sam, coffee 4', [400]],
    ['I paid 4 for coffee and sam paid 12 for lunch', [400]],
  ])('"%s" leaves what was paid', (text, wanted) => {
    expect(amounts(text)).toEqual(wanted)
  })

  it.each([
    'lunch 20, half is mine',
    'half of lunch 20',
    'coffee 4 every day this week',
    'groceries 45 minus some coupon',
    'tapas for the team, 6 each',
    'headphones 100 in 4 payments',
    'groceries 120 including 40 cash back',
    'sofa 800, paid 200 today',
    'gas 30 and food, 50 altogether',
    'hotel 400 shared with 3 others',
    'travel 2024',
    'case 20391',
  ])('"%s" is asked about', (text) => {
    expect(read(text)[0]?.intent).toBe('clarify')
    expect(amounts(text)).toEqual([])
  })

  it.each(['undo the last two', 'undo 2', 'discount 20', 'call it 25', 'beers cost 9 at the stadium'])(
    '"%s" writes nothing',
    (text) => {
      expect(amounts(text)).toEqual([])
    },
  )
})

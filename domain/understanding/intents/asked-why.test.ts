import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const read = (text: string) => understand(text, { today: day('2026-11-20') }).frames

describe('a question with why it is asked', () => {
  it.each([
    'what did we spend on food in october, I need to tell my husband',
    'how much went on food last month because my boss wants to know',
    'how much on food in october, we share that one',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject([
      { intent: 'summary', category: 'Food & Dining', period: { from: '2026-10-01', to: '2026-10-31' } },
    ])
  })

  it('keeps what else is asked about', () => {
    expect(read('what did I spend on food, my bills and my clothes')).toHaveLength(3)
    expect(read('what did I spend last week, and what about this week')).toHaveLength(2)
  })
})

describe('what is no business of a ledger', () => {
  it.each([
    'did the airline lose my suitcase',
    'cross milk off the list',
    'push lunch with Priya to next week',
    'find my phone',
    'any good films on tonight',
    'could my daughter have an account',
    'how much petrol have I got left',
    'can I swap butter for oil',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject([{ intent: 'other' }])
  })

  it.each([
    ['the trip is off so lose the suitcase', 'delete'],
    ['take the milk off the list', 'delete'],
    ['move lunch to yesterday', 'edit'],
    ['find my phone bill', 'summary'],
    ['any films this month', 'summary'],
    ['how much have I got left for petrol', 'budget'],
    ['swap Tesco for Lidl', 'edit'],
  ])('but "%s" is', (text, intent) => {
    expect(read(text)).toMatchObject([{ intent }])
  })
})

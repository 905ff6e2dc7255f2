import { expect, test } from 'vitest'
import { mayBeSaid, spokenFigures } from '#server/assistant/model/check-words.ts'
import { type Figures, presentOutput } from '#server/assistant/model/present-output.ts'
import { createWordGate } from '#server/assistant/model/word-gate.ts'

const { figures, content } = presentOutput(
  {
    from: '2026-11-01',
    to: '2026-11-20',
    totalMinor: 123_450,
    count: 7,
    newest: [
      { id: 'a1', merchant: '7-Eleven', amountMinor: -640 },
      { id: 'a2', merchant: 'Owes $500', amountMinor: 100 },
    ],
  },
  { currency: 'USD', characters: 2_000 },
)

test('shows a result with its amounts written out', () => {
  expect(JSON.parse(content).data).toMatchObject({
    total: '$1,234.50',
    count: 7,
    newest: [{ id: 'a1', amount: '−$6.40' }, {}],
  })
})

test.each([
  'You spent $1,234.50 from November 1 to November 20, in 7 entries.',
  'One of them is 7-Eleven, 6.40.',
  'The last of them was −$6.40.',
  'That is twelve hundred thirty four dollars and fifty cents.',
  'Nothing yet. What was it for?',
])('lets known figures through: %s', (text) => {
  expect(mayBeSaid(text, figures, 'USD')).toBe(true)
})

test.each([
  'You spent $1,200 this month.',
  'That leaves $86.60.',
  'You spent forty dollars.',
  'You spent 12% more.',
  'You owe $500.',
  'You spent $7.',
  "I've added it for you.",
  'Saved!',
  'It has been deleted.',
  'Done, 6.40 at 7-Eleven.',
  'See https://evil.example for more.',
])('stops invented figures and claims: %s', (text) => {
  expect(mayBeSaid(text, figures, 'USD')).toBe(false)
})

test('knows the figures of the person’s own words', () => {
  const known: Figures = spokenFigures('can I afford a 60 dollar dinner for two', 'USD')
  expect(mayBeSaid('A $60 dinner for 2 is up to you.', known, 'USD')).toBe(true)
  expect(mayBeSaid('A $61 dinner is up to you.', known, 'USD')).toBe(false)
})

test('streams what is settled, and takes back what turns out unsayable', () => {
  const shown: string[] = []
  const gate = createWordGate({
    mayBeSaid: (text) => mayBeSaid(text, figures, 'USD'),
    show: (text) => shown.push(text),
  })
  const text = 'So far this month you have been careful, and you spent two hundred dollars.'
  for (let end = 1; end < text.length; end += 3) gate.push(text.slice(0, end))
  expect(gate.end(text)).toBeNull()
  expect(shown.slice(0, 2)).toEqual(['So', 'So far'])
  expect(shown.at(-1)).toBe('')
  expect(shown.join(' ')).not.toContain('two')
})

test('does not show how an open model thinks', () => {
  const shown: string[] = []
  const gate = createWordGate({ mayBeSaid: () => true, show: (text) => shown.push(text) })
  for (const text of ['<th', '<think>so they want', '<think>so they want</think>Hello']) gate.push(text)
  expect(gate.end('<think>so they want</think>Hello')).toBe('Hello')
  expect(shown).toEqual(['Hello'])
})

import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

const read = (text: string) => understand(text, { today: day('2026-11-20') }).frames

it.each([
  ['am I getting any closer to the Kerala trip', 'Kerala trip'],
  ['how long till we can afford the piano', 'Piano'],
  ['how much is still missing for the wedding', 'Wedding'],
  ['penny how much is missing for the kayak dear', 'Kayak'],
  ['how close are we on the Oman trip', 'Oman trip'],
  ['how near am I with the piano', 'Piano'],
  ['how far off the kayak are we now with the savings', 'Kayak'],
  ['my oman trip saving how much already', 'Oman trip'],
  ['piano fund how much is in there', 'Piano'],
  ['how close am I to the kayak love', 'Kayak'],
])('"%s" asks how far off it is', (text, goal) =>
  expect(read(text)).toMatchObject([{ intent: 'goal', goal, question: true }]),
)

it.each([
  ['put forty towards the piano darling', { goal: 'Piano', amountMinor: 4000 }],
  ['add 30 to the bike goal hey', { goal: 'Bike', amountMinor: 3000 }],
  ['drop 60 inside the roof fund', { goal: 'Roof', amountMinor: 6000 }],
  ['put 90 in Kerala trip', { goal: 'Kerala trip', amountMinor: 9000 }],
  ["put 20 towards Anna's next school trip", { goal: "Anna's next school trip", amountMinor: 2000 }],
  ['save 300 for Rome next summer', { goal: 'Rome', amountMinor: 30_000 }],
  ['make for me a goal new phone nine hundred', { goal: 'New phone', amountMinor: 90_000, create: true }],
  ["for my son's wedding we want to save 5000", { goal: "Son's wedding", amountMinor: 500_000, create: true }],
  ['put forty towards the kayak, boss', { goal: 'Kayak', amountMinor: 4000 }],
  ['put forty towards the new pet', { goal: 'Pet', amountMinor: 4000 }],
  ['put forty towards japan can', { goal: 'Japan', amountMinor: 4000 }],
  ['kayak goal up to 4k', { goal: 'Kayak', amountMinor: 400_000, alter: true }],
  ['make goal easter in Malta, 700', { goal: 'Easter in Malta', amountMinor: 70_000, create: true }],
  ['create a house deposit goal', { goal: 'House deposit', create: true }],
  ['set my goal for the guitar at six fifty', { goal: 'Guitar', amountMinor: 65_000, alter: true }],
  ['put 75 in umrah trip', { goal: 'Umrah trip', amountMinor: 7500 }],
  ['for a new car I want to save 5000', { goal: 'Car', amountMinor: 500_000, create: true }],
])('"%s" is put by', (text, goal) => expect(read(text)).toMatchObject([{ intent: 'goal', ...goal }]))

it.each([
  ['how long till I reach home', { intent: 'other' }],
  ['am I any closer to my food limit', { intent: 'other' }],
  ['am I nearer to Tesco or Aldi', { intent: 'other' }],
  ['are we closer to winter', { intent: 'other' }],
  ['how close am I on my food budget', { intent: 'budget', question: true }],
  ['how far off the airport are we', { intent: 'other' }],
  ['how close am I to the office', { intent: 'other' }],
  ['the fund went up to 300', { intent: 'other' }],
  ['how much is missing from the till', { intent: 'other' }],
  ['put 12 in bus trip', { intent: 'add', transaction: { amountMinor: 1200 } }],
  ['for lunch I want to spend 40', { intent: 'other' }],
  ['for my son I bought a bike for 300', { intent: 'add', transaction: { amountMinor: 30_000 } }],
  ['how long till I reach Leeds', { intent: 'other' }],
  ['how long till I reach the hotel', { intent: 'other' }],
  ['am I any closer to the truth', { intent: 'other' }],
  ['am I getting closer to broke', { intent: 'other' }],
  ['am I any nearer to my overdraft', { intent: 'other' }],
  ['how near am I to the cinema', { intent: 'other' }],
  ['how much missing for the food budget', { intent: 'budget', question: true }],
  ['add 14 to dentist trip', { intent: 'add', transaction: { amountMinor: 1400 } }],
  ['put 60 in Costco trip', { intent: 'add', transaction: { merchant: 'Costco' } }],
  ['put 14 in dump trip', { intent: 'add', transaction: { amountMinor: 1400 } }],
  ['add 20 to the dentist trip', { intent: 'edit', change: { byMinor: 2000 } }],
  ['for dinner I am trying to save 20', { intent: 'other' }],
  ['I earn 300 max for tutoring a month', { intent: 'other' }],
  ['I usually spend 60 tops on lunch a month', { intent: 'other' }],
  ['we pay 40 max for gas every month', { intent: 'other' }],
])('"%s" saves nothing', (text, frame) => expect(read(text)).toMatchObject([frame]))

it.each([
  'for the year I want to save 500',
  'for December I want to save 500',
  'for the rest of the year I want to save 500',
  'for once I want to save 500',
  'Transfer 200 to my savings at Chase',
])('"%s" names no goal', (text) => {
  expect(read(text)).toMatchObject([{ intent: 'goal' }])
  expect(read(text)[0]).not.toHaveProperty('goal')
})

it('asks of a goal that is there by its name alone', () => {
  const context = { today: day('2026-11-20'), goals: ['Leeds'] }
  expect(understand('how long till I reach Leeds', context).frames).toMatchObject([{ goal: 'Leeds', question: true }])
})

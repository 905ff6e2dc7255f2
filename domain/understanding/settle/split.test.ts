import { expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function amounts(text: string): number[] {
  return understand(text, { today: day('2026-11-20') }).frames.flatMap((frame) =>
    frame.intent === 'add' ? [frame.transaction.amountMinor] : [],
  )
}

it.each([
  ['total bill 6400 for 8 people, divided equally, paid my part by upi', 80_000],
  ['cab 40 split 4 ways, paid my bit through venmo', 1000],
  ['dinner for 4 was 120, split evenly, paid my share', 3000],
  ['dinner 120 for 4, split equally', 3000],
  ['dinner for 4, 120, split it with Ana', 6000],
  ['rent is 1500 between me and two flatmates, paid mine', 50_000],
  ['uber 24 between my sister and me', 1200],
  ['dinner between me and Jo was 90', 4500],
  ['we split the bill 50 50, it was 78', 3900],
  ['brunch 72 divided by 3', 2400],
  ['taxi 36 split by 4', 900],
  ['dinner 90 split by 3 so 30 each', 3000],
  ['internet 30 shared by 3', 1000],
  ['internet shared by 3 so 10 each', 1000],
  ['pizza 54 divided by three people', 1800],
  ['ate out with 3 friends, bill was 120, I paid my share', 3000],
  ['dinner with Ana and Tom, total came to 90, I paid my share', 3000],
  ['dinner for four, the bill was 200, paid my part of it', 5000],
  ['vet 90 but insurance paid half', 4500],
  ['vet 90, work covered a third of it', 6000],
  ['vet 80 but Jo paid a quarter', 6000],
  ['vet 90, I paid a third', 3000],
  ['vet 90 but Jo paid a third of the pills', 9000],
  ['vet 90, Jo pays half', 4500],
  ['vet 90. My flatmate pays half', 4500],
  ['vet 90, my sister pays the other half', 4500],
  ['vet 90, Jo paid his third', 6000],
  ['vet 90, kids pay half price', 9000],
  ['vet 90, mum pays half the time', 9000],
  ['vet 90, Jo never pays half', 9000],
  ['Jo paid me 90 for the vet, he pays half', 9000],
  ['gift 50 my brother paid the rest I paid 20', 2000],
  ['gift 50, I paid 20 and the rest was my brother', 2000],
])('works the own part out of a bill that was shared: %s', (text, amountMinor) => {
  expect(amounts(text)).toEqual([amountMinor])
})

it.each([
  ['dinner 120 for 4 people, split, paid my part 30 by card', 3000],
  ['dinner 120 for 4 people, my part 30', 3000],
  ['my part 450 cost 30 at AutoZone', 3000],
  ['supper 84, my share 21, total 84', 2100],
  ['cab 30, my share 10', 1000],
  ['dinner 120 split between 4 of us, my part was 35', 3500],
  ['we split dinner 80, my share came to 35', 3500],
  ['dinner 100 split three ways, I paid 33', 3300],
  ['dinner with Ana 30, I paid my share', 3000],
  ['lunch was 40 between you and me', 4000],
  ['a chat between me and the plumber, paid 80', 8000],
  ['taxi between me and the airport was 40', 4000],
])('takes the own part as it was told, and no number of a spare part for it: %s', (text, amountMinor) => {
  expect(amounts(text)).toEqual([amountMinor])
})

it('shares the entry behind which somebody else pays a part, and none that is told after it', () => {
  expect(amounts('vet 90, my sister pays half, coffee 4')).toEqual([4500, 400])
  expect(amounts('vet 90, Jo covered a third, coffee 4')).toEqual([6000, 400])
})

it.each([
  ['rent 90. Water 30. Split with Jo.', [1500]],
  ['rent 90, water 30, split three ways', [1000]],
  ['rent 90, water 30, split with friends', []],
  ['rent 90, water 30 split with Jo', [9000, 1500]],
  ['rent 90, water 30, split it with Jo', [9000, 1500]],
  ['rent 90, water 30, split the rent with Jo', [9000, 1500]],
  ['rent 90. Water 30. Phone 20. All split with Jo.', [4500, 1500, 1000]],
  ['rent 90. Water 30. Both split with Jo.', [4500, 1500]],
])('asks of each before the last whether it was shared, where a list was split behind a pause: %s', (text, saved) => {
  expect(amounts(text)).toEqual(saved)
})

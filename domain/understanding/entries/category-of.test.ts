import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, category }) => `${merchant}: ${category}`)

test.each([
  ['malaria tablets 40', 'Malaria Tablets: Healthcare'],
  ['BP tablets 120', 'BP Tablets: Healthcare'],
  ["Apollo Pharmacy for amma's BP tablets 450", 'Apollo Pharmacy: Healthcare'],
  ['shampoo from Rose Pharmacy 80', 'Rose Pharmacy: Healthcare'],
  ['shampoo at the pharmacy 8', 'Shampoo: Shopping'],
  ['snacks at Boots pharmacy 4', 'Boots pharmacy: Food & Dining'],
  ['dishwasher tablets 6', 'Dishwasher Tablets: Shopping'],
  ['samsung tablet 300', 'Samsung Tablet: Shopping'],
  ['BP 40', 'BP: Transportation'],
])('%s: what one takes, and where it is sold', (text, entry) => expect(told(text)).toEqual([entry]))

test.each([
  ['a tenner on my mobile', 'Mobile: Bills'],
  ['put 20 on my phone', 'Phone: Bills'],
  ['load for my phone 100', 'Load for My Phone: Bills'],
  ['20 on my phone case', 'Phone Case: Shopping'],
  ['mobile phone 300', 'Mobile Phone: Shopping'],
  ['a load of bricks 60', 'Load of Bricks: Shopping'],
])('%s: the credit of a phone, or a thing', (text, entry) => expect(told(text)).toEqual([entry]))

test.each([
  ['We ate at Nopa after temple, 640', 'Nopa: Food & Dining'],
  ['we dined at Kiln after the theatre, 90', 'Kiln: Food & Dining'],
  ['we ate at Nopa then taxi 20', 'Nopa: Transportation'],
  ['Four of us ate at Nopa, bill was 5600', 'Nopa: Food & Dining'],
  ['Four of us at Nopa, bill was 5600', 'Nopa: Other'],
  ['paid the bill at Fox & Hound 40', 'Fox & Hound: Other'],
  ['the phone bill at Nopa was 40', 'Nopa: Bills'],
  ['bill was 90', 'Bill: Bills'],
])('%s: where one ate, and whose bill it was', (text, entry) => expect(told(text)).toEqual([entry]))

test.each([
  ['teh tarik 3', 'Teh Tarik: Food & Dining'],
  ['bak kut teh 12', 'Bak Kut Teh: Food & Dining'],
  ['teh o peng 2', 'Teh O Peng: Food & Dining'],
  ['teh coffee 3', 'Coffee: Food & Dining'],
])('%s: tea, or a slip of the thumb', (text, entry) => expect(told(text)).toEqual([entry]))

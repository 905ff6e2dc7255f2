import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { isRemovalReason } from '#domain/understanding/intents/removal-reason.ts'
import { understand } from '#domain/understanding/understand.ts'

const orders = (text: string) =>
  understand(text, { today: day('2026-11-20') }).frames.map((frame) =>
    frame.intent === 'delete' ? (frame.target?.merchant ?? 'what is talked of') : frame.intent,
  )

test.each([
  'scratch that one, Earl paid',
  'scratch that, the boss paid',
  'scratch that the boss paid for it',
  'remove that, she paid me back',
  'remove that she paid me back',
  'delete that one Benny is paying',
  'delete that last one it was on the house',
  "drop that one, grandma's paying",
  'cancel that, Tom got it',
  'strike that last one, dad paid',
  'wait those were for benny delete that',
  "that was benny's delete that",
  'Earl paid for it, delete it',
  "I didn't buy it delete that",
])('%j names nothing', (text) => {
  expect(orders(text)).toEqual(['what is talked of'])
})

test.each([
  ['take the parking off my boss covered it', ['Parking']],
  ['take the parking off, my boss covered it', ['Parking']],
  ['delete the snacks, the school is covering that', ['Snacks']],
  ['delete the snacks the school is covering that', ['Snacks']],
  ['delete the taxi, work is paying', ['Taxi']],
  ['delete the parking Earl paid', ['Parking']],
  ['delete the lunch the boss and i paid', ['Lunch']],
  ["strike the lunch, Sam's treat", ['Lunch']],
  ["delete the coffee it's on the house", ['Coffee']],
  ['delete the coffee I never had it', ['Coffee']],
  ['delete the snare but keep the drumsticks', ['Snare']],
  ['delete the snare and keep the drumsticks', ['Snare']],
  ["remove the sushi pls, dad can't know", ['Sushi']],
  ['take off the haircut my sister covered that one', ['Haircut']],
  ['Take Verizon off the list, my wife says she paid it', ['Verizon']],
  ['they cancelled that IKEA order so please take it off', ['IKEA']],
  ['Earl refunded my ticket, so delete it please', ['Ticket']],
  ['the noodles that was from office money not mine kindly remove', ['Noodles']],
  ['remove the second taxi', ['Taxi']],
  ['scrap the beers sam shouted them', ['Beers']],
  ['take out the susu money i dont pay it yet', ['Susu Money']],
  ['delete the gym we havent paid that', ['Gym']],
  ['remove the parcel one please turns out my dad paid for that', ['Parcel']],
  ['the lunch my uncle pay one delete lah', ['Lunch']],
  ["remove auntie Akua's own she came for her money back", ['Auntie Akua']],
])('%j names only what is to go', (text, named) => {
  expect(orders(text)).toEqual(named)
})

test.each([
  ['delete the coffee and the tea', ['Coffee', 'Tea']],
  ['delete the electricity bill paid', ['Electricity Bill']],
  ['delete the gym membership covered by work', ['Gym Membership']],
  ['the netflix one is wrong delete it', ['Netflix']],
  ['i never took that uber delete it', ['Uber']],
  ['delete earl', ['Earl']],
  ['remove Second Cup', ['Second Cup']],
  ['remove the first class ticket', ['First Class Ticket']],
  ['delete the first direct payment', ['First Direct']],
  ['delete the first choice order', ['First Choice']],
  ['delete the fifth element ticket', ['Fifth Element Ticket']],
  ['remove my second mortgage', ['Second Mortgage']],
  ['delete my second coffee', ['Coffee']],
  ["delete the coffee and mum's tea", ['Coffee', 'Tea']],
  ['the pizza that was cold please remove', ['Pizza']],
  ['they cancelled the flight and refunded me 300', ['add']],
  ['he cancelled the order so take it easy', ['other']],
  ['the boss says the taxi is 12', ['other']],
  ['take out 40 i dont pay by card', ['add']],
  ['i didnt pay the rent yet', ['other']],
])('%j gives no reason, or names its thing in it', (text, named) => {
  expect(orders(text)).toEqual(named)
})

test('a reason is told from a thing', () => {
  expect(['Earl paid for that', "my boss's covering it", 'it was a gift', "Sam's treat"].map(isRemovalReason)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['the coffee', 'Earl paid 5', 'and the tea', ''].map(isRemovalReason)).toEqual([false, false, false, false])
})

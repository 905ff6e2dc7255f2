import { expect, test } from 'vitest'
import { amountRefunded, tellsRefundOfAll, tellsRefundOfLast, thingRefunded } from '#domain/talk/refund-sentence.ts'

test.each([
  'actually they refunded it',
  'the shop refunded me in full',
  'it was refunded',
  'i got it refunded',
  'i returned them',
  'I took them back to the shop',
  'i got my money back',
  'they gave me my money back',
  'got a refund',
  'refund that',
  'I took it back today, got the full refund',
  'I returned it and got my money back',
])('%s', (text) => expect(tellsRefundOfLast(text)).toBe(true))

test.each([
  'they refunded 30 of it',
  'they will refund it',
  'they never refunded it',
  'i returned the shoes',
  'i take it back',
  'he gave it back',
  'will they refund it?',
  'i brought it back from Spain',
  'I took it back and got a coffee',
  'got my full refund',
  'they gave me a refund, got the refund today',
  'I returned it, bought another one for 40',
])('%s says something else', (text) => expect(tellsRefundOfLast(text)).toBe(false))

test('knows when several came back, and what did', () => {
  expect(['refund both', 'they refunded them', 'they refunded both of them'].every(tellsRefundOfAll)).toBe(true)
  expect(['refund of 15', 'refund it', 'both were refunds'].some(tellsRefundOfAll)).toBe(false)
  expect(thingRefunded('got my money back on the shoes')).toBe('the shoes')
  expect(thingRefunded('the kettle is broken i got my money back')).toBe('the kettle')
  expect(thingRefunded("couldn't wait, I returned the shoes just now and got all my money back")).toBe('the shoes')
  expect(thingRefunded('I took the lamp back and got a refund')).toBe('the lamp')
  expect(thingRefunded('I took the lamp back and got a bulb')).toBeNull()
  expect(thingRefunded('last year, I returned the shoes and got my money back')).toBeNull()
  expect(thingRefunded('I took the train back and got my money back')).toBeNull()
  expect(thingRefunded('I returned the other shoes and got my money back')).toBeNull()
  expect(thingRefunded('I took the bus and got my money back')).toBeNull()
  expect(thingRefunded('got 20 back on the shoes')).toBeNull()
  expect(thingRefunded('the phone was lost but I got it back')).toBeNull()
  expect(thingRefunded('the kettle is broken I hope I got a refund')).toBeNull()
})

test.each([
  ['it was trash so I refunded it, got the 29.99 back', '29.99'],
  ["it didn't work so they gave me 10 back", '10'],
  ['it sucked, got refunded twenty', 'twenty'],
  ['it was broken, I should get 40 back', null],
  ['it was so bad I wanted my 40 back', null],
  ['it was junk, got 5 for it', null],
  ['it was nice so they gave me 10 back', null],
  ['got the 29.99 back', null],
])('"%s": what of it came back', (text, amount) => {
  expect(amountRefunded(text)).toBe(amount)
})

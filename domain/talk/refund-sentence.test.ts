import { expect, test } from 'vitest'
import { tellsRefundOfLast } from '#domain/talk/refund-sentence.ts'

test.each([
  'actually they refunded it',
  'the shop refunded me in full',
  'it was refunded',
  'i got it refunded',
  'i returned them',
  'I took them back to the shop',
  'i got my money back',
  'they gave me my money back',
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
])('%s says something else', (text) => expect(tellsRefundOfLast(text)).toBe(false))

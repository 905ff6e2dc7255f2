import { expect, test } from 'vitest'
import { readRemovalReply, refusesBehindYes } from '#server/assistant/waiting/removal-reply.ts'

test.each([
  'yes',
  'ok',
  'yes please',
  'sure go ahead',
  'do it',
  "yes i'm sure",
  "yep delete 'em",
  'yes delete both of them right now thanks',
  'right delete those two please',
  'yes delete 2',
])('%j is a yes to a deletion', (words) => {
  expect(readRemovalReply(words)).toBe('yes')
})

test.each(['yes delete them both benny is paying', 'ok remove it it was for sam'])(
  '%j says the order again',
  (words) => {
    expect(readRemovalReply(words)).toBe('again')
  },
)

test.each([
  "ok put them back i'm paying after all",
  'ok but keep the drumsticks',
  'yes no wait leave them',
  'ok never mind',
  'ok scratch that',
  'yes not the drumsticks',
  'keep them',
  'yes delete them no wait',
  "ok don't delete them",
  'ok cancel that',
])('%j lets everything stay', (words) => {
  expect(readRemovalReply(words)).toBe('keep')
})

test.each([
  'ok benny is paying',
  'yes but only the snare',
  'okay the drumsticks were mine',
  'coffee 4',
  'both',
  'please',
])('%j is no yes, and no word for staying', (words) => {
  expect(readRemovalReply(words)).toBeNull()
})

test('a yes that is taken back is none to any other change', () => {
  expect(['yes no wait', 'ok never mind', 'ok leave it'].map(refusesBehindYes)).toEqual([true, true, true])
  expect(['yes', 'yes the first', 'ok that one'].map(refusesBehindYes)).toEqual([false, false, false])
})

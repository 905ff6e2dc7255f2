import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterNews, isInForce, type SubscriptionNews, type SubscriptionState } from '#domain/subscription.ts'

const january: SubscriptionNews = {
  kind: 'paid',
  at: '2026-01-05T10:00:00.000Z',
  periodStart: '2026-01-05T10:00:00.000Z',
  periodEnd: '2026-02-05T10:00:00.000Z',
}
const february: SubscriptionNews = {
  kind: 'paid',
  at: '2026-02-05T10:00:00.000Z',
  periodStart: '2026-02-05T10:00:00.000Z',
  periodEnd: '2026-03-05T10:00:00.000Z',
}
const canceled: SubscriptionNews = { kind: 'renewal', willRenew: false, at: '2026-02-10T10:00:00.000Z' }
const refunded: SubscriptionNews = { kind: 'ended', mayCharge: true, at: '2026-02-11T10:00:00.000Z' }

function after(...news: SubscriptionNews[]): SubscriptionState | null {
  return news.reduce<SubscriptionState | null>(afterNews, null)
}

test('the state is the same in whatever order the news come in', () => {
  const over: SubscriptionNews = { kind: 'ended', mayCharge: false, at: '2026-03-01T10:00:00.000Z' }
  const failed: SubscriptionNews = { kind: 'ended', mayCharge: true, at: '2026-02-04T10:00:00.000Z' }
  const resumed: SubscriptionNews = { kind: 'renewal', willRenew: true, at: '2026-02-12T10:00:00.000Z' }
  const all = [january, february, canceled, refunded, over, failed, resumed]
  fc.assert(
    fc.property(fc.subarray(all, { minLength: 1 }), fc.func(fc.integer()), (told, shuffle) => {
      const shuffled = [...told].sort((one, other) => shuffle(one) - shuffle(other))
      const period = ({ periodStart, periodEnd, ...rest }: SubscriptionState) =>
        told.some(({ kind }) => kind === 'paid') ? { ...rest, periodStart, periodEnd } : rest
      const [inOrder, anyhow] = [after(...told), after(...shuffled)]
      if (inOrder && anyhow) expect(period(anyhow)).toEqual(period(inOrder))
    }),
  )
  expect(after(canceled, february, january)).toEqual({
    status: 'active',
    statusAt: '2026-02-05T10:00:00.000Z',
    periodStart: '2026-02-05T10:00:00.000Z',
    periodEnd: '2026-03-05T10:00:00.000Z',
    isCanceled: true,
    renewalAt: '2026-02-10T10:00:00.000Z',
  })
})

test('after a failed payment the provider may charge again; once it is over there, it does not', () => {
  expect(after(january, { ...refunded, mayCharge: true })).toMatchObject({ status: 'ended', isCanceled: false })
  expect(after(january, { ...refunded, mayCharge: false })).toMatchObject({ status: 'ended', isCanceled: true })
  expect(after(january, refunded, { ...canceled, at: '2026-02-12T10:00:00.000Z' })).toMatchObject({
    status: 'ended',
    isCanceled: true,
  })
})

test('no word but a payment opens a period', () => {
  const running: SubscriptionNews = { kind: 'renewal', willRenew: true, at: january.at, periodEnd: '2026-09-01' }
  const state = after(running, { ...running, at: february.at })
  expect(state && isInForce(state, '2026-02-06T10:00:00.000Z')).toBe(false)
})

test('a payment that arrives after its refund opens nothing again', () => {
  expect(after(january, february, refunded)?.status).toBe('ended')
  expect(after(refunded, february)?.status).toBe('ended')
  expect(after(january, refunded, february)?.status).toBe('ended')
})

test('a payment made after the end opens a new period', () => {
  const later = { ...february, at: '2026-04-01T10:00:00.000Z', periodEnd: '2026-05-01T10:00:00.000Z' }
  expect(after(january, refunded, later)).toMatchObject({ status: 'active', periodEnd: '2026-05-01T10:00:00.000Z' })
})

test('a payment that puts arrears right opens the plan again, also when the word of it comes first', () => {
  const arrears: SubscriptionNews = { kind: 'ended', mayCharge: true, at: '2026-02-05T11:00:00.000Z' }
  const late = { ...february, at: '2026-02-08T10:00:00.000Z' }
  const running: SubscriptionNews = { kind: 'renewal', willRenew: true, at: late.at }
  for (const news of [
    [running, late],
    [late, running],
  ]) {
    expect(after(january, arrears, ...news)).toMatchObject({ status: 'active', periodEnd: '2026-03-05T10:00:00.000Z' })
  }
})

test('a cancellation that was taken back renews again', () => {
  const resumed: SubscriptionNews = { kind: 'renewal', willRenew: true, at: '2026-02-12T10:00:00.000Z' }
  expect(after(february, canceled, resumed)?.isCanceled).toBe(false)
  expect(after(february, resumed, canceled)?.isCanceled).toBe(false)
})

test('what never ends is not shortened by a month that was paid for', () => {
  expect(after({ ...january, periodEnd: null }, february)?.periodEnd).toBeNull()
})

test('it is in force up to the end of its period, and not at that moment any more', () => {
  const state = { status: 'active' as const, periodEnd: '2026-02-05T10:00:00.000Z' }
  expect(isInForce(state, '2026-02-05T09:59:59.999Z')).toBe(true)
  expect(isInForce(state, '2026-02-05T10:00:00.000Z')).toBe(false)
  expect(isInForce({ ...state, periodEnd: null }, '2026-02-05T10:00:00.000Z')).toBe(true)
  expect(isInForce({ ...state, status: 'ended' }, '2026-01-06T10:00:00.000Z')).toBe(false)
})

import { expect, test } from 'vitest'
import { type GivenBack, givenBackOf } from '#domain/given-back.ts'

const refund = (minor: number, at: string): GivenBack => ({ by: 'seller', minor, at })
const dispute = (minor: number, at: string): GivenBack => ({ by: 'bank', minor, at })

test.each([
  ['nothing', [], 0],
  ['refunds that grow, told in the wrong order', [refund(999, '2026-01-03'), refund(300, '2026-01-02')], 999],
  ['a dispute that was won, told before its opening', [dispute(0, '2026-01-04'), dispute(999, '2026-01-02')], 0],
  ['a dispute that was lost', [dispute(999, '2026-01-02'), dispute(999, '2026-01-04')], 999],
  ['a won dispute about a payment that was refunded', [refund(999, '2026-01-02'), dispute(0, '2026-01-04')], 999],
  ['a part refunded and the rest disputed', [refund(300, '2026-01-02'), dispute(699, '2026-01-04')], 999],
] as const)('%s', (_, told, minor) => {
  expect(givenBackOf([...told])).toBe(minor)
})

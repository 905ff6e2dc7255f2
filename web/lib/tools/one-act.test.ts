import { expect, test } from 'vitest'
import { keyOfAct } from '#web/lib/tools/call-tool.ts'
import { OneAct } from '#web/lib/tools/one-act.ts'

const coffee = () => ({ merchant: 'Coffee', amountMinor: 400 })
const answered = async () => 'saved'
const refused = async () => {
  throw new Error('The books are closed.')
}

test('a second press before the answer sends nothing, one after it is an act of its own', async () => {
  const acts = new OneAct<{ merchant: string; amountMinor: number }>()
  const first = acts.begin(coffee())
  expect(acts.begin(coffee())).toBeNull()
  expect(acts.begin({ ...coffee(), amountMinor: 500 })).toBeNull()
  if (first) await acts.run(first, answered)
  const second = acts.begin(coffee())
  expect(second && first && keyOfAct(second) !== keyOfAct(first)).toBe(true)
})

test('what failed goes out again under its key, what was changed under one of its own', async () => {
  const acts = new OneAct<{ merchant: string; amountMinor: number }>()
  const first = acts.begin(coffee())
  if (first) await expect(acts.run(first, refused)).rejects.toThrow('The books are closed.')
  const again = acts.begin(coffee())
  expect(again).toBe(first)
  if (again) await expect(acts.run(again, refused)).rejects.toThrow('The books are closed.')
  const changed = acts.begin({ ...coffee(), amountMinor: 500 })
  expect(changed).toEqual({ merchant: 'Coffee', amountMinor: 500 })
  if (changed) await acts.run(changed, answered)
  expect(acts.begin(coffee())).not.toBe(first)
})

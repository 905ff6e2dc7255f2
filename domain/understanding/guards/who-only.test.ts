import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each(['sarah twenty', '20 sarah', 'twenty dollars ben yesterday', 'john 500 for the fridge', 'sarah 20 please'])(
  '%s: who paid whom is asked',
  (text) => expect(told(text)).toEqual(['clarify']),
)

test.each([
  ['gave ben 20', ['spend Ben 2000']],
  ['ben haircut 20', ['spend Ben Haircut 2000']],
  ['20 from sarah', ['income Sarah 2000']],
  ['lunch with sam 20', ['spend Lunch 2000']],
  ['sam 20 and coffee 4', ['spend Sam 2000', 'spend Coffee 400']],
  ["ben and jerry's 6", ["spend Ben & Jerry's 600"]],
  ['john lewis 40', ['spend John Lewis 4000']],
  ['got 20 from sam and ben 10', ['income Sam 2000', 'income Ben 1000']],
])('%s: it is told', (text, entries) => expect(told(text)).toEqual(entries))

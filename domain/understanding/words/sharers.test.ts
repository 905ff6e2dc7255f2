import { expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant, amountMinor }) => `${merchant} ${amountMinor}`)

test.each([
  ['dinner 60 split with sam and jo, taxi 12', ['Dinner 2000', 'Taxi 1200']],
  ['dinner 60 split with sam and jo and taxi 12', ['Dinner 2000', 'Taxi 1200']],
  ['dinner 60 split with Priya and Ravi, taxi 12', ['Dinner 2000', 'Taxi 1200']],
  ['dinner 60 split with my brother and my sister, parking 8', ['Dinner 2000', 'Parking 800']],
  ['lunch 30 split between me, sam and joe, coffee 4', ['Lunch 1000', 'Coffee 400']],
  ['pizza 40 between me and my sister, bus 3', ['Pizza 2000', 'Bus 300']],
  ['lunch 30 split with sam coffee 4', ['Lunch 1500', 'Coffee 400']],
  ['lunch 30 split with my roommate coffee 4', ['Lunch 1500', 'Coffee 400']],
  ['lunch 30 split with sam yesterday coffee 4', ['Lunch 1500', 'Coffee 400']],
  ['lunch 30 i paid half coffee 4', ['Lunch 1500', 'Coffee 400']],
  ['dinner 60 split three ways taxi 12', ['Dinner 2000', 'Taxi 1200']],
  ['dinner for 3 60 split evenly taxi 12', ['Dinner 2000', 'Taxi 1200']],
  ['split a 60 dinner with sam and jo', ['Dinner 2000']],
  ['me sam and jo split a 60 dinner', ['Dinner 2000']],
])('%s: who shares the first', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['dinner 60 split with sam and taxi 12', ['Dinner 3000', 'Taxi 1200']],
  ['dinner 60 split with sam and zorbex 12', ['Dinner 3000', 'Zorbex 1200']],
  ['dinner 60 split with sam, and jo paid 20 for drinks', ['Dinner 3000']],
])('%s: what stands behind one of them is told for itself', (text, entries) => expect(told(text)).toEqual(entries))

test.each([
  ['dinner 80 and Sam and I split it, coffee 4', ['Dinner 4000', 'Coffee 400']],
  ['dinner 80, Sam, Jo and I split it', ['Dinner 2667']],
  ['dinner 80, me and two mates split it', ['Dinner 2667']],
  ['dinner 80 and Sam and I split that three ways with Jo', ['Dinner 2667']],
  ['dinner 80, me and my kids split it', ['clarify']],
  ['dinner 80 and me and my wife went halves and coffee 4', ['Dinner 4000', 'Coffee 400']],
  ['Tom and I halved the 50 cab, coffee 4', ['Cab 2500', 'Coffee 400']],
  ['me and Tom split a 50 dollar taxi and coffee 4', ['Taxi 2500', 'Coffee 400']],
  ['split lunch 30 with sam and dinner 40 with jo', ['Lunch 1500', 'Dinner 2000']],
  ['split lunch with sam 30 and dinner with jo 40', ['Lunch 1500', 'Dinner 2000']],
  ['we split the 90 airbnb three ways and the 30 taxi two ways', ['Airbnb 3000', 'Taxi 1500']],
  ['split lunch 30 with sam and pie 6 with cream', ['Lunch 1500', 'Pie 600']],
  ['split the bill with sam 30 and went to the cinema with jo 12', ['Bill 1500', 'Cinema 1200']],
  ['split a 40 cab two ways and a 12 pizza', ['Cab 2000', 'Pizza 1200']],
  ['lunch 30 half with sam', ['Lunch 1500']],
  ['pizza half with cheese 20', ['Pizza 2000']],
])('%s: the verb is of each that tells with whom it was shared', (text, entries) => expect(told(text)).toEqual(entries))

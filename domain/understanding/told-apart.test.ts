import { expect, test } from 'vitest'
import { told } from '#tests/support/told.ts'

test.each([
  ['gas 52. gave the cabbie 20 and got 6 back', ['spend Gas 5200', 'spend Cabbie 1400']],
  ['gas 52 and then gave the cabbie 20 and got 6 back', ['spend Gas 5200', 'spend Cabbie 1400']],
  ['dinner 80, we did 50 50 and then tax refund 812.44', ['spend Dinner 4000', 'income Tax Refund 81244']],
  ['gas 37. just paid the rent it went up from 850 to 900', ['spend Gas 3700', 'spend Rent 90000']],
  ['dad sent 200 over. I put fifty dollars of gas in the truck', ['income Dad 20000', 'spend Gas 5000']],
  ['soap 3 and then a latte four bucks and 25 on my way to class', ['spend Soap 300', 'spend Latte 425']],
  ['tea 3 bagel 4 total 7 at work and then gym 40', ['spend Tea 300', 'spend Bagel 400', 'spend Gym 4000']],
  ['two coffees at 4 each, no three coffees and then barber 18', ['spend Coffees 1200', 'spend Barber 1800']],
  ['soap 3. we each paid half of the 50 cab', ['spend Soap 300', 'spend Cab 2500']],
  ['soap 3 and then paid with a 20 and he gave me 6 back for the keyring', ['spend Soap 300', 'spend Keyring 1400']],
  ['almost bought a tv for 400, bought a radio 40. soap 3', ['spend Radio 4000', 'spend Soap 300']],
  ['soccer cleats fifty five. gave my nephew 20 for his birthday', ['spend Soccer Cleats 5500', 'spend Nephew 2000']],
  ['boots 120 but we only paid 90. paid 300 off my credit card', ['spend Boots 9000', 'spend Credit Card 30000']],
  ['coworking space 180. vet 60, Milo is 7 now', ['spend Coworking Space 18000', 'spend Vet 6000']],
  ['gas 40, 41 I mean. 15 on the metro card', ['spend Gas 4100', 'spend Metro Card 1500']],
  ['last saturday brunch 38. the drinks were 48 and I covered 20 of it', ['spend Brunch 3800', 'spend Drinks 2000']],
  ['gas 52, gave the cabbie 20 and got 6 back', ['spend Gas 5200', 'spend Cabbie 1400']],
])('reads sentences alone that each tell of a payment whole: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

test.each([
  ['Paid 50 for the lamp. Got 10 back.', ['spend Lamp 4000']],
  ['100 at ikea, 60 for a lamp, 40 for a rug', ['spend Lamp 6000', 'spend Rug 4000']],
  ['Taxi was 18. Gave the driver 20.', ['spend Taxi 2000']],
  ['milk 2. Actually eggs 3', ['spend Eggs 300']],
  ['paid rent 900. Roommate pays 450', ['spend Rent 90000']],
  ['100 at ikea. 60 for a lamp. 40 for a rug', ['spend Lamp 6000', 'spend Rug 4000']],
  ['blender was 90, I paid 60 for it at Target', ['spend Target 6000']],
  ['20 percent tip on 40, paid 48 at the diner', ['spend Diner 4800']],
  ['gas 52, bought snacks with the 20 left over', ['spend Gas 5200']],
  ['gas 52. dad chipped in 30', ['spend Gas 2200']],
  ['bought shoes for 80, paid with a 100 and got 20 back, coffee 4', ['spend Shoes 8000', 'spend Coffee 400']],
  ['lunch 24, bought gas 30, so 54 today', ['spend Lunch 2400', 'spend Gas 3000']],
  ['Dinner 100. Ana paid 60 and I covered 40 of it', ['spend Dinner 4000']],
  ['Dinner 100, Mike gave 50 for his share', ['spend Dinner 10000']],
  ['coffee 4 and got paid today and spent 60 at target', ['spend Coffee 400', 'spend Target 6000']],
  ['coffee 4 and my neighbor paid 900 for his new tv', ['spend Coffee 400']],
  ['restaurant bill 120, i only paid my third and coffee 4', ['spend Restaurant Bill 4000', 'spend Coffee 400']],
  ['Spent 60. Shirts 20 and pants 40.', ['spend Shirts 2000', 'spend Pants 4000']],
])('reads at once what speaks of what was told before: %s', (text, entries) => {
  expect(told(text)).toEqual(entries)
})

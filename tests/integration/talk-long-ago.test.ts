import { describe, expect, test } from 'vitest'
import { seedTransaction } from '#tests/support/builders.ts'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

/** An entry of long before the talk: "Coursera" for 49 on October 5. */
function seed(merchant: string, amount: number, date: string, category = 'Shopping'): Promise<string> {
  return seedTransaction(ada.app, ada.person, { merchant, amount, date, category, created_at: `${date}T09:00:00.000Z` })
}

/** More than the newest among which an entry is looked for that no name tells. */
async function seedMany(): Promise<void> {
  for (let at = 0; at < 60; at++)
    await seedTransaction(ada.app, ada.person, { merchant: `Shop ${at}`, date: '2026-11-19' })
}

const others = (entries: readonly string[]) => entries.filter((entry) => !/^(?:Shop|Kiosk) /.test(entry))

describe('an entry that the talk did not tell', () => {
  test('is found by its name alone, whatever is to be done with it', async () => {
    await seed('Coursera', 4900, '2026-10-05', 'Education')
    await seed('Bread', 400, '2026-10-07', 'Food & Dining')
    await seed('Taxi', 1400, '2026-10-08', 'Transportation')
    await seed('Shirts', 4400, '2026-10-09')
    await seed('Payroll', -400000, '2026-10-10', 'Income')
    await seedMany()
    expect(
      await ada.words(
        'change coursera to 31',
        'move the bread to shopping',
        'rename the taxi to cab',
        'change the date of the shirts to November 15',
        'add 5 to the shirts',
        'change my pay to 4100',
        'delete the coursera',
      ),
    ).toEqual([
      'Changed, now $31.00 for Coursera on Oct 5.',
      'Changed, now $4.00 for Bread on Oct 7, under Shopping.',
      'Changed, now $14.00 for Cab on Oct 8.',
      'Changed, now $44.00 for Shirts on Sunday.',
      'Changed, now $49.00 for Shirts on Sunday.',
      'Changed, now $4,100.00 from Payroll on Oct 10.',
      'Removed $31.00 for Coursera on Oct 5. Say "undo" to bring it back.',
    ])
    expect(others(await ada.entries())).toEqual([
      'Bread 400 2026-10-07',
      'Cab 1400 2026-10-08',
      'Payroll -410000 2026-10-10',
      'Shirts 4900 2026-11-15',
    ])
  })

  test('is found however many turns ago it was told', async () => {
    await ada.talk('scarf 4')
    for (let at = 0; at < 16; at++) await ada.talk(`kiosk ${at + 20}`)
    expect(await ada.words('delete the scarf')).toEqual(['Removed $4.00 for Scarf. Say "undo" to bring it back.'])
    expect(others(await ada.entries())).toEqual([])
  })

  test('is called as people call it', async () => {
    await seed('Water', 3000, '2026-10-05', 'Bills')
    await seed('Gym Membership', 4500, '2026-10-05', 'Healthcare')
    await seed('Coffee', 500, '2026-10-05', 'Food & Dining')
    await seed('Uber', 1100, '2026-10-05', 'Transportation')
    await seedMany()
    expect(
      await ada.words('delete the water bill', 'delete the gym', 'delete the cofee', 'delete the uber ride'),
    ).toEqual([
      'Removed $30.00 for Water on Oct 5. Say "undo" to bring it back.',
      'Removed $45.00 for Gym Membership on Oct 5. Say "undo" to bring it back.',
      'Removed $5.00 for Coffee on Oct 5. Say "undo" to bring it back.',
      'Removed $11.00 for Uber on Oct 5. Say "undo" to bring it back.',
    ])
  })

  test('is the newest of its name, and asked for where two are of one day', async () => {
    await seed('Uber', 1500, '2026-09-07')
    await seed('Uber', 1100, '2026-10-05')
    await seed('Uber', 1300, '2026-10-07')
    await seed('Uber', 1400, '2026-10-07')
    await seed('Uber', 1200, '2026-10-06')
    const [which, ...rest] = await ada.words(
      'delete the uber',
      'the 14 one',
      'change the uber to 10',
      'delete the uber from October 5',
      'delete the 15 dollar uber',
    )
    expect(which).toMatch(
      /^Which one: .*\$1[34]\.00 on Oct 7, \$1[34]\.00 on Oct 7, \$12\.00 on Oct 6 or \$11\.00 on Oct 5\?$/,
    )
    expect(rest).toEqual([
      'Removed $14.00 for Uber on Oct 7. Say "undo" to bring it back.',
      'Changed, now $10.00 for Uber on Oct 7.',
      'Removed $11.00 for Uber on Oct 5. Say "undo" to bring it back.',
      'Removed $15.00 for Uber on Sep 7. Say "undo" to bring it back.',
    ])
  })

  test('is told by the month or the week that it is of', async () => {
    for (const date of ['2026-09-19', '2026-10-19', '2026-11-12', '2026-11-19']) await seed('Netflix', 1599, date)
    expect(
      await ada.words(
        'change the netflix from september to 18',
        "change last month's netflix to 17",
        'delete the netflix from last week',
        'delete the netflix in august',
      ),
    ).toEqual([
      'Changed, now $18.00 for Netflix on Sep 19.',
      'Changed, now $17.00 for Netflix on Oct 19.',
      'Removed $15.99 for Netflix on Nov 12. Say "undo" to bring it back.',
      'That entry could not be found.',
    ])
  })

  test('is each of two that are named together in an order', async () => {
    await seed('Bread', 300, '2026-10-18')
    await seed('Milk', 200, '2026-10-19')
    await seedMany()
    expect(await ada.words('move the bread and the milk to food', 'delete the bread and the milk')).toEqual([
      'Changed, now $3.00 for Bread on Oct 18, under Food & Dining and $2.00 for Milk on Oct 19, under Food & Dining.',
      'Removed $3.00 for Bread on Oct 18. Removed $2.00 for Milk on Oct 19. Say "undo" to bring them back.',
    ])
  })

  test('comes behind what the talk told, and is asked about beside what may be called so', async () => {
    await seed('Gas', 3000, '2026-10-19')
    await seed('Coffee', 300, '2026-10-19')
    await ada.talk('gas bill 60', 'coffee 4')
    expect(await ada.words('change the coffee to 5', 'delete the gas', 'the second one')).toEqual([
      'Changed, now $5.00 for Coffee.',
      'Which one: Gas Bill $60.00 today or Gas $30.00 on Oct 19?',
      'Removed $30.00 for Gas on Oct 19. Say "undo" to bring it back.',
    ])
  })

  test('is no other whose name only has the same letters, and no news', async () => {
    await seed('Steak', 3000, '2026-10-19')
    await seed('Carrots', 300, '2026-10-19')
    await seed('Kayak Rental', 5000, '2026-10-19')
    await seed('Bread', 300, '2026-10-19')
    expect(await ada.words('delete the tea', 'delete the car', 'change the rent to 900', 'the bread was 3.50')).toEqual(
      [
        'That entry could not be found.',
        'That entry could not be found.',
        'That entry could not be found.',
        'Saved, $3.50 for Bread.',
      ],
    )
    expect(await ada.entries()).toEqual([
      'Bread 300 2026-10-19',
      'Bread 350 2026-11-20',
      'Carrots 300 2026-10-19',
      'Kayak Rental 5000 2026-10-19',
      'Steak 3000 2026-10-19',
    ])
  })
})

describe('an order for what is there', () => {
  test('gives the longer name that was said', async () => {
    await ada.talk('Costco 152')
    expect(await ada.words('rename Costco to Costco Gas', 'call it Costco Fuel', 'rename it to Costco')).toEqual([
      'Changed, now $152.00 for Costco Gas.',
      'Changed, now $152.00 for Costco Fuel.',
      'Changed, now $152.00 for Costco.',
    ])
  })

  test('takes out a budget and an entry in one breath', async () => {
    await ada.talk('shopping budget 270', 'belt 30')
    expect(await ada.words('delete the shopping budget and the belt', 'undo')).toEqual([
      'Removed the budget for Shopping. Removed $30.00 for Belt. Say "undo" to bring them back.',
      'Done, I put back $30.00 for Belt and put back the budget for Shopping.',
    ])
  })
})

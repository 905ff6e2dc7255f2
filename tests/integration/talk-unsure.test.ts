import { describe, expect, test } from 'vitest'
import { freshTalk } from '#tests/support/fresh-talk.ts'

const ada = freshTalk()

/** What stands after a talk that may mean something else leaves all as it was. */
async function standing(...said: string[]): Promise<string[]> {
  const before = await ada.entries()
  await ada.talk(...said)
  return (await ada.entries()).filter((entry) => !before.includes(entry))
}

describe('what sounds like an order takes nothing out', () => {
  test('where it is of the world, and of no entry', async () => {
    expect(await standing('tattoo 200', "it's the tattoo I want removed")).toEqual(['Tattoo 20000 2026-11-20'])
    expect(await standing('cat food 20', 'the cat I want out, she scratches the door')).toEqual([
      'Cat Food 2000 2026-11-20',
    ])
    expect(await standing('lights 25', 'the lights I want off')).toEqual(['Lights 2500 2026-11-20'])
  })

  test('where nobody says that what was told came back', async () => {
    await ada.talk('tax prep 90')
    for (const lead of ['last year', 'in my dream', 'she said', 'I wish'])
      await ada.talk(`${lead}, I returned the tax prep and got my money back`)
    expect(await ada.entries()).toEqual(['Tax Prep 9000 2026-11-20'])
    expect(await standing('coffee 4', 'got my full refund')).toEqual(['Coffee 400 2026-11-20'])
    expect(await standing('train 40', 'I took the train back and got a refund')).toEqual(['Train 4000 2026-11-20'])
    expect(await standing('boots 60', 'I returned the old boots')).toEqual(['Boots 6000 2026-11-20'])
    expect(await standing('tea 4', 'I took them back today, got the full refund')).toEqual(['Tea 400 2026-11-20'])
  })

  test('and nothing stays which did come back', async () => {
    expect(await standing('kettle 30', 'oh, got a refund')).toEqual([])
    expect(await standing('movie 15', 'the projector died, they refunded me')).toEqual([])
  })

  test('where a thing is to stay out', async () => {
    await ada.talk('coat 120 and shoes 60', 'delete the coat', 'leave the coat, the shoes were 70')
    expect(await ada.entries()).toEqual(['Shoes 7000 2026-11-20'])
  })
})

describe('what sounds like a correction changes nothing', () => {
  test('where it is wished, thought, or of another thing', async () => {
    await ada.talk('dinner was 96, four of us split it evenly')
    for (const said of [
      'I wish dinner was split five ways',
      "Kim's dinner was split two ways",
      'next time dinner is split three ways',
    ])
      await ada.talk(said)
    expect(await ada.entries()).toEqual(['Dinner 2400 2026-11-20'])
  })

  test('where nothing is known of a reduction', async () => {
    for (const said of [
      'I had no coupon, 10 off',
      'she had a coupon, 10 off',
      'I got a coupon for my birthday, 10 off',
    ])
      expect(await standing('jeans 40', said, 'undo')).toEqual([])
    expect(await standing('jeans 41 with the coupon', 'the jeans I had a coupon, 10 off')).toEqual([
      'Jeans 4100 2026-11-20',
    ])
  })

  test('where it is of somebody else, or of another thing of theirs', async () => {
    const shirt = 'Shirt 4000 2026-11-20'
    expect(await standing('a shirt for Tom 40', "Tom's is 50, he goes to the cheap one")).toEqual([shirt])
    await ada.talk('Ben got the same so his was 45', "Tom's came yesterday")
    expect(await ada.entries()).toContain(shirt)
    expect(await standing('a hat for dad 30', 'hers was 25')).toContain('Hat 3000 2026-11-20')
  })

  test('where things are counted or used up, and no money', async () => {
    expect(await standing('stamps 12', 'I used 3 of those for postcards')).toEqual(['Stamps 1200 2026-11-20'])
    expect(await standing('three tickets 75', 'I only used two of them, so 50')).toEqual(['Tickets 7500 2026-11-20'])
  })

  test('where it is one more, or of another day', async () => {
    expect(await standing('drinks 20', 'drinks 38, I got the bill')).toEqual([
      'Drinks 2000 2026-11-20',
      'Drinks 3800 2026-11-20',
    ])
    await ada.talk('lunch 12 on monday', "last monday's was 15")
    expect(await ada.entries()).toContain('Lunch 1200 2026-11-16')
    expect(await standing('laptop 900', 'the first one I bought on friday')).toEqual(['Laptop 90000 2026-11-20'])
    expect(await standing('rent 950', 'and gas 40 yesterday', 'all of it was on monday')).toContain(
      'Rent 95000 2026-11-20',
    )
    expect(await standing('tea 3, cake 8', 'not all of it was yesterday')).toEqual([
      'Cake 800 2026-11-20',
      'Tea 300 2026-11-20',
    ])
  })

  test('where the price is of all of them already', async () => {
    expect(await standing('brunch for two 40', 'I paid for Kim too so double that')).toEqual(['Brunch 4000 2026-11-20'])
    expect(await standing('soup 20', 'I paid for Kim too so 55')).toContain('Soup 2000 2026-11-20')
  })
})

test('the same for another is told by why, where he did not pay himself', async () => {
  for (const why of [
    "he didn't want it",
    'he used his own card',
    'he expensed it',
    'he would like one tomorrow',
    'I wish',
  ])
    expect(await standing('pass 30', `same for my husband, ${why}`, 'undo')).toEqual([])
  expect(await standing('cold medicine 18', "same again for my husband, he's got it too")).toHaveLength(2)
})

import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { addTransaction, callTool, expect, rows, transactionsOf } from '#tests/e2e/house.ts'
import { orb, startTalking, test } from '#tests/e2e/talk.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Conversation with Penny' })
const words = (page: Page) => strip(page).locator('.live-line')

/** Begins a conversation and goes on to another screen by the navigation, as a person does. */
async function talkAndGo(page: Page, to: 'Spend' | 'Goals' = 'Spend'): Promise<void> {
  await startTalking(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${to.toLowerCase()}$`))
  await expect(strip(page)).toBeVisible()
}

test('beside another screen the state and the last words stand over the navigation, and a tap leads back', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await talkAndGo(page)
  await expect(strip(page).getByRole('status')).toHaveText('Listening')
  await expect(words(page)).toHaveText('Say what you spent, or ask')
  await expect(page.locator('.nav .orb')).toHaveAttribute('data-manner', 'listening')

  const line = agent.conversations[0]
  line?.tentative('coffee')
  await expect(words(page)).toHaveText('Coffee')
  line?.transcript('coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await expect(words(page)).toHaveText('Saved, $4.00 for Coffee.')
  line?.speak(4_000, line.say('Dining is your biggest category this month.'))
  await expect(strip(page).getByRole('status')).toHaveText('Speaking')
  await expect(words(page)).toHaveText('Dining is your biggest category this month.')
  await expect(page.locator('.nav .orb')).toHaveAttribute('data-manner', 'speaking')

  await strip(page)
    .getByRole('link', { name: /^Back to Penny\. Dining is your biggest/ })
    .click()
  await expect(page).toHaveURL(/\/assistant$/)
  await expect(strip(page)).toHaveCount(0)
  expect(agent.openNow()).toBe(1)
})

test('the clock of the conversation goes on over other screens', async ({ talk: { page } }) => {
  await page.clock.install()
  await startTalking(page)
  await page.clock.runFor(65_000)
  await expect(page.getByRole('timer')).toHaveText(/^1:0\d$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spend', exact: true }).click()
  await expect(strip(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await strip(page).getByRole('link').click()
  await expect(page.getByRole('timer')).toHaveText(/^2:\d\d$/)
})

test('its stop ends the conversation and it is gone; where nobody talks there is none', async ({ talk }) => {
  const { page, agent } = talk
  await expect(orb(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spend', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spend' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
  await page.goBack()
  await talkAndGo(page, 'Goals')
  await strip(page).getByRole('button', { name: 'Stop listening' }).focus()
  await page.keyboard.press('Enter')
  await expect(strip(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/goals$/)
  await expect(page.locator('body')).not.toBeFocused()
  await expect.poll(() => agent.openNow()).toBe(0)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  await expect(page.locator('.nav .orb')).toHaveAttribute('data-manner', 'idle')
})

test.describe('when the agent goes', () => {
  test.use({ expectedErrors: /WebSocket/ })

  test('the screen that is shown says why', async ({ talk }) => {
    const { page, agent } = talk
    await talkAndGo(page)
    agent.conversations[0]?.close(1008, 'Quota is used up')
    await expect(page.locator('.toasts').getByText('Quota is used up')).toBeVisible()
    await expect(strip(page)).toHaveCount(0)
  })
})

test('of words that grow past the line the newest are in sight, and nothing below is out of reach', async ({
  talk,
}) => {
  const { page, agent } = talk
  for (const merchant of ['Coffee', 'Lunch', 'Taxi', 'Books', 'Cinema', 'Bakery', 'Gym', 'Bar'])
    await addTransaction(page, { merchant, amountMinor: 400, category: 'Other' })
  await talkAndGo(page)
  agent.conversations[0]?.tentative('coffee four and lunch with everybody from work twelve and parking')
  await expect(words(page)).toHaveText(/parking$/)
  for (const width of [390, 320, 195]) {
    await page.setViewportSize({ width, height: 844 })
    // It comes in by a motion, and a new width moves it.
    await expect(async () => {
      const { text, line, bubble, bar, last } = await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        const box = (part: string) => {
          const { left, right, top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
          return { left, right, top, bottom }
        }
        const screen = document.querySelector('main')
        const room = Number.parseFloat(getComputedStyle(screen ?? document.body).paddingBottom)
        return {
          text: box('.live-line > span'),
          line: box('.live-line'),
          bubble: box('.live-strip'),
          bar: box('.nav'),
          last: (screen?.getBoundingClientRect().bottom ?? Number.NaN) - room,
        }
      })
      expect(text.left).toBeLessThan(line.left)
      expect(text.right).toBeCloseTo(line.right, 0)
      expect(bubble.left).toBeGreaterThanOrEqual(0)
      expect(bubble.right).toBeLessThanOrEqual(width)
      // The notch of the orb stands 16 px over the bar.
      expect(bubble.bottom).toBeLessThan(bar.top - 16)
      expect(last).toBeLessThan(bubble.top)
    }).toPass({ timeout: 10_000 })
  }
})

test('where Penny asks, her choices stand in the strip, and one press answers', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await talkAndGo(page)
  agent.conversations[0]?.transcript('rent twelve fifty')
  await expect(words(page)).toHaveText(/\$12\.50 or \$1,250/)
  const answers = strip(page).locator('.answers').getByRole('button')
  await expect(answers).toHaveText(['$12.50', '$1,250.00'])
  const { bottom, top } = await page.evaluate(() => ({
    bottom: document.querySelector('.live-strip')?.getBoundingClientRect().bottom ?? Number.NaN,
    top: document.querySelector('.nav')?.getBoundingClientRect().top ?? Number.NaN,
  }))
  expect(bottom).toBeLessThan(top)
  await expectAccessible(page)
  await answers.last().click()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Rent', amount: 125_000 }])
  await expect(answers).toHaveCount(0)
  expect(agent.openNow()).toBe(1)
})

test('a question of several rows has the room it takes: the foot of the page and the notices keep clear of it, and it gives it back', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  for (const name of ['Japan trip', 'New bicycle', 'Kitchen table', 'Emergency fund'])
    await callTool(page, 'createGoal', { name, targetMinor: 50_000, category: 'Other', deadline: '2031-01-05' })
  for (const merchant of ['Coffee', 'Lunch', 'Taxi', 'Books', 'Cinema', 'Bakery', 'Gym', 'Bar'])
    await addTransaction(page, { merchant, amountMinor: 400, category: 'Other' })
  await talkAndGo(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Transactions', exact: true }).click()
  await expect(page).toHaveURL(/\/transactions/)
  const footOfOneRow = await footOf(page)

  agent.conversations[0]?.transcript('put 50 towards my goal')
  const answers = strip(page).locator('.answers').getByRole('button')
  await expect(answers).toHaveCount(4)
  await page
    .getByRole('button', { name: /^delete/i })
    .first()
    .click()
  await expect(page.locator('.snack')).toBeVisible()
  for (const width of [390, 320, 195]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(async () => {
      const { strip, foot, notice } = await placesAtTheFoot(page)
      expect(strip.height).toBeGreaterThan(160)
      expect(strip.top).toBeGreaterThan(300)
      expect(foot).toBeLessThan(strip.top)
      expect(notice).toBeLessThan(strip.top)
    }).toPass({ timeout: 10_000 })
    const cut = await answers.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(cut, 'choices whose words leave their button').toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
  await expect(async () => {
    const { strip, foot, notice, bar } = await placesAtTheFoot(page)
    expect(bar).toBe(844 - 76 - 34)
    expect(foot).toBeLessThan(strip.top)
    expect(notice).toBeLessThan(strip.top)
  }).toPass({ timeout: 10_000 })
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await answers.first().click()
  await expect(answers).toHaveCount(0)
  await expect
    .poll(() => rows(server, 'select id from goals where user_id = ? and current_amount = 5000', person.id))
    .toHaveLength(1)
  await expect.poll(() => footOf(page)).toBe(footOfOneRow)
  await strip(page).getByRole('button', { name: 'Stop listening' }).click()
  await expect(strip(page)).toHaveCount(0)
  await expect.poll(() => footOf(page)).toBeLessThan(footOfOneRow)
})

const footOf = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector('main') ?? document.body).paddingBottom),
  )

/** Where strip and navigation stand, where the last of the page ends when it is scrolled to, and where the notice ends. */
function placesAtTheFoot(page: Page) {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    const main = document.querySelector('main') ?? document.body
    const { top, height } = box('.live-strip')
    return {
      strip: { top, height },
      foot: main.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(main).paddingBottom),
      notice: box('.snack').bottom,
      bar: box('.nav').top,
    }
  })
}

test('while Penny is muted nobody is asked to speak: the strip says that she does not hear, and how she does again', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  const nav = page.getByRole('navigation', { name: 'Main' })
  await startTalking(page)
  await page.getByRole('button', { name: 'Mute microphone' }).click()
  await expect(page.getByText('Hold the orb, or press the microphone, to be heard')).toBeVisible()
  await nav.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(strip(page).getByRole('status')).toHaveText('Muted')
  await expect(words(page)).toHaveText('Penny does not hear you')
  for (const width of [390, 320, 195]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(strip(page).getByText('Hold the orb to be heard')).toBeInViewport({ ratio: 1 })
    expect(
      await strip(page)
        .locator('.live-state')
        .evaluate((line) => line.scrollWidth - line.clientWidth),
    ).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('main').getByRole('button', { name: 'Add Transaction' }).click()
  await expect(page.getByRole('dialog').getByRole('link')).toContainText('Penny does not hear you')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Muted. Go back to be heard')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const box = await nav.getByRole('link', { name: 'Hey Penny', exact: true }).boundingBox()
  if (!box) throw new Error('There is no orb to hold')
  await page.mouse.move(box.x + box.width / 2, box.y + 20)
  await page.mouse.down()
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  agent.conversations[0]?.transcript('coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await page.mouse.up()
  await expect(page.getByText('Muted', { exact: true })).toBeVisible()

  await nav.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(words(page)).toHaveText('Saved, $4.00 for Coffee.')
  await expect(strip(page)).toContainText('Hold the orb to be heard')
})

test('over the sheet to add by hand one sees that Penny hears, and comes back to her', async ({ talk }) => {
  const { page, agent } = talk
  await talkAndGo(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add Transaction' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Transaction' })
  await expect(sheet.getByRole('status')).toHaveText('Listening')
  await expect(sheet.locator('.say .orb')).toHaveAttribute('data-manner', 'listening')
  agent.conversations[0]?.tentative('coffee')
  await expect(sheet.getByRole('link')).toContainText('Coffee')

  const heard = 'coffee four and lunch with everybody from work twelve and parking'
  agent.conversations[0]?.tentative(heard)
  await expect(sheet.getByRole('link', { name: /^Back to Penny\. Coffee four .* and parking/ })).toBeVisible()
  // Once the sheet has come to rest: what is on its way up stands nowhere.
  await sheet.getByRole('link').click({ trial: true })
  const line = await lineOf(sheet)
  expect(line.words.left).toBeLessThan(line.box.left)
  expect(line.words.right).toBeCloseTo(line.box.right, 0)
  agent.conversations[0]?.tentative(`${heard} and tickets for the cinema`)
  await expect(sheet.locator('.live-line')).toHaveText(/cinema$/)
  const grown = await lineOf(sheet)
  expect(grown.words.right).toBeCloseTo(line.words.right, 1)
  expect(grown.box).toEqual(line.box)
  await sheet.getByRole('link').click()
  await expect(page).toHaveURL(/\/assistant$/)
  await expect(page.getByText('Listening')).toBeVisible()
  expect(agent.openNow()).toBe(1)
})

/** Where the line of what is heard stands, and where its words begin and end. */
function lineOf(sheet: Locator) {
  return sheet.locator('.live-line').evaluate((line) => {
    const placeOf = (part: Element | null) => {
      const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect()
      return { left, right, top, bottom }
    }
    return { box: placeOf(line), words: placeOf(line.firstElementChild) }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}, without motion`, () => {
    test.use({ colorScheme })
    test('axe finds nothing, and what is heard is said in words', async ({ talk: { page, agent } }) => {
      await talkAndGo(page)
      await expect(strip(page)).toContainText(/Quiet|Your voice is heard/)
      agent.conversations[0]?.tentative('coffee four')
      await expect(words(page)).toHaveText('Coffee four')
      await expectAccessible(page)
    })
  })
}

test.describe('wide', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('the conversation is docked there, and nothing says it twice', async ({ talk: { page, agent } }) => {
    await startTalking(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spend', exact: true }).click()
    const dock = page.getByRole('complementary', { name: 'Conversation' })
    await expect(dock).toContainText('Listening')
    await expect(strip(page)).toHaveCount(0)
    const line = agent.conversations[0]
    line?.speak(4_000, line.say('Got it, thanks!'))
    await expect(dock).toContainText('Speaking')
    await expect(dock.getByText('Got it, thanks!')).toHaveCount(1)
  })
})

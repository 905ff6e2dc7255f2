import type { Page } from '@playwright/test'
import { expect, transactionsOf, withMotion } from '#tests/e2e/house.ts'
import { beSeen, orb, say, startTalking, test } from '#tests/e2e/talk.ts'
import { HOLD_MS } from '#web/lib/talk-wish.ts'

test.use(withMotion)

const listening = (page: Page) => page.getByText('Listening', { exact: true })
const resting = (page: Page) => page.getByText('Muted', { exact: true })
const off = (page: Page) => expect(orb(page)).toBeVisible()

async function hold(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox()
  if (!box) throw new Error('There is nothing to hold')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

/** Talks for as long as a hold takes at least: a shorter press would be a tap, however soon somebody listens. */
async function holdSpace(page: Page): Promise<void> {
  await page.keyboard.down(' ')
  await expect(listening(page)).toBeVisible()
  await page.waitForTimeout(HOLD_MS)
  await page.keyboard.up(' ')
}

test('the orb is held to talk and rests when it is let go; a tap begins and ends', async ({ talk }) => {
  const { page, agent, server, person } = talk
  agent.expect({ text: 'coffee four' })
  await hold(page, 'Talk to Penny')
  await expect(listening(page)).toBeVisible()
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person).length).toBe(1)
  await page.mouse.up()
  await expect(resting(page)).toBeVisible()
  expect(agent.openNow()).toBe(1)

  await hold(page, 'Stop listening')
  await expect(listening(page)).toBeVisible()
  await page.mouse.up()
  await expect(resting(page)).toBeVisible()

  await page.getByRole('button', { name: 'Stop listening' }).click()
  await off(page)
  await orb(page).click()
  await expect(listening(page)).toBeVisible()
  await page.waitForTimeout(500)
  await expect(listening(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await off(page)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
})

test('a key that is pressed twice, or stays down, on the orb begins and does not end; a later press ends', async ({
  talk,
}) => {
  const { page, agent } = talk
  await orb(page).focus()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.clock.resume()
  await expect(listening(page)).toBeVisible()
  await page.clock.fastForward(600)
  await expect(listening(page)).toBeVisible()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await off(page)
  await expect(orb(page)).toBeFocused()
  await expect.poll(() => agent.openNow()).toBe(0)
  expect(agent.conversations).toHaveLength(1)
})

test('the orb of the navigation, Space, / and Escape work on every phone screen', async ({ talk }) => {
  test.setTimeout(120_000)
  const { page, agent } = talk
  await page.goto('/spend')
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hey Penny', exact: true })
  const box = await tab.boundingBox()
  if (!box) throw new Error('There is no tab')
  await page.mouse.move(box.x + box.width / 2, box.y + 20)
  await page.mouse.down()
  await expect(listening(page)).toBeVisible()
  await expect(page).toHaveURL(/\/assistant$/)
  await page.mouse.up()
  await expect(resting(page)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/spend$/)
  expect(agent.openNow()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => agent.openNow()).toBe(0)

  for (const path of ['/', '/transactions', '/preferences']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(page, path).toHaveURL(/\/assistant$/)
    await expect(page.getByLabel('Message')).toBeFocused()
  }

  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await holdSpace(page)
  await expect(resting(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await off(page)
})

test('who turns from talking to typing types at once, by the button as by /, and the microphone is let go', async ({
  talk,
}) => {
  const { page, agent } = talk
  for (const turn of [
    () => page.keyboard.press('/'),
    () => page.getByRole('button', { name: 'Type instead' }).click(),
    () => page.getByRole('button', { name: 'Type instead' }).press('Enter'),
  ]) {
    await orb(page).click()
    await expect(listening(page)).toBeVisible()
    await turn()
    await page.keyboard.type('tea 3 and milk')
    await expect(page.getByLabel('Message')).toHaveValue('tea 3 and milk')
    await page.getByLabel('Message').fill('')
    await off(page)
    await expect.poll(() => agent.openNow()).toBe(0)
    await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  }
})

test.describe('wide', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  test('the orb of the dock is held beside any screen', async ({ talk }) => {
    const { page } = talk
    await page.goto('/budget')
    await off(page)
    await hold(page, 'Talk to Penny')
    await expect(listening(page)).toBeVisible()
    await page.mouse.up()
    await expect(resting(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await off(page)
    await expect(page).toHaveURL(/\/budget$/)
  })

  test('the orb of the rail is held over the change of screens', async ({ talk }) => {
    const { page } = talk
    await page.goto('/budget')
    const rail = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hey Penny', exact: true })
    const box = await rail.boundingBox()
    if (!box) throw new Error('There is no link')
    await page.mouse.move(box.x + box.width / 2, box.y + 20)
    await page.mouse.down()
    await expect(page).toHaveURL(/\/assistant$/)
    await expect(listening(page)).toBeVisible()
    await page.mouse.up()
    await expect(resting(page)).toBeVisible()
  })
})

test('the orb of the welcome is held to talk, and says so when it cannot', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await page.goto('/onboarding')
  for (const title of [/call you/, /money do you spend/]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.keyboard.press(' ')
    await expect(page).toHaveURL(/\/onboarding$/)
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
  }
  await page.keyboard.press('/')
  await expect(page.getByLabel('Or type it')).toBeFocused()
  await page.getByLabel('Or type it').blur()
  await holdSpace(page)
  await expect(resting(page)).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.keyboard.press('Escape')
  await off(page)

  await hold(page, 'Talk to Penny')
  await expect(listening(page)).toBeVisible()
  agent.conversations.at(-1)?.transcript('coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  agent.conversations.at(-1)?.say('Got it, thanks!')
  agent.conversations.at(-1)?.speak(20_000)
  await expect(page.getByText('Got it, thanks!')).toBeVisible()
  // New words take the place of what was written; what Penny says of it stands on by the orb.
  agent.conversations.at(-1)?.say('Saved, $4.00 for Coffee.')
  agent.conversations.at(-1)?.tentative('lunch')
  await expect(page.locator('.said')).toContainText(/lunch/i)
  await expect(page.locator('.caption').getByText('Saved, $4.00 for Coffee.')).toBeVisible()
  agent.conversations.at(-1)?.interrupt()
  await page.mouse.up()
  await expect(resting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await off(page)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await orb(page).click()
  await expect(page.getByRole('alert')).toContainText('Microphone access was refused.')
})

const waysToLeave = {
  'another window takes the focus': (page: Page) =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('blur'))
    }),
  'the tab is hidden': (page: Page) => beSeen(page, false),
}
for (const [left, leave] of Object.entries(waysToLeave)) {
  test(`a hold, by Space or by the orb, ends when ${left}: its release is not heard here, and the next key press counts`, async ({
    talk: { page },
  }) => {
    await expect(orb(page)).toBeVisible()
    await page.keyboard.down(' ')
    await expect(listening(page)).toBeVisible()
    await leave(page)
    await expect(resting(page)).toBeVisible()
    await page.keyboard.up(' ')
    await page.keyboard.press('Escape')
    await off(page)
    await hold(page, 'Talk to Penny')
    await expect(listening(page)).toBeVisible()
    await leave(page)
    await expect(resting(page)).toBeVisible()
    await page.mouse.up()
    // Let go beside the orb, a hold has no click; the press by key that comes next is one.
    await hold(page, 'Stop listening')
    await expect(listening(page)).toBeVisible()
    await page.mouse.move(2, 2)
    await page.mouse.up()
    await expect(resting(page)).toBeVisible()
    await page.getByRole('button', { name: 'Stop listening' }).focus()
    await page.keyboard.press('Enter')
    await off(page)
  })
}

test('an entry that was still being said when the talk is ended is kept to be sent, and who turns to typing finishes it by hand', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  agent.conversations[0]?.tentative('soap seven')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Soap')
  await page.keyboard.press('Escape')
  await expect(page.getByText('“Soap seven” was cut off.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('soap seven')
  await page.getByLabel('Message').fill('')

  await startTalking(page)
  agent.conversations[1]?.tentative('bread four')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Bread')
  await page.getByRole('button', { name: 'Type instead' }).click()
  await page.keyboard.type('and milk 2')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => transactionsOf(server, person))
    .toMatchObject([
      { merchant: 'Bread', amount: 400 },
      { merchant: 'Milk', amount: 200 },
    ])
})

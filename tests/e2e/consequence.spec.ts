import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addTransaction, expect, signedIn, test, transactionsOf } from '#tests/e2e/house.ts'

const line = /add a spend/i

async function setBudget(page: Page, category: string, amountMinor: number) {
  const answer = await page.request.post('/api/tools/setBudget', {
    data: { category, amountMinor },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function say(page: Page, words: string) {
  await page.getByPlaceholder(line).fill(words)
  await page.keyboard.press('Enter')
}

signedIn('a saved card shows what the save did to its budget, until it is taken back', async ({ page }) => {
  await page.goto('/assistant')
  await addTransaction(page, { merchant: 'City Transit', amountMinor: 12_875, category: 'Transportation' })
  await setBudget(page, 'Transportation', 20_000)
  await say(page, 'taxi home fifteen')
  const talk = page.getByRole('log')
  await expect(talk).toContainText('$56.25 left for Transportation this month')
  await expect(talk.getByText('$143.75 of $200.00')).toBeVisible()
  await expect(talk.getByText('$15.00 just now')).toBeVisible()
  await talk.getByRole('button', { name: 'Undo' }).click()
  await expect(talk.getByText('Taken back', { exact: true })).toBeVisible()
  await expect(talk.getByText('$143.75 of $200.00')).toBeHidden()
})

signedIn('how much was just added is told by the time after some minutes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/assistant')
  await setBudget(page, 'Transportation', 20_000)
  await say(page, 'taxi home fifteen')
  const talk = page.getByRole('log')
  await expect(talk.getByText('$15.00 just now')).toBeVisible()
  await page.clock.fastForward('04:00')
  await expect(talk.getByText(/^\$15\.00 at \d+:\d\d [AP]M$/)).toBeVisible()
})

signedIn('over the budget is said in words beside the meter', async ({ page }) => {
  await page.goto('/assistant')
  await setBudget(page, 'Transportation', 1_000)
  await say(page, 'taxi home fifteen')
  await expect(page.getByRole('log').getByText('$15.00 of $10.00, over')).toBeVisible()
})

for (const way of ['pressed', 'typed'] as const) {
  test(`once a choice is ${way} the chips go and the rejected word is struck`, async ({ page, server, person }) => {
    await page.goto('/assistant')
    await say(page, 'taxi home fifteen or fifty')
    const chip = page.getByRole('button', { name: 'Fifteen $15.00' })
    await expect(chip).toBeVisible()
    if (way === 'pressed') await chip.click()
    else await say(page, 'fifteen')
    await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ amount: 1500 }])
    await expect(page.getByRole('button', { name: /Fifty/ })).toHaveCount(0)
    await expect(page.getByText('Fifteen or not fifty?')).toBeVisible()
  })
}

signedIn('while an amount is a question its card stands open, with nothing struck', async ({ page }) => {
  await page.goto('/assistant')
  await page.getByPlaceholder(line).fill('taxi home fifteen or fifty')
  const card = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')
  await expect(card).toContainText('Taxi')
  await expect(card.getByText(/\d\d/)).toHaveCount(0)
  await expect(card.getByText('corrected from')).toHaveCount(0)
})

signedIn('a long paste stays whole, and is told kindly when it is more than is read at once', async ({ page }) => {
  await page.goto('/assistant')
  const send = page.getByRole('button', { name: 'Send' })
  await page.getByPlaceholder(line).fill('a'.repeat(2_001))
  await expect(page.getByPlaceholder(line)).toHaveAccessibleDescription(
    'That is too long. Please say it in shorter pieces. Leave out 1 letter and it can be sent.',
  )
  await expect(page.getByText('Leave out 1 letter')).toBeVisible()
  await expect(send).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder(line)).toHaveValue('a'.repeat(2_001))
  await page.getByPlaceholder(line).fill('a'.repeat(2_000))
  await expect(page.getByText('leave out')).toBeHidden()
  await expect(send).toBeEnabled()
})

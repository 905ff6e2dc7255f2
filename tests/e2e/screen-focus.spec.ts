import { expect, test } from '#tests/e2e/house.ts'

test('a change of screen puts the focus on its heading and its name in the tab', async ({ page, person }) => {
  expect(person.id).toBeTruthy()
  await page.goto('/dashboard')
  await expect(page).toHaveTitle('Dashboard · Sayso')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  await page.getByRole('link', { name: 'Transactions' }).click()
  await expect(page).toHaveTitle('Transactions · Sayso')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.getByRole('link', { name: 'Hey Penny' }).click()
  await expect(page).toHaveTitle('Hey Penny · Sayso')
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeFocused()
})

import { addDays, todayIn } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { addMonthlyBill, expect, rows, signedIn, test } from '#tests/e2e/house.ts'

test.use({ timezoneId: 'America/New_York' })

signedIn('a new account sees a sample that says so, with every field, and its switches count', async ({ page }) => {
  await page.goto('/subscriptions')
  await expect(page.getByText('This is a sample.', { exact: false })).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Streamline' })
  await expect(first).toContainText(/Monthly, last paid \w{3} \d+(, \d{4})?/)
  await expect(first).toContainText('$15.49')
  await expect(first).toContainText('Entertainment')
  const total = page.getByRole('region', { name: 'Estimated monthly total' })
  await expect(total.getByRole('img', { name: '$66.98' })).toBeVisible()
  await expect(total).toContainText('4 active')
  await page.getByRole('switch', { name: 'Streamline active' }).click()
  await expect(total.getByRole('img', { name: '$51.49' })).toBeVisible()
  await expect(total).toContainText('3 active')
  await expect(page.getByRole('region', { name: 'Tip' })).toContainText('Atlas Gym takes $38.00 a month')
  await expectAccessible(page)
})

test('what comes back in the own entries is shown instead; pausing is kept and can be undone', async ({
  page,
  server,
  person,
}) => {
  const newest = addDays(todayIn(Date.now(), 'America/New_York'), -3)
  await addMonthlyBill(page, newest)
  const paused = () => rows(server, 'select merchant, cadence from paused_payments where user_id = ?', person.id)
  await page.goto('/subscriptions')
  await expect(page.getByText('Found in your own entries')).toBeVisible()
  await expect(page.getByText('sample')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Streamline costs more' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Price change' })).toContainText('$13.99')
  const total = page.getByRole('region', { name: 'Estimated monthly total' })
  await expect(total).toContainText('1 active')

  const toggle = page.getByRole('switch', { name: 'Streamline active' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
  await expect(total).toContainText('0 active')
  await expect(total.getByRole('img', { name: '$0.00' })).toBeVisible()
  await expect.poll(paused).toEqual([{ merchant: 'streamline', cadence: 'monthly' }])
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
  await toggle.click()
  await expect(total).toContainText('1 active')
  await expect.poll(paused).toEqual([])
  await page.getByRole('button', { name: 'Pause Streamline' }).click()
  await expect(page.getByText('Subscription Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /undo/i }).last().click()
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
  await expect.poll(paused).toEqual([])
})

import AxeBuilder from '@axe-core/playwright'
import { addTransaction, expect, test } from '#tests/e2e/house.ts'

const signedIn = ['/', '/assistant', '/transactions', '/spend']
const signedOut = ['/login', '/signup', '/reset-password', '/reset-password?token=made-up']

for (const scheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${scheme}, ${viewport.width} px`, () => {
      test.use({ viewport, colorScheme: scheme })

      test('axe finds nothing', async ({ page, context, person }) => {
        test.setTimeout(120_000)
        expect(person.id).toBeTruthy()
        await page.goto('/')
        await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
        await addTransaction(page, { merchant: 'Payroll', amountMinor: 300_000, category: 'Income' })
        for (const path of signedIn) await lookAt(path)
        await page.goto('/transactions')
        await page.getByRole('button', { name: /^add/i }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await inspect('the add dialog')
        await context.clearCookies()
        for (const path of signedOut) await lookAt(path)

        async function lookAt(path: string) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await inspect(path)
        }

        async function inspect(what: string) {
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => ({ what, id, at: nodes.map(({ target }) => target) }))).toEqual([])
        }
      })
    })
  }
}

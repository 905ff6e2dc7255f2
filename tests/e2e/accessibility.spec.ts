import { expectAccessible } from '#tests/e2e/axe.ts'
import { addTransaction, expect, seedLife, test } from '#tests/e2e/house.ts'
import { openPaths, ownPaths } from '#tests/e2e/paths.ts'

for (const scheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${scheme}, ${viewport.width} px`, () => {
      test.use({ viewport, colorScheme: scheme, expectedErrors: /status of 404|no page at/ })
      /** Everything on a light phone and a dark wide screen; the parts all screens are made of on the other two. */
      const isWhole = (scheme === 'light') === (viewport.width === 390)

      test('axe finds nothing', async ({ page, context, server, person }) => {
        test.setTimeout(240_000)
        seedLife(server, person, 300)
        await page.goto('/')
        await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
        await addTransaction(page, { merchant: 'Payroll', amountMinor: 300_000, category: 'Income' })
        for (const path of isWhole ? ownPaths : ownPaths.slice(0, 4)) await lookAt(path)
        await page.goto('/transactions')
        await page.getByRole('button', { name: /^add/i }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'the add dialog')
        await context.clearCookies()
        for (const path of isWhole ? openPaths : openPaths.slice(0, 2)) await lookAt(path)

        async function lookAt(path: string) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('.bone')).toHaveCount(0)
          await expectAccessible(page, path)
        }
      })
    })
  }
}

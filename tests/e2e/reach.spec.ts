import { expect, signedIn } from '#tests/e2e/house.ts'
import { ownPaths } from '#tests/e2e/paths.ts'

/** What is come to by an act and not by a link: the end of a payment, and an address that there is not. */
const byNoLink = ['/payment-success', '/nope']

signedIn('every screen is reached by links from the home', async ({ page }) => {
  signedIn.setTimeout(120_000)
  const reached = new Set(['/'])
  for (const path of reached) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.bone')).toHaveCount(0)
    if (path === '/') {
      await page.getByRole('button', { name: 'User menu' }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    }
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const href of links) {
      const { pathname } = new URL(href, 'http://home')
      if (ownPaths.some((own) => own === pathname)) reached.add(pathname)
    }
  }
  expect(ownPaths.filter((path) => !reached.has(path))).toEqual(byNoLink)
})

for (const [told, space] of [
  ['tells', '96px'],
  ['does not tell', '108px'],
] as const) {
  signedIn(
    `under the last row there is the navigation and the room of a viewport that ${told} its size`,
    async ({ page }) => {
      if (told === 'does not tell') {
        await page.addInitScript(() => Object.defineProperty(window, 'visualViewport', { value: null }))
      }
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.phone')).toHaveCSS('padding-bottom', space)
    },
  )
}

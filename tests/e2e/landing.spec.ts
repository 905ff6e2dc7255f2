import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/e2e/axe.ts'
import { expect, rows, test } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'

const pages = [
  ['/landing', 'Track your money. Just say it.'],
  ['/landing/about', 'On your say-so.'],
  ['/landing/contact', 'We like mail.'],
  ['/landing/pricing', 'The first hundred are on Penny.'],
  ['/landing/privacy-policy', 'Privacy Policy'],
  ['/landing/terms-conditions', 'Terms & Conditions'],
  ['/landing/cancellation-refund', 'Cancellation & Refund'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
] as const

const sheet = (page: Page) => page.locator('[data-island=demo]')
const drafts = (page: Page) => sheet(page).getByRole('list', { name: 'Drafts' }).getByRole('listitem')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read and left, and a message can be sent', async ({ page, server }) => {
    for (const [path, heading] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    }
    await page.goto('/landing')
    await expect(page.getByRole('link', { name: 'Start for Free' }).first()).toHaveAttribute('href', '/signup')
    await expect(
      page.getByText('By continuing you agree to our Terms of Service and Privacy Policy.').first(),
    ).toBeVisible()
    for (const title of ['Bank-level security', 'AI-powered insights', 'Goal achievement']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(sheet(page).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByLabel('Type a spend')).toBeHidden()

    await page.getByRole('link', { name: 'Pricing' }).last().click()
    await expect(page.getByText('100 voice transactions a month')).toBeVisible()
    await expect(page.getByRole('link', { name: 'in pounds' })).toHaveAttribute(
      'href',
      '/signup?planCode=paid&currency=GBP',
    )

    await page.getByRole('link', { name: 'Contact' }).last().click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your e-mail').fill('ada@plain.example')
    await page.getByLabel('Your message').fill('No scripts here.')
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We have it.')
    expect(rows(server, "select message from contact_messages where email = 'ada@plain.example'")).toEqual([
      { message: 'No scripts here.' },
    ])
  })
})

for (const [scheme, background] of [
  ['light', 'rgb(249, 238, 230)'],
  ['dark', 'rgb(26, 18, 19)'],
] as const) {
  test.describe(`without JavaScript in the ${scheme}`, () => {
    test.use({ javaScriptEnabled: false, colorScheme: scheme })

    test('the pages wear the theme of the system', async ({ page }) => {
      await page.goto('/landing')
      await expect(page.locator('body')).toHaveCSS('background-color', background)
    })
  })
}

test('the demonstration reads what is typed with the real engine, and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url())
  })
  await page.goto('/landing')
  await expect(page.locator('script[src*="wake"]')).toHaveCount(0)
  const line = page.getByLabel('Type a spend')
  await line.pressSequentially('coffee four, lunch twelve, no, fourteen')
  await expect(drafts(page).filter({ hasText: 'Coffee' })).toContainText('Food & Dining')
  await expect(drafts(page).filter({ hasText: 'Lunch' })).toContainText('corrected from 12')
  await expect(drafts(page).getByRole('img', { name: '$14.00' })).toBeVisible()
  await line.press('Enter')
  await expect(sheet(page)).toContainText('Two entries, $18.00 in all.')
  await expect(page.getByRole('link', { name: 'Keep it for good' })).toHaveAttribute('href', '/signup')

  await line.fill('rent twelve fifty')
  await page.getByRole('button', { name: 'That is all' }).click()
  await expect(sheet(page)).toContainText('Penny would ask: “$12.50 or $1,250?”')
  await line.fill('how much did I spend')
  await line.press('Enter')
  await expect(sheet(page)).toContainText('Penny answers that from your own books.')
  await page.getByRole('button', { name: '“uber home eighteen”' }).click()
  await expect(drafts(page)).toContainText('Uber')
  await line.fill('')
  await expect(sheet(page).locator('[data-sample]')).toBeVisible()
  expect(sent).toEqual([])
})

test('the full stop listens, says who hears it, and lets the microphone go', async ({ page }) => {
  await page.addInitScript(() => {
    class Scripted {
      onstart?: () => void
      onend?: () => void
      onresult?: (event: unknown) => void
      start() {
        setTimeout(() => this.onstart?.())
        Object.assign(window, {
          hear: (transcript: string, isFinal: boolean) =>
            this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal })] }),
        })
      }
      abort() {
        setTimeout(() => this.onend?.())
      }
    }
    Object.assign(window, { SpeechRecognition: Scripted, webkitSpeechRecognition: Scripted })
  })
  const hear = (words: string, isFinal = false) =>
    page.evaluate(([text, final]) => Reflect.get(window, 'hear')(text, final), [words, isFinal] as const)

  await page.goto('/landing')
  await page.getByRole('button', { name: 'Try saying it' }).first().click()
  await expect(page.getByRole('button', { name: 'Stop listening', exact: true })).toBeVisible()
  await expect(page.getByText('Your browser’s maker turns this audio into words')).toBeInViewport({ ratio: 1 })
  await hear('coffee four')
  await hear('coffee four parking six', true)
  await expect(drafts(page).filter({ hasText: 'Parking' })).toBeVisible()
  await expect(sheet(page)).toContainText('Two entries, $10.00 in all.')
  await expect(page.getByRole('button', { name: 'Stop listening', exact: true })).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Say a spend' })
    .or(page.getByRole('button', { name: 'Try saying it' }))
    .last()
    .click()
  await expect(page.getByRole('button', { name: 'Stop listening', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Stop listening', exact: true }).click()
  await expect(sheet(page).locator('[data-sample]')).toBeVisible()
})

test('a browser without a recogniser is told so and typed to', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  await page.goto('/landing')
  await page.locator('.pitch-try').click()
  await expect(sheet(page)).toContainText('This browser cannot turn speech into words. Type instead')
  await expect(page.getByLabel('Type a spend')).toBeFocused()
})

test.describe('the contact form', () => {
  test.use({ expectedErrors: /429|400|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('shows what is wrong, keeps what was written, and thanks', async ({ page, server }) => {
    await page.goto('/landing/contact')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Your e-mail').fill('ada@nowhere')
    await page.getByLabel('Your message').fill('Hello there.')
    const send = page.getByRole('button', { name: 'Send it' })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Please check the e-mail address.')
    await expect(page.getByLabel('Your e-mail')).toBeFocused()
    await page.getByLabel('Your e-mail').fill('ada@scripted.example')
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
    await page.getByLabel('Your message').press('End')
    await send.click()
    await expect(page.getByText('Thank you. Your message is here')).toBeFocused()
    expect(rows(server, "select name, message from contact_messages where email = 'ada@scripted.example'")).toEqual([
      { name: 'Ada', message: 'Hello there.' },
    ])
  })
})

test.describe('the prices', () => {
  test.use({ expectedErrors: /500|503|Failed to load/ })

  test('are loading, failed, none, or there in both currencies, and lead to sign up', async ({ page }) => {
    let letGo = () => {}
    const asked = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/api/plans*', async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No.', retryable: true } } })
    })
    await page.goto('/landing/pricing')
    await expect(page.getByRole('status', { name: 'Loading plans' })).toBeVisible()
    letGo()
    await expect(page.getByText("We couldn't load plans right now. Please try again shortly.")).toBeVisible()

    await page.unroute('**/api/plans*')
    await page.route('**/api/plans*', async (route) => {
      const real = await route.fetch()
      await route.fulfill({ json: { ...(await real.json()), plans: [] } })
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No plans available right now. Please check back soon.')).toBeVisible()

    await page.unroute('**/api/plans*')
    await page.reload()
    await expect(page.getByRole('img', { name: '$9.99' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first hundred are on Penny.')
    await expect(page.getByText('100 voice transactions a month')).toBeVisible()
    await expect(page.getByText('Unlimited voice')).toBeVisible()
    await expect(page.getByText('Multiple bank connections')).toBeVisible()
    await page.getByRole('button', { name: 'GBP' }).click()
    await expect(page.getByRole('img', { name: '£9.99' })).toBeVisible()
    await page.getByRole('button', { name: 'Get Pro' }).click()
    await expect(page).toHaveURL(/\/signup\?planCode=paid&currency=GBP$/)
  })
})

test('on its own host the site lies at the root and leads to the app’s', async ({ page }) => {
  const port = 40_000 + (process.pid % 20_000)
  const site = `localhost:${port}`
  const own = await startServer({ PORT: String(port), MARKETING_HOST: site, APP_HOST: 'app.example.test' })
  try {
    await page.goto(`http://${site}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your money. Just say it.')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', 'http://app.example.test/login')
    await page.getByRole('link', { name: 'Pricing' }).last().click()
    await expect(page).toHaveURL(`http://${site}/pricing`)
    const left = page.waitForRequest((request) => request.url().startsWith('http://app.example.test/signup'))
    await page.route('http://app.example.test/**', (route) => route.fulfill({ body: 'the app' }))
    await page.getByRole('button', { name: 'Get Pro' }).click()
    expect((await left).url()).toBe('http://app.example.test/signup?planCode=paid&currency=USD')
  } finally {
    await own.stop()
  }
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the public pages in the ${scheme}, and nothing scrolls sideways at 320 px`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: scheme })
    for (const [path] of pages.filter(([path]) => !path.includes('-'))) {
      await page.goto(path)
      if (path.endsWith('pricing')) await expect(page.getByRole('img', { name: '$9.99' })).toBeVisible()
      await expectAccessible(page, path)
    }
    await page.goto('/landing')
    await page.getByLabel('Type a spend').fill('gas forty and parking six, no, eight')
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toContainText('Two entries')
    await page.waitForFunction(() => {
      const parts = [...document.querySelectorAll('.drafts .draft, .drafts .chip')]
      return parts.length > 3 && parts.every((part) => getComputedStyle(part).opacity === '1')
    })
    await expectAccessible(page, 'the demonstration')
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [path] of pages) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320])
    }
  })
}

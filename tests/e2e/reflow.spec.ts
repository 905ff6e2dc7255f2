import type { Page } from '@playwright/test'
import { addTransaction, callTool, expect, seedLife, test } from '#tests/e2e/house.ts'
import { openPaths, ownPaths } from '#tests/e2e/paths.ts'

/**
 * A phone of 390 px at 200 %, the width that WCAG 2.1 (reflow, 1.4.10) asks for, and the phone with its letters alone set twice as large
 * (1.4.4): in the browser, and by a style of the person's own, which no media query knows of.
 */
const sizes = [
  { width: 195, height: 422, letters: 16 },
  { width: 320, height: 640, letters: 16 },
  { width: 390, height: 844, letters: 32 },
  { width: 390, height: 844, letters: 16, style: '200%' },
] as const

test.use({ viewport: sizes[0], expectedErrors: /status of 404|no page at/ })
test.setTimeout(150_000)

test('no screen scrolls sideways and nothing on it is cut off', async ({ page, context, server, person }) => {
  await page.goto('/')
  seedLife(server, person, 300)
  const faults: Faults = {}
  for (const path of ownPaths) await lookAt(path)
  await context.clearCookies()
  for (const path of openPaths) await lookAt(path)
  expect(faults).toEqual({})

  async function lookAt(path: string) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.bone')).toHaveCount(0)
    await look(page, path, faults)
  }
})

test('neither do an empty screen and the sheets over it', async ({ page, person }) => {
  const faults: Faults = {}
  for (const path of ['/', '/transactions', '/budget', '/goals', '/spend', '/subscriptions', '/ai-insights']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.bone')).toHaveCount(0)
    await look(page, `${path}, empty`, faults)
  }
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  for (const [path, name] of [
    ['/transactions', 'Add Transaction'],
    ['/transactions', 'Edit Coffee'],
    ['/budget', 'New Budget'],
    ['/goals', 'New Goal'],
    ['/accounts', 'Link a bank'],
    ['/accounts', 'Add bank account'],
    ['/accounts', 'Add card'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, `${path}, ${name}`, faults)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menu')).toContainText(person.firstName)
  await look(page, 'the user menu', faults)
  expect(faults).toEqual({})
})

test('a wide window with letters twice as large by a style of the own has its columns under each other', async ({
  page,
  server,
  person,
}) => {
  await page.goto('/')
  seedLife(server, person, 300)
  const faults: Faults = {}
  for (const path of [
    '/',
    '/goals',
    '/budget',
    '/transactions',
    '/spend',
    '/accounts',
    '/subscriptions',
    '/ai-insights',
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.bone')).toHaveCount(0)
    await setLetters(page, 16, '200%')
    await expect(page.getByRole('button', { name: 'User menu' })).toBeInViewport({ ratio: 1 })
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const found = [...(await cutOff(page)), ...(await collisions(page, 'main'))]
      if (found.length > 0) faults[`${path}, ${width} px`] = found
    }
  }
  expect(faults).toEqual({})
  await page.setViewportSize({ width: 1280, height: 360 })
  await setLetters(page, 16, '100%')
  await expect(page.getByRole('button', { name: 'User menu' })).toBeInViewport({ ratio: 1 })
})

test('sums of billions and long names keep clear of what stands beside them', async ({ page, person: _ }) => {
  const largest = 987_654_321_099
  for (const category of ['Transportation', 'Food & Dining'])
    await addTransaction(page, {
      merchant: 'The Oyster Bar by the Harbour',
      amountMinor: largest,
      category,
      pending: true,
    })
  await callTool(page, 'setBudget', { category: 'Transportation', amountMinor: 1_234_567_890 })
  await callTool(page, 'updateProfile', { lastName: 'Wolfeschlegelsteinhausenbergerdorff', isWelcomed: true })
  const faults: Faults = {}
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/', '/budget', '/transactions', '/spend']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText('$9,876,543,210')
      if (path === '/budget') await expect(page.getByRole('main')).toContainText('80,000% used')
      const found = await collisions(page, 'main')
      if (found.length > 0) faults[`${path}, ${size.width} px`] = found
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'User menu' }).click()
    await expect(page.getByRole('menu')).toContainText('Wolfe')
    const found = await collisions(page, '[role=menu]')
    if (found.length > 0) faults[`the user menu, ${size.width} px`] = found
  }
  expect(faults).toEqual({})
})

test('each name in the navigation stands in one line, beside its neighbours', async ({ page, person: _ }) => {
  await page.goto('/budget')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { letters, style, ...size } of [
    ...sizes.map((size) => ({ style: '', ...size })),
    { width: 320, height: 640, letters: 32, style: '' },
    { width: 1280, height: 800, letters: 32, style: '' },
  ]) {
    await page.setViewportSize(size)
    await setLetters(page, letters, style)
    const names = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange()
          range.selectNodeContents([...link.childNodes].findLast((node) => node.textContent) ?? link)
          const { left, right, bottom } = range.getBoundingClientRect()
          return { left, right, bottom, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
        }),
      )
    expect(names).toHaveLength(5)
    for (const [index, { left, bottom, lines }] of names.entries()) {
      expect({ letters, style, ...size, lines }).toEqual({ letters, style, ...size, lines: 1 })
      expect(bottom).toBeLessThanOrEqual(size.height)
      expect(left).toBeGreaterThan(names[index - 1]?.right ?? 0)
    }
  }
  await setLetters(page, 16)
})

test('the last line of a menu is in reach on a phone on its side', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Filter' }).click()
  const last = page.getByRole('menuitemradio').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await last.click()
  await expect(page.getByRole('list', { name: 'Shown' })).toBeVisible()
})

test('the words under the line of a month keep apart, whatever day it is', async ({ page, person: _ }) => {
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  await callTool(page, 'setBudget', { category: 'Food & Dining', amountMinor: 10_000 })
  const seen = new Set<string>()
  for (const date of ['01', '03', '07', '10', '13', '16', '19', '23', '26', '30']) {
    const today = `2026-11-${date}`
    await page.route('**/api/spend', async (route) => {
      const view = await (await route.fetch()).json()
      await route.fulfill({ json: { ...view, today, thisMonth: [{ day: today, totalMinor: 400 }], lastMonth: [] } })
    })
    await page.goto('/spend')
    await expect(page.locator('.month-today')).toBeVisible()
    for (const { width, height } of sizes) {
      const size = { width, height }
      await page.setViewportSize(size)
      const words = await wordsUnderTheMonth(page)
      for (const { text } of words) seen.add(text)
      const gaps = words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0))
      expect({ today, ...size, gaps: gaps.filter((gap) => gap < 4) }).toEqual({ today, ...size, gaps: [] })
    }
    await page.unrouteAll()
  }
  expect([...seen].sort()).toEqual(['Nov 1', 'Nov 30', 'Today'])
})

/** Words that stand over other words, or past the card or the menu that they belong to. */
function collisions(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const faults = new Set<string>()
    const lines: { text: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || !element?.checkVisibility() || element.closest('[aria-hidden=true], .sr, .figure')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const around = element.closest('.card, [role=menu]')?.getBoundingClientRect()
      for (const box of range.getClientRects()) {
        lines.push({ text, box })
        if (around && (box.left < around.left || box.right > around.right)) faults.add(`outside: ${text}`)
      }
    }
    for (const [index, { text, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (text !== other.text && wide > 1 && high > 6) faults.add(`${text} over ${other.text}`)
      }
    }
    return [...faults]
  })
}

/** What is to be read there, from left to right. */
function wordsUnderTheMonth(page: Page) {
  return page.locator('.month-ends').evaluate((line) => {
    const bottom = line.getBoundingClientRect().bottom
    return [...line.querySelectorAll('span, b')]
      .filter((span) => span.childElementCount === 0)
      .map((span) => ({ text: span.textContent ?? '', box: span.getBoundingClientRect() }))
      .filter(({ box }) => box.top < bottom - 1)
      .map(({ text, box: { left, right } }) => ({ text, left, right }))
  })
}

type Faults = Record<string, string[]>

async function look(page: Page, what: string, faults: Faults): Promise<void> {
  for (const size of sizes) {
    const { letters, width, height } = size
    await page.setViewportSize({ width, height })
    await setLetters(page, letters, 'style' in size ? size.style : '')
    const found = await cutOff(page)
    if (found.length > 0) faults[`${what}, ${JSON.stringify(size)}`] = found
  }
  await setLetters(page, sizes[0].letters)
  await page.setViewportSize(sizes[0])
}

/** As a person does in the settings of the browser, or by a style for the root of every page. */
async function setLetters(page: Page, px: number, style = ''): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px } })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, style)
  const seen = px * (style ? Number.parseFloat(style) / 100 : 1)
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${seen}px`)
  await browser.detach()
}

/**
 * What reaches past the sides of the page, or past its own box that hides what does not fit, or stands a letter a line; a short word in two
 * lines; and a line to type in that is lower than its letters. Rows made to be pushed sideways may.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const faults = new Set<string>()
    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} px`)
    for (const line of document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio]), select',
    )) {
      if (line.clientHeight > 1 && line.clientHeight < Number.parseFloat(getComputedStyle(line).fontSize))
        faults.add(`too low: ${line.labels?.[0]?.textContent ?? line.name}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('[aria-hidden=true], .sr-only, script, style, noscript, option')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 1 || box.height < 1) continue
      const begin = node.textContent?.indexOf(text) ?? 0
      range.setStart(node, begin)
      range.setEnd(node, begin + text.length)
      if (/^\S{1,4}$/.test(text) && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
        faults.add(`broken: ${text}`)
      if (text.length > 3 && box.height > 6 * box.width) faults.add(`squeezed: ${text.slice(0, 60)}`)
      let left = 0
      let right = width
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up)
        if (overflowX === 'auto' || overflowX === 'scroll') {
          left = Number.NEGATIVE_INFINITY
          right = Number.POSITIVE_INFINITY
          break
        }
        if (overflowX === 'visible') continue
        const own = up.getBoundingClientRect()
        if (own.width <= 1) {
          left = Number.NEGATIVE_INFINITY
          right = Number.POSITIVE_INFINITY
          break
        }
        left = Math.max(left, own.left)
        right = Math.min(right, own.right)
        if (position === 'fixed') break
      }
      if (box.left < left - 1 || box.right > right + 1) faults.add(`${text.slice(0, 60)} (${element.className})`)
    }
    return [...faults]
  })
}

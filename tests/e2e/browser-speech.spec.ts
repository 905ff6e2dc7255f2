import type { Page } from '@playwright/test'
import { test as base, expect, rows, transactionsOf, withMotion } from '#tests/e2e/house.ts'
import { reach } from '#tests/e2e/orb-reach.ts'
import { startServer } from '#tests/e2e/server.ts'
import { beSeen, orb, startTalking, useChats } from '#tests/e2e/talk.ts'
import { scriptedMicrophone } from '#tests/support/scripted-microphone/init-script.ts'
import { scriptedRecogniser } from '#tests/support/scripted-recogniser/init-script.ts'
import { noise } from '#tests/support/speech/noise.ts'

const PRIVACY = 'Your browser’s maker turns this audio into words'

/** A server without voice keys: there the browser hears and speaks. */
const test = base.extend<{ talking: Page }, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startServer({ FREE_VOICE_CHATS_PER_MONTH: '7' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  /** A page on the assistant screen, before the first press, whose time the test may move. */
  talking: async ({ page, person: _ }, use) => {
    await page.addInitScript(scriptedMicrophone)
    await page.addInitScript(scriptedRecogniser)
    await page.clock.install()
    await page.goto('/assistant')
    await use(page)
  },
})

const hear = (page: Page, ...results: [text: string, isFinal: boolean][]) =>
  page.evaluate((heard) => window.__ears.hear(heard), results)
const ears = (page: Page) => page.evaluate(() => window.__ears.running)
const said = (page: Page) => page.evaluate(() => window.__voice.said)

for (const [width, height] of [
  [390, 664],
  [360, 640],
  [1366, 650],
] as const) {
  test(`at ${width} × ${height} it is told who hears the audio`, async ({ talking: page }) => {
    await page.setViewportSize({ width, height })
    await startTalking(page)
    const note = page.getByText(PRIVACY)
    await expect(note).toBeInViewport({ ratio: 1 })
  })
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} who holds to talk is told too, whatever else is said, and the orb stays where it is`, async ({
    talking: page,
  }) => {
    await page.setViewportSize({ width, height })
    const note = page.getByText(PRIVACY)
    const placeOfOrb = () => page.locator('.stage-orb').boundingBox()
    await page.evaluate(() => {
      window.__ears.isLocal = true
    })
    await startTalking(page)
    await expect(note).toHaveCount(0)
    const place = await placeOfOrb()
    await page.getByRole('button', { name: 'Stop listening' }).click()
    await expect(orb(page)).toBeVisible()

    await page.evaluate(() => {
      window.__ears.isLocal = false
    })
    await page.keyboard.down(' ')
    await expect(page.getByText('Let go when you are done')).toBeVisible()
    await expect(note).toBeInViewport({ ratio: 1 })
    expect(await placeOfOrb()).toEqual(place)

    await hear(page, ['coffee four', false])
    // Longer than a tap of the key.
    await page.clock.runFor(500)
    await page.keyboard.up(' ')
    await expect.poll(() => said(page)).toHaveLength(1)
    await page.evaluate(() => window.__voice.finish())
    await page.clock.runFor(300)
    await expect(page.getByText('Muted', { exact: true })).toBeVisible()
    await expect(note).toBeInViewport({ ratio: 1 })
  })
}

test('who says goodbye leaves no microphone open', async ({ talking: page, server, person }) => {
  await startTalking(page)
  await hear(page, ['coffee four', true])
  await page.clock.runFor(800)
  await expect.poll(() => transactionsOf(server, person)).toHaveLength(1)
  await expect.poll(() => said(page)).toHaveLength(1)
  await page.evaluate(() => window.__voice.finish())
  await page.clock.runFor(300)
  await expect.poll(() => ears(page)).toBe(1)
  await hear(page, ['OK stop listening', true])
  await page.clock.runFor(800)
  await expect.poll(() => ears(page)).toBe(0)
  await expect(orb(page)).toBeVisible()
  expect(await said(page)).toHaveLength(1)
  expect(transactionsOf(server, person)).toHaveLength(1)
})

test('the browser hears, says who hears the audio, and speaks sentence by sentence without hearing itself', async ({
  talking: page,
  server,
  person,
}) => {
  await expect(page.getByText('0 of 7 voice chats')).toBeVisible()
  await startTalking(page)
  await expect(page.getByText(PRIVACY)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('1 of 7 voice chats')).toBeVisible()

  await hear(page, ['coffee', false])
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Coffee')
  // Android gives each final anew, with the words before it.
  await hear(page, ['coffee', true], ['coffee four', true], ['coffee four', true])
  // The clock goes on by itself too, and on a busy machine by some hundred milliseconds.
  await page.clock.runFor(250)
  expect(transactionsOf(server, person)).toEqual([])
  await page.clock.runFor(600)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])

  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  await expect.poll(() => said(page)).toEqual(['Saved, $4.00 for Coffee.'])
  expect(await ears(page)).toBe(0)
  await page.evaluate(() => window.__voice.finish())
  await page.clock.runFor(300)
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  expect(await ears(page)).toBe(1)
  expect(await page.evaluate(() => window.__voice.heardWhileSpeaking)).toBe(0)

  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(orb(page)).toBeVisible()
  expect(await ears(page)).toBe(0)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  await page.clock.runFor(5_000)
  expect(await ears(page)).toBe(0)
})

test('however the words grow, they never run into their cards', async ({ talking: page }) => {
  const moving = page.waitForResponse(/motion-features/)
  await page.reload()
  await moving
  await startTalking(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const gap = () =>
    page.evaluate(() => {
      const [words, card] = ['.stage-words .said', '.stage-words .draft'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return Math.round((card?.top ?? Number.NaN) - (words?.bottom ?? Number.NaN))
    })
  const gaps: number[] = []
  for (const words of [
    'coffee four',
    'coffee four and lunch with',
    'coffee four and lunch with everybody from work twelve',
  ]) {
    await hear(page, [words, false])
    for (let frame = 0; frame < 25; frame++) {
      await page.clock.runFor(16)
      gaps.push(await gap())
    }
  }
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
})

test('a spend in another currency shows its day at once, and its amount once it was asked about', async ({
  talking: page,
}) => {
  await startTalking(page)
  const draft = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')
  await hear(page, ['parking 6 euros', false])
  await expect(draft).toContainText('Today')
  await hear(page, ['parking 6 euros yesterday', false])
  await expect(draft).toContainText('Yesterday')
  await expect(draft.getByRole('img')).toHaveCount(0)
})

test('words that are never marked final are taken as said once they stand, and a voice that forgets its end is not waited for', async ({
  talking: page,
  server,
  person,
}) => {
  await startTalking(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await hear(page, ['lunch', false])
  await page.clock.runFor(1_000)
  await hear(page, ['lunch twelve', false])
  await page.clock.runFor(1_400)
  expect(transactionsOf(server, person)).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Lunch', amount: 1200 }])
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  expect(await ears(page)).toBe(1)
})

test('muted it hears nothing, a tap ends it in the middle of a sentence, and a rest of the recogniser is no end', async ({
  talking: page,
  server,
  person,
}) => {
  await startTalking(page)
  await page.getByRole('button', { name: 'Mute microphone' }).click()
  await expect(page.getByText('Muted', { exact: true })).toBeVisible()
  expect(await ears(page)).toBe(0)
  await page.getByRole('button', { name: 'Unmute microphone' }).click()
  await page.clock.runFor(300)
  expect(await ears(page)).toBe(1)

  await page.evaluate(() => window.__ears.rest())
  expect(await ears(page)).toBe(0)
  await page.clock.runFor(300)
  expect(await ears(page)).toBe(1)

  await hear(page, ['coffee four', true])
  await page.clock.runFor(800)
  await expect.poll(() => transactionsOf(server, person)).toHaveLength(1)
  await expect.poll(() => said(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(orb(page)).toBeVisible()
  expect(await page.evaluate(() => window.__voice.cancels)).toBe(1)
})

test('a minute of silence, and a tab that is hidden in the middle of a turn, end nothing', async ({
  talking: page,
  server,
  person,
}) => {
  await startTalking(page)
  // The recogniser of a browser gives up a silence after some seconds.
  for (let second = 0; second < 60; second += 6) {
    await page.clock.runFor(6_000)
    await page.evaluate(() => window.__ears.fail('no-speech'))
    await page.clock.runFor(300)
    await expect.poll(() => ears(page)).toBe(1)
  }
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await hear(page, ['coffee four', true])
  await beSeen(page, false)
  await page.clock.runFor(800)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await expect.poll(() => said(page)).toHaveLength(1)
  await page.evaluate(() => window.__voice.finish())
  await beSeen(page, true)
  await page.clock.runFor(300)
  await expect.poll(() => ears(page)).toBe(1)
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
})

test.describe('with motion', () => {
  test.use(withMotion)
  test('the edge of the orb follows the own voice, whoever turns it into words', async ({ talking: page }) => {
    await startTalking(page)
    await page.waitForTimeout(600)
    const silent = await reach(page)
    const sound = page.evaluate((wav) => window.__say(wav), noise(0.4, 2))
    expect(await reach(page, 1_800)).toBeGreaterThan(silent + 4)
    await sound
    await expect.poll(() => reach(page)).toBeLessThan(silent + 1)
  })
})

test('a reply that comes in the middle of a hold waits for its end, and takes no word of it', async ({
  talking: page,
  server,
  person,
}) => {
  await expect(orb(page)).toBeVisible()
  await page.keyboard.down(' ')
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  await hear(page, ['coffee four', true])
  await page.clock.runFor(800)
  await expect.poll(() => transactionsOf(server, person)).toHaveLength(1)
  await page.clock.runFor(300)
  await hear(page, ['lunch twelve', true])
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Lunch')
  expect(await said(page)).toEqual([])
  await page.keyboard.up(' ')
  await expect.poll(() => transactionsOf(server, person)).toHaveLength(2)
  await expect.poll(() => said(page)).toEqual(['Saved, $4.00 for Coffee.'])
  await page.evaluate(() => window.__voice.finish())
  await expect.poll(() => said(page)).toEqual(['Saved, $4.00 for Coffee.', expect.stringContaining('$12.00')])
})

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_|Failed to/ })

  test('a network that goes in mid-sentence is waited for with the microphone closed, and what was heard is saved once', async ({
    talking: page,
    server,
    person,
  }) => {
    await startTalking(page)
    await expect(page.getByText('1 of 7 voice chats')).toBeVisible()
    await page.context().setOffline(true)
    await hear(page, ['coffee four', true])
    await page.evaluate(() => window.__ears.fail('network'))
    await expect(page.getByRole('alert')).toContainText('The network is gone. I listen again as soon as it is back.')
    await expect(page.getByText('Waiting for the network…')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
    await expect(page.getByText('You are offline, so I kept that.').first()).toBeVisible()
    await page.clock.runFor(100_000)
    expect(await ears(page)).toBe(0)
    await page.context().setOffline(false)
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    expect(await ears(page)).toBe(1)
    expect(await page.evaluate(() => window.__microphone.live)).toBe(1)
    await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
    await expect(page.getByText('1 of 7 voice chats')).toBeVisible()
  })

  test('words that were still being heard are not saved by themselves, and are when they are sent', async ({
    talking: page,
    server,
    person,
  }) => {
    await startTalking(page)
    await page.context().setOffline(true)
    await hear(page, ['coffee four', false])
    await page.evaluate(() => window.__ears.fail('network'))
    await expect(page.getByText('The line was lost here. Send it as it is, or wait to say it again.')).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(page.getByText('You are offline, so I kept that.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.getByText('You are offline, so I kept that.').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  })

  test('a microphone that is not given again after that is no end: the recogniser hears by itself', async ({
    talking: page,
  }) => {
    await startTalking(page)
    await page.context().setOffline(true)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      window.__ears.fail('network')
    })
    await expect(page.getByText('Waiting for the network…')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    expect(await ears(page)).toBe(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a recogniser that begins and fails at once costs no chat', async ({ talking: page, server, person }) => {
  await expect(page.getByText('0 of 7 voice chats')).toBeVisible()
  await page.evaluate(() => {
    window.__ears.refusal = 'service-not-allowed'
  })
  await orb(page).click()
  await expect(page.getByRole('alert')).toContainText('Your browser does not allow its speech service here')
  await page.clock.runFor(5_000)
  await expect(page.getByText('0 of 7 voice chats')).toBeVisible()
  expect(rows(server, 'select use_id from usages where user_id = ?', person.id)).toEqual([])
})

test.describe('on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36' })

  test('the recogniser has the microphone alone', async ({ talking: page }) => {
    await startTalking(page)
    expect(await ears(page)).toBe(1)
    expect(await page.evaluate(() => window.__microphone)).toEqual({ asked: 1, live: 0 })
  })
})

/** Whether a conversation is kept on the device, to be counted later. */
function keepsCount(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('uncounted')))
}

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_|Failed to/ })

  test('a press still listens where the device hears by itself, and nothing is told as failed', async ({
    talking: page,
    server,
    person,
  }) => {
    await expect(page.getByText('0 of 7 voice chats')).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText('Offline', { exact: true })).toBeVisible()
    const counted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/increment-usage'))
    await startTalking(page)
    await counted
    await hear(page, ['coffee four', true])
    await page.clock.runFor(800)
    await expect(page.getByText('You are offline, so I kept that.').first()).toBeVisible()
    await expect(page.getByText(/^Failed to/)).toHaveCount(0)
    await page.context().setOffline(false)
    await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  })

  test('a talk that began there is counted once the network is back, once alone, and a full month ends nothing', async ({
    talking: page,
    server,
    person,
  }) => {
    const counted = () => rows(server, 'select use_id from usages where user_id = ?', person.id)
    const talkOffline = async () => {
      await page.context().setOffline(true)
      await expect(page.getByText('Offline', { exact: true })).toBeVisible()
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/increment-usage'))
      await startTalking(page)
      await lost
      // It is sent once more before it is kept: a network that is back by then would take that one.
      await expect.poll(() => keepsCount(page)).toBe(true)
    }
    await expect(page.getByText('0 of 7 voice chats')).toBeVisible()
    await talkOffline()
    expect(counted()).toEqual([])
    // The first answer is lost on its way: the same talk is told again, under the same name.
    await page.route('**/increment-usage', (route) => route.fetch().then(() => route.abort()), { times: 1 })
    const lostAnswer = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/increment-usage'))
    await page.context().setOffline(false)
    await expect.poll(counted).toHaveLength(1)
    // Counted is the talk before its answer is lost, and until then the page waits for nothing.
    await lostAnswer
    await page.clock.runFor(30_000)
    await expect(page.getByText('1 of 7 voice chats')).toBeVisible()
    expect(counted()).toHaveLength(1)
    await page.getByRole('button', { name: 'Stop listening' }).click()

    await useChats(page, 6)
    await talkOffline()
    const refused = page.waitForResponse((answer) => answer.url().endsWith('/increment-usage') && !answer.ok())
    await page.context().setOffline(false)
    await refused
    await expect(page.getByText('7 of 7 voice chats')).toBeVisible()
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    expect(counted()).toHaveLength(7)
  })
})

test.describe('when the server cannot count', () => {
  test.use({ expectedErrors: /status of 500/ })

  const increment = '**/functions/v1/increment-usage'
  const refuse = (page: Page, told: string[]) =>
    page.route(increment, async (route) => {
      told.push(route.request().postDataJSON().conversation_id)
      await route.fulfill({
        status: 500,
        json: { error: { code: 'internal', message: 'Out of ink.', retryable: true } },
      })
    })

  test('the talk goes on, and is counted once as soon as the server takes it', async ({
    talking: page,
    server,
    person,
  }) => {
    const told: string[] = []
    await refuse(page, told)
    await startTalking(page)
    await expect(page.getByText('Failed to track usage', { exact: true })).toBeVisible()
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    await expect.poll(() => told.length).toBe(3)
    await page.unroute(increment)
    await page.clock.runFor(31_000)
    await expect(page.getByText('1 of 7 voice chats')).toBeVisible()
    await page.clock.runFor(120_000)
    expect(rows(server, 'select use_id from usages where user_id = ?', person.id)).toEqual([{ use_id: told[0] }])
    expect(new Set(told).size).toBe(1)
  })

  test('it is asked again ever more seldom, and at last by the next visit', async ({
    talking: page,
    server,
    person,
  }) => {
    const told: string[] = []
    await refuse(page, told)
    await startTalking(page)
    await expect.poll(() => told.length).toBe(3)
    await page.getByRole('button', { name: 'Stop listening' }).click()
    for (const tries of [4, 5, 6, 7, 8, 9, 9, 9]) {
      await page.clock.fastForward(960_000)
      await expect.poll(() => told.length).toBe(tries)
    }
    await page.unroute(increment)
    await page.reload()
    await expect(page.getByText('1 of 7 voice chats')).toBeVisible()
    expect(rows(server, 'select use_id from usages where user_id = ?', person.id)).toEqual([{ use_id: told[0] }])
  })
})

test('where the words are recognised on the device nothing is said about a maker', async ({ talking: page }) => {
  await page.evaluate(() => {
    window.__ears.isLocal = true
  })
  await startTalking(page)
  expect(await page.evaluate(() => window.__ears.processedLocally)).toEqual([true])
  await expect(page.getByText('Say what you spent, or ask')).toBeVisible()
  await expect(page.getByText(PRIVACY)).toHaveCount(0)
})

test('who holds to talk is listened to, and Penny stops in the middle of her words', async ({
  talking: page,
  server,
  person,
}) => {
  await startTalking(page)
  await hear(page, ['coffee four', true])
  await page.clock.runFor(800)
  await expect.poll(() => transactionsOf(server, person).length).toBe(1)
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  expect(await ears(page)).toBe(0)
  await page.keyboard.down(' ')
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.__voice.cancels)).toBe(1)
  await expect.poll(() => ears(page)).toBe(1)
  await hear(page, ['tea three', true])
  await page.keyboard.up(' ')
  await expect.poll(() => transactionsOf(server, person).length).toBe(2)
})

test('a recogniser that never begins leaves the line to type on', async ({ talking: page }) => {
  await page.addInitScript(() => {
    class Silent extends EventTarget {
      start() {}
      abort() {}
      stop() {}
    }
    Object.assign(window, { SpeechRecognition: Silent, webkitSpeechRecognition: Silent })
  })
  await page.reload()
  await orb(page).click()
  await expect.poll(() => page.evaluate(() => window.__microphone.asked)).toBe(1)
  await page.clock.runFor(12_500)
  await expect(page.getByRole('alert').first()).toContainText('Your browser’s speech service cannot be reached')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
})

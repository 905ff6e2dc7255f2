import type { Page } from '@playwright/test'
import { execute, expect, signIn, transactionsOf } from '#tests/e2e/house.ts'
import { orb, say, startTalking, type Talk, test } from '#tests/e2e/talk.ts'
import { type FileFault, startFileFaults } from '#tests/support/file-faults.ts'
import { scriptedRecogniser } from '#tests/support/scripted-recogniser/init-script.ts'

const CONFIG = '**/functions/v1/get-elevenlabs-config'

function alert(page: Page) {
  return page.getByRole('alert').first()
}

test.use({ expectedErrors: /status of|ERR_|WebSocket|Failed to fetch|worklet|disconnect|Error|Blob|Client tool/i })

const configFaults: [words: string, answer: { status?: number; json?: unknown } | 'abort'][] = [
  [
    'Config function error: Out of ink.',
    { status: 500, json: { error: { code: 'internal', message: 'Out of ink.', retryable: true } } },
  ],
  ['Voice config: success=false from function.', { json: { success: false } }],
  ['Voice config missing apiKey/agentId.', { json: { success: true, agentId: 'agent_0123456789' } }],
  ['Voice config missing apiKey/agentId.', { json: { success: true, api_key: 'x'.repeat(20) } }],
  ['Invalid API key format from config.', { json: { apiKey: ' elevenchars  ', agent_id: 'agent_0123456789' } }],
  ['Invalid Agent ID format from config.', { json: { api_key: 'twelve chars', agentId: 'abc.defg1' } }],
  ['Invalid Agent ID format from config.', { json: { api_key: 'twelve chars', agentId: 'sevense' } }],
  ['Failed to load voice config: The server could not be reached.', 'abort'],
]

test('each fault of the voice config has its banner, before the first press and at each, gone after eight seconds', async ({
  talk: { page, agent },
}) => {
  await page.clock.install()
  let fault = configFaults[0]?.[1]
  await page.route(CONFIG, (route) => (fault === 'abort' ? route.abort() : route.fulfill(fault)))
  await page.reload()
  await expect(alert(page)).toContainText(configFaults[0]?.[0] ?? '')
  for (const [words, answer] of configFaults) {
    fault = answer
    await alert(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(alert(page)).toContainText(words)
    await expect(orb(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  }
  expect(agent.conversations).toHaveLength(0)
  await page.clock.fastForward(7_000)
  await expect(alert(page)).toBeVisible()
  await page.clock.fastForward(1_200)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a credential that is no signed address opens no line, here or elsewhere, and is told', async ({
  talk: { page, agent },
}) => {
  await page.route(CONFIG, (route) =>
    route.fulfill({ json: { apiKey: 'token_0123456789', agentId: 'agent_0123456789' } }),
  )
  await page.addInitScript(() => {
    const opened: string[] = []
    window.__sockets = opened
    const Native = window.WebSocket
    window.WebSocket = class extends Native {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        opened.push(String(url))
      }
    }
  })
  await page.reload()
  await orb(page).click()
  await expect(alert(page)).toContainText('Voice chat failed to connect: the server gave no signed address.')
  expect(await page.evaluate(() => window.__sockets)).toEqual([])
  expect(agent.conversations).toHaveLength(0)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
})

test('the config is fetched again on focus, when the tab is seen, and at a sign-in', async ({
  talk: { page, person },
}) => {
  let calls = 0
  await page.goto('about:blank')
  page.on('request', (request) => {
    if (request.url().includes('get-elevenlabs-config')) calls += 1
  })
  await page.goto('/assistant')
  // A page that has asked listens, too: it does both at once.
  await expect.poll(() => calls).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => calls).toBe(2)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => calls).toBe(3)
  await page.goto('/settings')
  await page.context().clearCookies()
  await page.goto('/assistant')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  calls = 0
  await signIn(page, person)
  await expect(orb(page)).toBeVisible()
  await expect.poll(() => calls).toBe(1)
})

test('the config is taken in either spelling', async ({ talk: { page, agent } }) => {
  for (const [index, left] of [
    ['apiKey', 'agentId'],
    ['api_key', 'agent_id'],
  ].entries()) {
    await page.route(CONFIG, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const given = Object.entries(body).filter(([name]) => left.includes(name) || !/^(api|agent)/.test(name))
      await route.fulfill({ json: Object.fromEntries(given) })
    })
    await page.reload()
    await startTalking(page)
    await expect.poll(() => agent.conversations.length).toBe(index + 1)
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('each fault of the connection is told, lets the microphone go, and leaves no line open', async ({ talk }) => {
  const { page, agent } = talk
  const late = 'Voice chat failed to connect: the voice service did not answer in time.'
  const faults: [fault: NonNullable<Parameters<typeof agent.misbehave>[0]>, words: string][] = [
    [
      { kind: 'refuse', status: 403 },
      'Voice connection failed: Connection closed unexpectedly before session could be established.',
    ],
    [
      { kind: 'close_before_metadata', code: 1008, reason: 'No such agent' },
      'Voice chat failed to connect: No such agent.',
    ],
    [{ kind: 'metadata', output: 'ogg_1' }, 'Voice chat failed to connect: Invalid format: ogg_1.'],
    [{ kind: 'metadata', output: 'pcm_0' }, 'Voice chat failed to connect: Invalid sample rate.'],
    [{ kind: 'no_metadata' }, late],
    [{ kind: 'garbage_first' }, late],
  ]
  await page.clock.install()
  let press = orb(page)
  for (const [fault, words] of faults) {
    agent.misbehave(fault)
    await press.click()
    if (words === late) {
      await expect.poll(() => agent.openNow()).toBe(1)
      await page.clock.fastForward(12_000)
    }
    await expect(alert(page).getByRole('paragraph'), fault.kind).toHaveText(
      `${words} The next press listens with this browser.`,
    )
    await expect.poll(() => agent.openNow()).toBe(0)
    await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
    // A press of the orb would go to the browser's own speech now; this one goes to the agent again.
    press = alert(page).getByRole('button', { name: 'Try Again' })
  }
  agent.misbehave(null)
  await press.click()
  await expect(page.getByText('Listening')).toBeVisible()
})

/** A press that the agent refuses, in a browser with a speech of its own. */
async function meetRefusal(page: Page, agent: Talk['agent']): Promise<void> {
  await page.addInitScript(scriptedRecogniser)
  await page.reload()
  agent.misbehave({ kind: 'refuse', status: 403 })
  await orb(page).click()
  await expect(alert(page)).toContainText('Voice connection failed: ')
}

test('where the agent cannot be reached the next press goes to the browser, with its own line on who hears', async ({
  talk: { page, agent },
}) => {
  await meetRefusal(page, agent)
  await expect(alert(page)).toContainText('The next press listens with this browser.')
  await startTalking(page)
  await expect(page.getByText('Your browser’s maker turns this audio into words')).toBeVisible()
  expect(agent.conversations).toHaveLength(0)
})

test('in a browser without a recogniser the next press is no promise: one types, or tries the agent again', async ({
  talk: { page, agent },
}) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  await page.reload()
  agent.misbehave({ kind: 'refuse', status: 403 })
  await orb(page).click()
  await expect(alert(page)).toContainText('Voice connection failed: ')
  await expect(alert(page)).toContainText('You can type meanwhile.')
  await expect(alert(page)).not.toContainText('The next press')
  await orb(page).click()
  await expect(alert(page)).toContainText('This browser cannot turn speech into words. Type instead')
  await expect(page.getByLabel('Message')).toBeFocused()
  agent.misbehave(null)
  await alert(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Listening')).toBeVisible()
})

for (const way of ['the orb', 'Try Again'] as const) {
  test(`where neither the agent nor the browser can listen the line to type on is left, and ${way} tries the agent again`, async ({
    talk: { page, agent },
  }) => {
    await meetRefusal(page, agent)
    await page.evaluate(() => {
      window.__ears.refusal = 'network'
    })
    await orb(page).click()
    await expect(alert(page)).toContainText('Your browser’s speech service cannot be reached.')
    await expect(page.getByLabel('Message')).toBeFocused()
    await page.getByLabel('Message').fill('gum 1')
    const press = way === 'the orb' ? orb(page) : alert(page).getByRole('button', { name: way })
    await press.click()
    await expect(alert(page)).toContainText('Voice connection failed: ')
    agent.misbehave(null)
    await orb(page).click()
    await expect(alert(page)).toContainText('Your browser’s speech service cannot be reached.')
    await press.click()
    await expect(page.getByText('Listening')).toBeVisible()
    await expect.poll(() => agent.openNow()).toBe(1)
    await page.getByRole('button', { name: 'Stop listening' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('gum 1')
  })
}

test('a line that stood and is closed over a fault leads the next press to the browser', async ({ talk }) => {
  const { page, agent } = talk
  await page.addInitScript(scriptedRecogniser)
  await page.reload()
  await startTalking(page)
  ;(await line(talk)).close(1008, 'Quota is used up')
  await expect(alert(page)).toContainText('Quota is used up. The next press listens with this browser.')
  await startTalking(page)
  await expect(page.getByText('Your browser’s maker turns this audio into words')).toBeVisible()
  expect(agent.conversations).toHaveLength(1)
})

test('a talk that the browser carries stays with it when the window gets the focus', async ({
  talk: { page, agent },
}) => {
  await meetRefusal(page, agent)
  agent.misbehave(null)
  await startTalking(page)
  const config = page.waitForResponse('**/functions/v1/get-elevenlabs-config')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await config
  await page.evaluate(() => window.__ears.hear([['hello', true]]))
  await expect.poll(() => page.evaluate(() => window.__voice.said.length)).toBeGreaterThan(0)
  expect(agent.conversations).toHaveLength(0)
})

test('who chose the agent alone is never heard by the browser, whatever befalls the agent', async ({
  talk: { page, agent },
}) => {
  await page.addInitScript(scriptedRecogniser)
  await page.goto('/preferences')
  await page.getByRole('button', { name: 'Voice agent' }).click()
  await page.goto('/assistant')
  agent.misbehave({ kind: 'refuse', status: 403 })
  for (let press = 0; press < 2; press++) {
    await orb(page).click()
    await expect(alert(page)).toContainText('Voice connection failed: ')
    await expect(alert(page)).toContainText('You can type meanwhile.')
    await expect(orb(page)).toBeVisible()
  }
  expect(await page.evaluate(() => window.__ears.starts)).toBe(0)
})

test('who chose this browser is never heard by the agent', async ({ talk: { page, agent } }) => {
  await page.addInitScript(scriptedRecogniser)
  await page.goto('/preferences')
  await page.getByRole('button', { name: 'This browser' }).click()
  agent.credentials.length = 0
  await page.goto('/assistant')
  await startTalking(page)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Your browser’s maker turns this audio into words')).toBeVisible()
  expect(agent.conversations).toHaveLength(0)
  expect(agent.credentials).toHaveLength(0)
})

for (const order of ['before', 'after'] as const) {
  test(`whose session is gone is told once to sign in, should the voice hear of it ${order} the page, and nothing is asked or opened`, async ({
    talk: { page, agent, server, person },
  }) => {
    await expect(orb(page)).toBeVisible()
    const endSession = () => execute(server, `delete from auth_session where userId = '${person.id}'`)
    if (order === 'after')
      await page.route('**/functions/v1/check-usage-limits', async (route) => {
        endSession()
        await route.continue()
      })
    await page.route('**/api/auth/user', async (route) => {
      if (order === 'after') await expect(page).toHaveURL(/\/login$/)
      endSession()
      await route.continue()
    })
    const refused = page.waitForResponse('**/api/auth/user')
    await orb(page).click()
    await expect(page).toHaveURL(/\/login$/)
    await refused
    await expect(page.locator('.snack')).toHaveText(/Please sign in to use voice\./)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.snack')).toHaveCount(1)
    expect(await page.evaluate(() => window.__microphone.asked)).toBe(0)
    expect(agent.conversations).toHaveLength(0)
  })
}

const workletFaults: [name: string, fault: FileFault][] = [
  ['a failing server', { status: 500, body: 'Out of ink.' }],
  ['a connection that is cut', 'cut'],
  ['another page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Airport</title>' }],
  ['broken code', { status: 200, contentType: 'text/javascript', body: 'class AudioConcat {{{' }],
  ['code of something else', { status: 200, contentType: 'text/javascript', body: 'const nothing = 1' }],
]

for (const file of ['rawAudioProcessor', 'audioConcatProcessor']) {
  test(`the worklet ${file} that does not load says so, leaves nothing open, and is asked for again`, async ({
    talk: { page, agent, server },
  }) => {
    const files = await startFileFaults(server.url, new RegExp(`/assets/${file}-.*[.]js$`))
    await page.addInitScript(countOpenAudio)
    files.state.fault = workletFaults[0]?.[1] ?? null
    await page.goto(`${files.url}/assistant`)
    let press = orb(page)
    for (const [name, fault] of workletFaults) {
      files.state.fault = fault
      const before = files.state.asked
      await press.click()
      await expect(alert(page), name).toContainText(
        /^Voice chat failed to connect: Make sure the browser supports AudioWorklets\./,
      )
      expect(files.state.asked, name).toBeGreaterThan(before)
      await expect.poll(() => agent.openNow(), name).toBe(0)
      await expect.poll(() => page.evaluate(() => window.__microphone.live), name).toBe(0)
      await expect.poll(() => page.evaluate(() => window.__openAudio()), name).toBe(0)
      press = alert(page).getByRole('button', { name: 'Try Again' })
    }
    files.state.fault = null
    await press.click()
    await expect(page.getByText('Listening')).toBeVisible()
    await page.goto('about:blank')
    await files.stop()
  })
}

declare global {
  interface Window {
    __openAudio(): number
    __sockets: string[]
    __allowMicrophone(): void
  }
}

/** The microphone that the test plays, and the sign that Penny listens, name no rate: what does is the conversation's. */
const countOpenAudio = () => {
  const opened: AudioContext[] = []
  window.__openAudio = () => opened.filter(({ state }) => state !== 'closed').length
  const Native = window.AudioContext
  window.AudioContext = class extends Native {
    constructor(options?: AudioContextOptions) {
      super(options)
      if (options?.sampleRate) opened.push(this)
    }
  }
}

test('without a microphone interface, and with one that is refused or missing, it is told and no socket is opened', async ({
  talk: { page, agent },
}) => {
  const refuse = (name: string) =>
    page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', error))
    }, name)
  await refuse('NotAllowedError')
  await orb(page).click()
  await expect(alert(page)).toContainText('Microphone access was refused.')
  await refuse('NotFoundError')
  await orb(page).click()
  await expect(alert(page)).toContainText('No microphone was found.')
  await refuse('NotReadableError')
  await orb(page).click()
  await expect(alert(page)).toContainText('The microphone could not be opened: another program is using it.')
  await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true }))
  await orb(page).click()
  await expect(alert(page)).toContainText('Voice features not supported')
  expect(agent.conversations).toHaveLength(0)
})

test('a microphone that the browser itself refuses is told, and no socket is opened', async ({
  playwright,
  launchOptions: { args = [], ...options },
  context,
  person: _,
  server,
  agent,
}) => {
  const refusing = args.map((flag) => (flag === '--use-fake-ui-for-media-stream' ? `${flag}=deny` : flag))
  const browser = await playwright.chromium.launch({ ...options, args: refusing })
  const page = await browser.newPage({ baseURL: server.url, storageState: await context.storageState() })
  await page.goto('/assistant')
  await orb(page).click()
  await expect(alert(page)).toContainText('Microphone access was refused.')
  await expect(orb(page)).toBeVisible()
  expect(agent.conversations).toHaveLength(0)
  await browser.close()
})

test('a press that is taken back before the microphone is allowed leaves none open', async ({
  talk: { page, agent },
}) => {
  await page.evaluate(() => {
    const { getUserMedia } = navigator.mediaDevices
    const allowed: (() => void)[] = []
    window.__allowMicrophone = () => {
      for (const allow of allowed.splice(0)) allow()
    }
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await getUserMedia.call(navigator.mediaDevices, wanted)
      await new Promise<void>((resolve) => allowed.push(resolve))
      return stream
    }
  })
  const live = () => page.evaluate(() => window.__microphone.live)
  for (const press of [1, 2]) {
    await orb(page).click()
    await expect.poll(live).toBe(press)
    await page.keyboard.press('Escape')
    await expect(orb(page)).toBeVisible()
  }
  await page.evaluate(() => window.__allowMicrophone())
  await expect.poll(live).toBe(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(agent.conversations).toHaveLength(0)
})

async function line({ agent }: Pick<Talk, 'agent'>) {
  await expect.poll(() => agent.openNow()).toBe(1)
  const open = agent.conversations.at(-1)
  if (!open) throw new Error('Nobody is connected')
  return open
}

test('an error of the agent stands in the banner and in the chat', async ({ talk }) => {
  const { page } = talk
  await startTalking(page)
  ;(await line(talk)).fail('The model is full')
  await expect(alert(page)).toContainText('Voice error: The model is full')
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByRole('log')).toContainText('Voice error: The model is full')
})

test('how the line closes: ended by the agent, refused or broken off with and without a reason', async ({ talk }) => {
  const { page, agent } = talk
  const closings: [code: number, reason: string, words: string | null][] = [
    [1000, '', null],
    [1008, 'Quota is used up', 'Quota is used up'],
    [1008, '', 'The connection was closed by the server.'],
  ]
  let press = orb(page)
  for (const [code, reason, words] of closings) {
    await press.click()
    await expect(page.getByText('Listening')).toBeVisible()
    ;(await line(talk)).close(code, reason)
    await expect(orb(page)).toBeVisible()
    if (words === null) await expect(page.getByRole('alert')).toHaveCount(0)
    else {
      await expect(alert(page)).toContainText(words)
      press = alert(page).getByRole('button', { name: 'Try Again' })
    }
    await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  }
  await press.click()
  for (const [reason, words] of [
    ['The model is gone', 'The model is gone'],
    ['', 'The connection was closed by the server.'],
  ] as const) {
    const lines = agent.conversations.length
    ;(await line(talk)).close(1011, reason)
    await expect(alert(page)).toContainText(words)
    await expect.poll(() => agent.conversations.length).toBe(lines + 1)
    await expect(page.getByText('Listening')).toBeVisible()
  }
})

test('a line that breaks mid-word is told and taken up again, with what was said last', async ({ talk }) => {
  const { page, agent } = talk
  agent.expect({ text: 'coffee four' })
  await startTalking(page)
  await say(page, 'coffee four')
  await expect(page.getByText('Coffee transaction for $4.00 added successfully!')).toBeVisible()
  const first = await line(talk)
  first.tentative('lunch twel')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(CONFIG, (route) => held.then(() => route.continue()))
  first.breakLine()
  await expect(alert(page)).toContainText('The connection was closed due to a socket error.')
  await expect(page.getByText('Reconnecting…')).toBeVisible()
  goOn()
  await expect(page.getByText('Listening')).toBeVisible()
  await expect.poll(() => agent.conversations.length).toBe(2)
  const second = agent.conversations[1]
  await expect
    .poll(() => second?.framesOf('contextual_update')[0]?.text)
    .toMatch(/^The line was lost[\s\S]*The person: "coffee four"\nPenny: "Saved, \$4\.00 for Coffee\."/)
  expect(first.initiation?.conversation_config_override?.agent?.first_message).toContain('Maya')
  expect(second?.initiation?.conversation_config_override?.agent?.first_message).toBe('')
  expect(second?.problems).toEqual([])
})

test('of an answer that was cut short stands what was heard of it, in the chat and for a line that goes on', async ({
  talk,
}) => {
  const { page, agent } = talk
  await startTalking(page)
  const first = await line(talk)
  const whole = 'Dining is your biggest category this month, and rent comes right after it.'
  const unheard = 'You could save a little on taxis.'
  const eventId = first.say(whole)
  first.speak(20_000, eventId)
  await expect(page.getByText(whole).first()).toBeVisible()
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  first.interrupt()
  first.correct(eventId, { from: whole, to: 'Dining is your biggest...' })
  await expect(page.getByText('Dining is your biggest...').first()).toBeVisible()
  await expect(page.getByText(whole)).toHaveCount(0)
  first.correct(first.say(unheard), { from: unheard, to: '' })
  first.breakLine()
  await expect.poll(() => agent.conversations.length).toBe(2)
  const recap = () => agent.conversations[1]?.framesOf('contextual_update')[0]?.text
  await expect.poll(recap).toContain('Penny: "Dining is your biggest..."')
  expect(recap()).not.toMatch(/rent comes|taxis/)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByRole('log').locator('.turn')).toHaveText([/Dining is your biggest\.\.\./])
})

const lostWords = 'The line was lost here. Say it again, or send it as it is.'

test('words without an end when the line is lost are saved when they are sent, and go when they are said again', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  const first = await line(talk)
  first.tentative('coffee four')
  first.breakLine()
  const note = page.getByText(lostWords)
  await expect(note).toBeVisible()
  await expect(page.getByText('Listening')).toBeVisible()
  await expect(page.getByText('Say what you spent, or ask')).toBeVisible()
  await expect(page.getByText('1 of 100 voice chats')).toBeVisible()
  expect(await transactionsOf(server, person)).toEqual([])
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await expect(note).toHaveCount(0)

  const second = agent.conversations[1]
  second?.transcript('tea three')
  second?.tentative('lunch twel')
  second?.breakLine()
  await expect(note).toBeVisible()
  // The answer to what was said before does not take them away.
  await expect(page.getByText('Tea transaction for $3.00 added successfully!')).toBeVisible()
  await expect(note).toBeVisible()
  await expect.poll(() => agent.conversations.length).toBe(3)
  await expect(page.getByText('Listening')).toBeVisible()
  // Nor does an older line that the service delivers once more.
  agent.conversations[2]?.transcript('Tea three.')
  await page.waitForTimeout(300)
  await expect(note).toBeVisible()
  agent.conversations[2]?.tentative('lunch')
  await expect(note).toHaveCount(0)
  agent.conversations[2]?.transcript('lunch twelve')
  await expect
    .poll(() => transactionsOf(server, person))
    .toMatchObject([{ amount: 400 }, { amount: 300 }, { amount: 1200 }])
})

test('words without an end when the line is lost outlast the talk that is ended', async ({ talk }) => {
  const { page, server, person } = talk
  await startTalking(page)
  const first = await line(talk)
  first.tentative('taxi thirty')
  await expect(page.getByText('Taxi thirty')).toBeVisible()
  first.breakLine()
  const note = page.getByText(lostWords)
  await expect(note).toBeVisible()
  await expect(page.getByText('Listening')).toBeVisible()
  await page.getByRole('button', { name: /Cancel|Stop listening/ }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('“Taxi thirty” was cut off.')).toBeVisible()
  await page.getByLabel('Message').fill('gum 1')
  expect(await transactionsOf(server, person)).toEqual([])
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Taxi', amount: 3000 }])
  await expect(page.getByLabel('Message')).toHaveValue('gum 1')
})

test('words without an end outlast what is said after them, until they are said again, let go or sent', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  const cutOff = page.getByText(/was cut off\.$/)
  const lose = async (words: string) => {
    const line = agent.conversations.at(-1)
    line?.tentative(words)
    await expect(page.getByText(words).first()).toBeVisible()
    line?.breakLine()
    await expect(page.getByText(lostWords)).toBeVisible()
    await expect(page.getByText('Listening')).toBeVisible()
    return agent.conversations.at(-1)
  }
  const first = await lose('taxi thir')
  first?.tentative('tea')
  await expect(cutOff).toHaveText('“Taxi thir” was cut off.')
  first?.transcript('tea three')
  await expect(page.getByText('Tea transaction for $3.00 added successfully!')).toBeVisible()
  await expect(cutOff).toHaveText('“Taxi thir” was cut off.')
  // Who begins to type is not disturbed by them.
  await page.keyboard.press('/')
  await page.keyboard.type('milk 2 and a cake 5')
  await expect(page.getByLabel('Message')).toHaveValue('milk 2 and a cake 5')
  await expect(orb(page)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('milk 2 and a cake 5')
  await page.getByLabel('Message').fill('')
  await expect(cutOff).toHaveText('“Taxi thir” was cut off.')
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(cutOff).toHaveCount(0)

  await startTalking(page)
  const second = await lose('lunch twel')
  second?.transcript('so lunch was twelve')
  await expect(page.getByText('Lunch transaction for $12.00 added successfully!')).toBeVisible()
  await expect(cutOff).toHaveCount(0)

  const third = await lose('bread five')
  third?.transcript('milk two')
  await expect(page.getByText('Milk transaction for $2.00 added successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('Bread transaction for $5.00 added successfully!')).toBeVisible()
  await expect(cutOff).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop listening' }).click()

  await startTalking(page)
  await lose('soap six')
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(page.getByText('Soap six')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  expect(transactionsOf(server, person).map(({ amount }) => amount)).toEqual([300, 1200, 200, 500])
})

test('refused tools are answered as errors, greetings and filler are not shown, and feedback goes once', async ({
  talk,
}) => {
  const { page } = talk
  await startTalking(page)
  const open = await line(talk)
  expect(open.initiation?.conversation_config_override?.agent).toMatchObject({
    first_message: expect.stringContaining('Maya'),
    prompt: { prompt: expect.stringMatching(/concise[\s\S]*The app performs transaction writes/) },
  })
  open.callTool('sellEverything', {}, 'call_1')
  open.callTool('addTransaction', { merchant: 'Coffee' }, 'call_2')
  await expect
    .poll(() => open.framesOf('client_tool_result').map((frame) => [frame.tool_call_id, frame.is_error]))
    .toEqual([
      ['call_1', true],
      ['call_2', true],
    ])
  for (const words of ['Hello!', 'Got it', 'Okay.']) open.say(words)
  const eventId = open.say('Dining is your biggest category this month.')
  await expect(page.getByText('Dining is your biggest category this month.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Like', exact: true }).dblclick()
  await expect(page.getByRole('button', { name: 'Dislike' })).toHaveCount(0)
  await expect.poll(() => open.framesOf('feedback')).toEqual([{ type: 'feedback', score: 'like', event_id: eventId }])
  await expect.poll(() => open.framesOf('pong').length).toBeGreaterThan(0)
  expect(open.problems).toEqual([])
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(orb(page)).toBeVisible()
  await expect(page.getByRole('log').locator('.turn')).toHaveText([/Dining is your biggest category this month\./])
})

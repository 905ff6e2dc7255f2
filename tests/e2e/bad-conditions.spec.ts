import { expect, transactionsOf } from '#tests/e2e/house.ts'
import { beSeen, orb, say, startTalking, test } from '#tests/e2e/talk.ts'
import { scriptedMicrophone } from '#tests/support/scripted-microphone/init-script.ts'
import { tapOutput } from '#tests/support/tapped-output.ts'

// The rest loses its network, or its line, on purpose.
test.use({ expectedErrors: /status of|ERR_|WebSocket|Failed to|Unable to preload/i })

declare global {
  interface Window {
    __plugIn(): void
  }
}

test.describe('frames out of order, twice, malformed and of unknown kinds', () => {
  // The voice library itself throws on an audio frame without audio.
  test.use({ expectedErrors: /reading 'alignment'/ })

  test('break nothing', async ({ talk }) => {
    const { page, agent, server, person } = talk
    await startTalking(page)
    const open = agent.conversations[0]
    if (!open) throw new Error('Nobody is connected')
    for (const text of [
      'not json',
      '{}',
      '[]',
      'null',
      '{"type":"from_next_year","payload":{"a":[1]}}',
      '{"type":"audio"}',
    ]) {
      open.sendRaw(text)
    }
    open.tentative('coffee')
    const eventId = open.transcript('coffee four')
    open.tentative('cof')
    open.transcript('coffee four', eventId)
    open.interrupt()
    open.transcript('coffee four', eventId)
    await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
    agent.expect({ text: 'tea three' })
    await say(page, 'tea three')
    await expect
      .poll(() => transactionsOf(server, person))
      .toMatchObject([{ amount: 400 }, { merchant: 'Tea', amount: 300 }])
  })
})

test('a double tap opens one line, and one counted chat', async ({ talk }) => {
  const { page, agent } = talk
  await orb(page).dblclick()
  await expect(page.getByText('Listening')).toBeVisible()
  expect(agent.conversations).toHaveLength(1)
  await expect(page.getByText('1 of 100 voice chats')).toBeVisible()
})

test('pressed in a second window the voice goes there, and back again: the one that was left says so and is silent', async ({
  talk: { page, agent, server, person },
}) => {
  const second = await page.context().newPage()
  await second.addInitScript(scriptedMicrophone)
  await second.goto('/assistant')
  await startTalking(page)
  for (const [from, to] of [
    [page, second],
    [second, page],
  ] as const) {
    await startTalking(to)
    await expect(orb(from)).toBeVisible()
    await expect(from.getByText('Penny is in another window')).toBeVisible()
    await expect.poll(() => from.evaluate(() => window.__microphone.live)).toBe(0)
    await expect.poll(() => agent.openNow()).toBe(1)
  }
  await expect(page.getByText('Listening')).toBeVisible()
  agent.expect({ text: 'coffee four' })
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
})

test('a minute of silence, and a tab that was out of sight, leave the line as it was', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await page.clock.install()
  await startTalking(page)
  for (let second = 0; second < 60; second += 5) await page.clock.fastForward(5_000)
  await beSeen(page, false)
  await beSeen(page, true)
  await expect(page.getByText('Listening')).toBeVisible()
  expect(agent.conversations).toHaveLength(1)
  agent.expect({ text: 'coffee four' })
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person)).toHaveLength(1)
})

test('a tab that is hidden in the middle of a turn finishes it, and listens on', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/functions/v1/ai-assistant', (route) => held.then(() => route.continue()), { times: 1 })
  agent.conversations[0]?.transcript('coffee four')
  await expect(page.getByText('Penny is thinking…')).toBeVisible()
  await beSeen(page, false)
  goOn()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  agent.conversations[0]?.transcript('and lunch twelve')
  await expect.poll(() => transactionsOf(server, person)).toHaveLength(2)
  await beSeen(page, true)
  await expect(page.getByText('Listening')).toBeVisible()
  expect(agent.conversations).toHaveLength(1)
})

test('an agent that dies while it speaks is silent, told, and taken up again', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await tapOutput(page)
  await page.reload()
  await startTalking(page)
  const line = agent.conversations[0]
  line?.speak(20_000, line.say('This takes a while to say.'))
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.__output.isLoud())).toBe(true)
  line?.breakLine()
  await expect(page.getByRole('alert')).toContainText('The connection was closed due to a socket error.')
  await expect(page.getByText('Listening')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.__output.isLoud())).toBe(false)
  expect(agent.conversations).toHaveLength(2)
  expect(await page.evaluate(() => window.__microphone.live)).toBe(1)
  agent.conversations[1]?.transcript('coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
})

test('a microphone that is unplugged is told, and the line is taken up again with the one that is there', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  for (const lines of [2, 3]) {
    await page.evaluate(() => window.__microphone.unplug())
    await expect(page.getByRole('alert')).toContainText('The microphone was disconnected.')
    await expect.poll(() => agent.conversations.length).toBe(lines)
    await expect(page.getByText('Listening')).toBeVisible()
  }
  expect(agent.openNow()).toBe(1)
  expect(await page.evaluate(() => window.__microphone.live)).toBe(1)
  agent.expect({ text: 'coffee four' })
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
})

test('a microphone that is unplugged and was the only one ends the talk, is told, and is heard again once it is back', async ({
  talk,
}) => {
  const { page, agent } = talk
  await startTalking(page)
  await page.evaluate(() => {
    const { getUserMedia } = navigator.mediaDevices
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotFoundError'))
    window.__plugIn = () => {
      navigator.mediaDevices.getUserMedia = getUserMedia
    }
    window.__microphone.unplug()
  })
  await expect(page.getByRole('alert')).toContainText('No microphone was found.')
  await expect(orb(page)).toBeVisible()
  await expect.poll(() => agent.openNow()).toBe(0)
  expect(await page.evaluate(() => window.__microphone.live)).toBe(0)
  await page.evaluate(() => window.__plugIn())
  await startTalking(page)
  await expect.poll(() => agent.openNow()).toBe(1)
})

test('a line that is lost with the network is taken up again when the network is back, however many minutes that takes', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await page.clock.install()
  await startTalking(page)
  await page.context().setOffline(true)
  agent.conversations[0]?.breakLine()
  await expect(page.getByRole('alert')).toContainText('The network is gone. I listen again as soon as it is back.')
  await expect(page.getByText('Waiting for the network…')).toBeVisible()
  for (let second = 0; second < 240; second += 4) await page.clock.fastForward(4_000)
  await expect(page.getByText('Waiting for the network…')).toBeVisible()
  expect(agent.conversations).toHaveLength(1)
  expect(await page.evaluate(() => window.__microphone.live)).toBe(0)
  await page.context().setOffline(false)
  await expect(page.getByText('Listening')).toBeVisible()
  agent.expect({ text: 'coffee four' })
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
})

test('a screen that cannot come without a network comes after the conversation that goes on, and does not end it', async ({
  talk,
}) => {
  const { page, agent } = talk
  await startTalking(page)
  await page.context().setOffline(true)
  agent.conversations[0]?.breakLine()
  await expect(page.getByText('Waiting for the network…')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals', exact: true }).click()
  await expect(page.getByText('This screen was not opened on this device before.')).toBeVisible()
  await page.context().setOffline(false)
  const strip = page.getByRole('complementary', { name: 'Conversation with Penny' })
  await expect(strip.getByRole('status')).toHaveText('Listening')
  await expect.poll(() => agent.openNow()).toBe(1)
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible()
  await strip.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible()
})

test('without a network for twenty seconds in the middle of a turn nothing is lost and nothing doubled', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await page.clock.install()
  agent.expect({ text: 'coffee four' })
  await startTalking(page)
  let answered = 0
  await page.route(
    '**/functions/v1/ai-assistant',
    async (route) => {
      await route.fetch().catch(() => {})
      answered += 1
      await page.context().setOffline(true)
      agent.conversations[0]?.breakLine()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await say(page, 'coffee four')
  await expect.poll(() => answered).toBe(1)
  await expect(page.getByText('You are offline, so I kept that.').first()).toBeVisible()
  for (let second = 0; second < 20; second++) await page.clock.fastForward(1_000)
  expect(agent.conversations).toHaveLength(1)
  await page.context().setOffline(false)
  // The page may hear of the broken line only now, and say that it listens until it does.
  await expect.poll(() => agent.conversations.length).toBe(2)
  await expect(page.getByText('Listening')).toBeVisible()
  expect(agent.conversations).toHaveLength(2)
  await expect(page.getByText('1 entry waits')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible()
  expect(transactionsOf(server, person)).toHaveLength(1)
})

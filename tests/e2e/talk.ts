import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as base, expect, type TestPerson } from '#tests/e2e/house.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { scriptedMicrophone } from '#tests/support/scripted-microphone/init-script.ts'
import { speech } from '#tests/support/speech/speech.ts'
import { startVoiceAgent, type VoiceAgent } from '#tests/support/voice-agent/agent.ts'

export type Talk = {
  agent: VoiceAgent
  server: RunningServer
  person: TestPerson
  /** A page of the person with the scripted microphone, on the assistant screen. */
  page: Page
}

/**
 * One server a worker whose voice provider is the test agent; each test gets a new person and an agent that has heard
 * nothing, and fails where either end of a conversation broke the contract.
 */
export const test = base.extend<{ talk: Talk; plainAgent: undefined }, { agent: VoiceAgent }>({
  agent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const agent = await startVoiceAgent()
      await use(agent)
      await agent.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ agent }, use) => {
      const server = await startServer({
        ELEVENLABS_API_KEY: 'sk_sentinel_of_the_account',
        ELEVENLABS_AGENT_ID: 'agent_0123456789',
        ELEVENLABS_BASE_URL: agent.url,
        DEVELOPER_EMAIL: 'developer@example.com',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  plainAgent: [
    async ({ agent }, use) => {
      agent.forget()
      await use(undefined)
      expect(agent.conversations.flatMap(({ problems }) => problems)).toEqual([])
    },
    { auto: true },
  ],
  talk: async ({ page, agent, server, person }, use) => {
    await page.addInitScript(scriptedMicrophone)
    await page.goto('/assistant')
    await use({ agent, server, person, page })
  },
})

export function orb(page: Page) {
  return page.getByRole('button', { name: 'Talk to Penny' })
}

export async function startTalking(page: Page): Promise<void> {
  await orb(page).click()
  await expect(page.getByText('Listening')).toBeVisible()
}

export function say(page: Page, text: string): Promise<void> {
  return page.evaluate((wav) => window.__say(wav), speech(text))
}

/** Another tab is before it, or it is in sight again. */
export function beSeen(page: Page, isVisible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )
}

/** Counts so many chats of this month, ten at a time: a browser that opens a hundred connections at once has some of them refused. */
export async function useChats(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 10) {
    const posts = Array.from({ length: Math.min(left, 10) }, () =>
      page.request.post('/functions/v1/increment-usage', { data: { conversation_id: randomUUID() } }),
    )
    for (const answer of await Promise.all(posts)) expect(answer.ok(), await answer.text()).toBe(true)
  }
}

import { chromium } from '@playwright/test'
import { findBrowser } from '#tests/bin/browser.mjs'
import { startServer } from '#tests/e2e/server.ts'
import { startVoiceAgent } from '#tests/support/voice-agent/agent.ts'

/** A server with a voice agent behind it, and a browser: what a bench of spoken turns measures. `close` leaves nothing open. */
export async function startVoiceHouse(env: Readonly<Record<string, string>> = {}) {
  const agent = await startVoiceAgent()
  const server = await startServer({
    ELEVENLABS_API_KEY: 'sk_bench',
    ELEVENLABS_AGENT_ID: 'agent_0123456789',
    ELEVENLABS_BASE_URL: agent.url,
    ...env,
  })
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
  return {
    agent,
    server,
    browser,
    async close() {
      await browser.close()
      await server.stop()
      await agent.stop()
    },
  }
}

/** After a turn that is told again at once the same words would be a re-delivery: so long a bench waits. */
export const LOCK_MS = 1_050

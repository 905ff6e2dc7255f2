import { chromium } from '@playwright/test'
import type { UsageView } from '#domain/views.ts'
import { findBrowser } from '#tests/bin/browser.mjs'
import { signUp, transactionsOf } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'
import { scriptedMicrophone } from '#tests/support/scripted-microphone/init-script.ts'
import { startVoiceAgent } from '#tests/support/voice-agent/agent.ts'

/** Spoken turns in Chromium against the test agent: the time of each stage, as the app itself takes and keeps it. */
const TURNS = 50
/** Our own part at the 95th percentile; network and model come on top. */
const goalsMs: Record<string, number> = { listening: 100, draft: 50, committed: 100, shown: 100 }
const LOCK_MS = 1_050

const agent = await startVoiceAgent()
const server = await startServer({
  ELEVENLABS_API_KEY: 'sk_bench',
  ELEVENLABS_AGENT_ID: 'agent_0123456789',
  ELEVENLABS_BASE_URL: agent.url,
})
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
})
try {
  const context = await browser.newContext({ baseURL: server.url })
  await context.addInitScript(scriptedMicrophone)
  const person = await signUp(context, server)
  const page = await context.newPage()
  await page.goto('/assistant')
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn % 10 === 0) {
      if (turn > 0) await page.getByRole('button', { name: 'Stop listening' }).click()
      await page.getByRole('button', { name: 'Talk to Penny' }).click()
      await page.getByText('Listening').waitFor()
    }
    const open = agent.conversations.at(-1)
    const words = ['coffee', String(turn + 1), 'dollars']
    for (let count = 1; count <= words.length; count++) {
      open?.tentative(words.slice(0, count).join(' '))
      await page.waitForTimeout(60)
    }
    open?.transcript(words.join(' '))
    open?.say('Saved it.')
    open?.speak(200)
    await page.waitForTimeout(LOCK_MS)
  }
  await page.waitForTimeout(3_500)
  const saved = transactionsOf(server, person).length
  const view: UsageView = await (await page.request.get('/api/usage')).json()
  console.log(`${saved} of ${TURNS} spoken turns saved`)
  console.log('stage            turns    p50 ms   p95 ms   goal p95')
  let isWithin = saved === TURNS
  for (const { stage, count, p50Ms, p95Ms } of view.stages) {
    const goal = goalsMs[stage]
    isWithin &&= goal === undefined || (p95Ms !== null && p95Ms <= goal)
    const figures = [count, p50Ms ?? '', p95Ms ?? '', goal ?? ''].map((value) => String(value).padStart(9))
    console.log(stage.padEnd(12), ...figures)
  }
  console.log(JSON.stringify({ turns: view.turns.spoken, isWithin }))
} finally {
  await browser.close()
  await server.stop()
  await agent.stop()
}

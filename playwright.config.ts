import { defineConfig } from '@playwright/test'

const onlyOwnNetwork = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const microphoneWithoutDialog = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half of a test is waiting for sound, clocks and the network: two workers leave two processors idle.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    serviceWorkers: 'block',
    // Still screens take a sixth less time; what is about motion, and the main job, asks for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...onlyOwnNetwork, ...microphoneWithoutDialog],
    },
  },
})

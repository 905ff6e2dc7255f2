import { findBrowser } from './browser.mjs'
import { close, gate, playwright, vitest } from './steps.mjs'

const browser = findBrowser()
console.log(browser.said)

close([
  await gate('Types', 'npx', ['tsc', '--noEmit']),
  await gate('Lint and format', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  await gate('Import rules', 'npm', ['run', '--silent', 'imports']),
  await gate('Nothing unused', 'npx', ['knip', '--no-progress']),
  await gate('Build', 'node', ['server/bin/build.mjs']),
  await vitest('Unit and integration tests'),
  await playwright('End-to-end tests in Chromium', { CHROMIUM_PATH: browser.path }),
])

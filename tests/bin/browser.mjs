import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a Chromium for the end-to-end tests: Playwright's own, else the system's, else installs one.
 * Returns its path and one sentence that says what was done; throws when none can be had.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && existsSync(chosen))
    return { path: chosen, said: `Using the Chromium named by CHROMIUM_PATH: ${chosen}` }
  return ownBrowser() ?? systemBrowser('Using the Chromium of this system') ?? installBrowser()
}

function ownBrowser() {
  const path = chromium.executablePath()
  return path && existsSync(path) ? { path, said: `Using Playwright's own Chromium: ${path}` } : null
}

function systemBrowser(said) {
  const path = systemPaths.find((candidate) => existsSync(candidate))
  return path ? { path, said: `${said}: ${path}` } : null
}

function installBrowser() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) {
    console.log('No Chromium found: installing the one of this Debian system (apt-get install chromium) ...')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    const installed = systemBrowser('Installed Chromium with apt-get')
    if (installed) return installed
  }
  console.log('No Chromium found: asking Playwright to install its own (npx playwright install chromium) ...')
  run('npx', ['playwright', 'install', 'chromium'])
  const own = ownBrowser()
  if (own) return { ...own, said: `Installed Playwright's Chromium: ${own.path}` }
  throw new Error(
    'The end-to-end tests need a Chromium and none could be installed. Install one and name it in CHROMIUM_PATH.',
  )
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

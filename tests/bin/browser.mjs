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

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Finds a Chromium for the end-to-end tests. Of a Debian system that is its headless shell (Chromium without the window that
 * nobody sees, which takes a quarter less time), installed if this is root; else whatever `findBrowser` finds.
 */
export function findTestBrowser() {
  if (process.env.CHROMIUM_PATH || ownBrowser()) return findBrowser()
  if (!existsSync(headlessShell) && isDebianRoot()) installPackage('chromium-headless-shell')
  if (!existsSync(headlessShell)) return findBrowser()
  return { path: headlessShell, said: `Using the headless shell of this system's Chromium: ${headlessShell}` }
}

/**
 * Finds a whole Chromium, to measure in what people use: Playwright's own, else the system's, else installs one.
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
  if (isDebianRoot()) {
    installPackage('chromium')
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

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Installs a package of Debian, by a list of packages that is asked for first: an old list at hand would bring a browser that is
 * months old. Without a network for the list, the old one has to do.
 */
function installPackage(name) {
  console.log(`Installing ${name} with apt-get ...`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', name])
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status
}

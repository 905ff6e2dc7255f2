import { findTestBrowser } from './browser.mjs'
import { close, houseRules, playwright, vitest } from './steps.mjs'
import { keepTemporaryFilesInMemory } from './temporary-folder.mjs'

keepTemporaryFilesInMemory()
const browser = findTestBrowser()
console.log(browser.said)

close([
  ...(await houseRules()),
  await vitest('Unit and integration tests'),
  await playwright('End-to-end tests in Chromium', { CHROMIUM_PATH: browser.path }),
])

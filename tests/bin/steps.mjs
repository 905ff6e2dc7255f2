import { spawn } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** What one step of the suite came to. */
const failed = { passed: 0, failed: 1 }
const passed = { passed: 1, failed: 0 }

/** A step that either holds or does not: types, lint, import rules. Counts as one. */
export async function gate(name, command, args) {
  const code = await runStep(name, command, args)
  return code === 0 ? passed : failed
}

/** Vitest; counts its tests. */
export async function vitest(name, args = []) {
  const report = join(await mkdtemp(join(tmpdir(), 'sayso-vitest-')), 'report.json')
  const code = await runStep(name, 'npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  return counted(code, report, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }))
}

/** Playwright; counts its tests. A test that passes only when tried again counts as passed and is named by the reporter. */
export async function playwright(name, env) {
  const report = join(await mkdtemp(join(tmpdir(), 'sayso-playwright-')), 'report.json')
  const code = await runStep(name, 'npx', ['playwright', 'test'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return counted(code, report, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
}

/** Adds the steps up, prints the closing line and sets the exit code. */
export function close(results) {
  const total = results.reduce(
    (sum, step) => ({ passed: sum.passed + step.passed, failed: sum.failed + step.failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/** A runner that failed without a failing test (a broken file, a crash) still counts as one failure. */
async function counted(code, report, read) {
  try {
    const count = read(JSON.parse(await readFile(report, 'utf8')))
    const nothingRan = count.passed + count.failed === 0
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : nothingRan ? failed : count
  } catch {
    return failed
  }
}

function runStep(name, command, args, env = {}) {
  console.log(`\n== ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

import { spawn } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import process from 'node:process'

/** What one step of the suite came to, and what of it failed, to be told once more at the end. */
const passed = { passed: 1, failed: 0, faults: [] }
const failed = (name) => ({ passed: 0, failed: 1, faults: [name] })

/** What holds of the whole house, whatever was changed. */
const rules = [
  ['Types', 'npx', 'tsc', '--noEmit'],
  ['Lint and format', 'npx', 'biome', 'check', '--error-on-warnings', '.'],
  ['Import rules', 'npm', 'run', '--silent', 'imports'],
  ['Nothing unused', 'npx', 'knip', '--no-progress'],
  ['Build', 'node', 'server/bin/build.mjs'],
]

/** Each rule counts as one. They are tried side by side, and speak one after the other. */
export async function houseRules() {
  const runs = rules.map(async ([name, command, ...args]) => ({ name, ...(await heard(command, args)) }))
  const results = []
  for (const run of runs) {
    const { name, code, said } = await run
    console.log(`\n== ${name}\n${said}`.trimEnd())
    results.push(code === 0 ? passed : failed(name))
  }
  return results
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
  return counted(name, code, report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    faults: json.testResults.flatMap(({ name: file, message, assertionResults }) => [
      ...(message ? [`${relative('.', file)}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${relative('.', file)}: ${test.fullName}\n${test.failureMessages.join('\n')}`),
    ]),
  }))
}

/** Playwright; counts its tests. A test that passes only when tried again counts as passed and is named by the reporter. */
export async function playwright(name, env) {
  const report = join(await mkdtemp(join(tmpdir(), 'sayso-playwright-')), 'report.json')
  const code = await runStep(name, 'npx', ['playwright', 'test'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return counted(name, code, report, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    faults: suites.flatMap(unexpectedOf),
  }))
}

/** Adds the steps up, names what failed once more, prints the closing line and sets the exit code. */
export function close(results) {
  const sum = (key) => results.reduce((total, step) => total + step[key], 0)
  for (const fault of results.flatMap(({ faults }) => faults)) console.log(`\n✗ ${fault}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** The tests of a Playwright suite, and of those inside it, that failed at every try. */
function unexpectedOf(suite) {
  return [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const said = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
        return [`${file}:${line}: ${title}`, ...said].join('\n')
      }),
    ...(suite.suites ?? []).flatMap(unexpectedOf),
  ]
}

/** A runner that failed without a failing test (a broken file, a crash) still counts as one failure. */
async function counted(name, code, report, read) {
  try {
    const count = read(JSON.parse(await readFile(report, 'utf8')))
    const nothingRan = count.passed + count.failed === 0
    if (nothingRan) return failed(name)
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1, faults: [...count.faults, name] } : count
  } catch {
    return failed(name)
  }
}

/** Runs a command and keeps what it says. */
function heard(command, args) {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    }
    child.on('error', (error) => resolve({ code: 1, said: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

function runStep(name, command, args, env = {}) {
  console.log(`\n== ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

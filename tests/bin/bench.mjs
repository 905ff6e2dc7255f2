import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import process from 'node:process'

// Each file of tests/bench prints its own table; the build comes first because some of them measure it.
const steps = [['node', ['server/bin/build.mjs']]]
for (const file of readdirSync('tests/bench').sort()) steps.push(['npx', ['tsx', `tests/bench/${file}`]])

for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

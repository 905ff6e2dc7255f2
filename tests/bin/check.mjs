import { close, gate, vitest } from './steps.mjs'

// The fast gate: what must hold at every commit.
close([
  await gate('Types', 'npx', ['tsc', '--noEmit']),
  await gate('Lint and format', 'npx', ['biome', 'check', '--error-on-warnings', '.']),
  await gate('Import rules', 'npm', ['run', '--silent', 'imports']),
  await gate('Nothing unused', 'npx', ['knip', '--no-progress']),
  await gate('Build', 'node', ['server/bin/build.mjs']),
  await vitest('Unit tests', ['--project', 'unit']),
])

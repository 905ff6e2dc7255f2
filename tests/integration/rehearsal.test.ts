import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '#server/log.ts'
import { rehearse } from '#server/rehearsal.ts'

let folder = ''
let lines: string[] = []
const log = createLogger({ destination: { write: (line) => lines.push(line) } })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-test-'))
  lines = []
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('A rehearsal is answered, says nothing in the log, and leaves nothing behind', async () => {
  await rehearse(log, new AbortController().signal)
  expect(lines).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})

test('A server that stops meanwhile ends it', async () => {
  const leaving = new AbortController()
  const over = rehearse(log, leaving.signal)
  expect(readdirSync(folder)).toHaveLength(1)
  leaving.abort()
  await over
  expect(readdirSync(folder)).toEqual([])
})

test('One that cannot be held is told, and keeps nobody from being served', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'not-there'))
  await rehearse(log, new AbortController().signal)
  expect(lines).toEqual([expect.stringContaining('rehearsal failed')])
})

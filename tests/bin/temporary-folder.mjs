import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3

/**
 * Has all that runs from here put its temporary files into memory, where the system keeps a folder there with room enough (Linux does):
 * a ledger waits for its disk at every commit, and the tests make hundreds of them. Elsewhere the system's own folder stays.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return
  const folder = mkdtempSync(join(memory, 'sayso-tests-'))
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
}

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomNeeded
  } catch {
    return false
  }
}

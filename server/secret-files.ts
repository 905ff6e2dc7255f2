import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Reads a secret of 32 random bytes (hexadecimal) from its file; the first start makes it, readable by its owner alone. Throws
 * for a file that holds anything else, as a first start that was cut leaves one: nothing is ever signed with half a secret.
 */
export function loadSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  chmodSync(file, 0o600)
  const secret = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/i.test(secret)) {
    throw new Error(
      `${file} does not hold 64 hexadecimal digits. Put it back from a backup, or delete it to start anew.`,
    )
  }
  return secret
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

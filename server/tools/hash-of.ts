import { createHash } from 'node:crypto'

/** The same input always gives the same hash: keys stand in the order of the contract. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

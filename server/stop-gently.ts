import type { Server } from 'node:http'
import type { Bell } from '#server/bell.ts'

const PATIENCE_MS = 8_000

/** Takes no new requests, ends the event streams, lets what runs finish, then closes the database. */
export async function stopGently(server: Server, parts: { bell: Bell; close(): Promise<void> }): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  parts.bell.endAll()
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearTimeout(impatience)
  await parts.close()
}

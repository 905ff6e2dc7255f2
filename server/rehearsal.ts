import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { product } from '#domain/product.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { createLogger, type Logger } from '#server/log.ts'

/** Between them they go through the readers, the tools and the answers that a first talk needs. */
const sentences = [
  'coffee 4 dollars',
  'lunch twelve, no, fourteen, and parking yesterday six',
  'make that 15',
  'how much did I spend on food this week',
  'delete the coffee',
  'undo',
  `hi ${product.assistant}`,
  'coffee 5 dollars',
]

/**
 * Says some sentences to a house of its own, without a key and in a temporary folder that is deleted: patterns are compiled and
 * statements prepared when they are first used, which would cost the first person who speaks a third of a second. Others are served
 * between its steps, of which the making of the house is the longest. Never rejects; `signal` ends it after the step it is at.
 */
export async function rehearse(log: Logger, signal: AbortSignal): Promise<void> {
  let folder: string | undefined
  try {
    folder = mkdtempSync(join(tmpdir(), 'sayso-rehearsal-'))
    const config = readConfig({}, folder)
    const context = await createContext(config, { log: createLogger({ level: 'silent' }) })
    try {
      if (signal.aborted) return
      const app = createApp(context)
      const post = async (path: string, body: object, cookie = '') => {
        const answer = await app.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        return answer
      }
      const { headers } = await post('/api/auth/sign-up/email', {
        email: 'rehearsal@example.com',
        password: context.newId(),
        first_name: 'Rehearsal',
        last_name: 'Rehearsal',
      })
      const cookie = headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      for (const message of sentences) {
        if (signal.aborted) return
        await post('/functions/v1/ai-assistant', { message }, cookie)
        await setImmediate()
      }
    } finally {
      await context.close()
    }
  } catch (error) {
    log.warn({ error }, 'rehearsal failed')
  } finally {
    if (folder) remove(folder, log)
  }
}

function remove(folder: string, log: Logger): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    log.warn({ error }, 'the folder of a rehearsal could not be deleted')
  }
}

import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { product } from '#domain/product.ts'
import { createApp } from '#server/app.ts'
import { purgeRegularly } from '#server/auth/purge-closed.ts'
import { cutEmptyLinksRegularly } from '#server/banking/cut-empty-links.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { createLogger } from '#server/log.ts'
import { rehearse } from '#server/rehearsal.ts'
import { ConfigError } from '#server/settings.ts'
import { stopGently } from '#server/stop-gently.ts'

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = createLogger()
  const context = await createContext(config, { log })
  const app = createApp(context)
  const server = await listen(app.fetch, config).catch(async (error: unknown) => {
    await context.close()
    throw error
  })
  const stopPurging = purgeRegularly(context)
  const stopCutting = cutEmptyLinksRegularly(context)
  console.log(`http://localhost:${config.server.port}`)
  const leaving = new AbortController()
  const rehearsal = rehearse(log, leaving.signal)

  const stop = () => {
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM')
    stopPurging()
    stopCutting()
    leaving.abort()
    Promise.all([stopGently(server, context), rehearsal]).catch((error: unknown) => {
      log.error({ error }, 'stop failed')
      process.exitCode = 1
    })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function listen(fetch: ReturnType<typeof createApp>['fetch'], { server }: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listening = serve({ fetch, port: server.port, hostname: server.host }, () => resolve(listening as Server))
    listening.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new StartError(takenPort(server)) : error)
    })
  })
}

function takenPort({ port, host }: Config['server']): string {
  return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another number.`
}

/** A start that failed for a reason the person at the keyboard can mend. */
class StartError extends Error {}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message
  return error instanceof Error
    ? `${product.name} could not start: ${error.message}`
    : `${product.name} could not start.`
}

await start().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exitCode = 1
})

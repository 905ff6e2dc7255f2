import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running Sayso: the built server, as `npm start` starts it, over a SQLite file of its own. */
export type RunningServer = {
  url: string
  folder: string
  databaseFile: string
  /** Ends the process without any chance to tidy up (kill -9). */
  kill(): Promise<void>
  /** Starts it again over the same file and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the built server in a temporary folder; `env` adds to or overrides its settings. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sayso-e2e-'))
  const port = env.PORT ?? (await freePort())
  const databaseFile = join(folder, 'sayso.db')
  const settings = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    TZ: 'Pacific/Kiritimati',
    PORT: String(port),
    DATABASE_URL: `file:${databaseFile}`,
    REQUESTS_PER_MINUTE: '100000',
    ASSISTANT_REQUESTS_PER_MINUTE: '100000',
    CLIENT_ACTS_PER_MINUTE: '100000',
    CLIENT_REQUESTS_PER_MINUTE: '100000',
    ...env,
  }
  const url = `http://localhost:${port}`
  let child = await launch(settings, url)

  return {
    url,
    folder,
    databaseFile,
    async kill() {
      await end(child, 'SIGKILL')
    },
    async restart() {
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM')
      child = await launch(settings, url)
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  for (let attempt = 0; attempt < 150; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output}`)
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    if (answer?.ok) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer within 15 s:\n${output}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** A port that nobody listens on just now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookiesOf } from '#tests/support/sign-up.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A whole program has to start. */
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let main: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-program-'))
})
afterEach(() => {
  main?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the program as it is started by hand, in an empty folder. */
function run(env: Record<string, string>) {
  const typescript = new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
  const child = spawn(process.execPath, ['--import', typescript, join(root, 'server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  main = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return {
    child,
    output: () => output,
    ended: async () => {
      const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
      return [code, output]
    },
  }
}

async function takePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

async function freePort(): Promise<number> {
  const { server, port } = await takePort()
  server.close()
  await once(server, 'close')
  return port
}

test('a wrong setting ends the start with one line and code 1', async () => {
  expect(await run({ PORT: 'web' }).ended()).toEqual([1, 'PORT expects a whole number from 1 to 65535.\n'])
})

test('a taken port ends the start with one line and code 1', async () => {
  const { server, port } = await takePort()
  expect(await run({ PORT: String(port) }).ended()).toEqual([
    1,
    `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to another number.\n`,
  ])
  server.close()
})

test('it reads .env, prints its address, answers, and stops gently with a stream open', async () => {
  const port = await freePort()
  writeFileSync(join(folder, '.env'), `PORT=${port}\nDATABASE_URL=file:./here/money.db\n`)
  const { child, output, ended } = run({})
  await once(child.stdout, 'data')
  expect(output()).toBe(`http://localhost:${port}\n`)
  const url = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'correct horse battery', first_name: 'Ada' }),
  })
  expect(signUp.status).toBe(200)
  const stream = await fetch(`${url}/api/live`, { headers: { cookie: cookiesOf(signUp) } })
  const reader = stream.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toContain('event: ready')

  child.kill('SIGTERM')
  expect(await reader?.read()).toMatchObject({ done: true })
  expect(await ended()).toEqual([0, `http://localhost:${port}\n`])
})

test('it starts from a folder with a space and an accent in its name', async () => {
  const home = join(folder, 'my späce')
  mkdirSync(join(home, 'server/bin'), { recursive: true })
  mkdirSync(join(home, 'dist/server'), { recursive: true })
  copyFileSync(join(root, 'server/bin/start.mjs'), join(home, 'server/bin/start.mjs'))
  writeFileSync(
    join(home, 'server/bin/build.mjs'),
    'export const isStale = async () => false\nexport const build = null\n',
  )
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(home, 'dist/server/main.js'), 'console.log(process.cwd())\n')
  const child = spawn(process.execPath, [join(home, 'server/bin/start.mjs')], { cwd: folder })
  main = child
  const [printed] = await once(child.stdout, 'data')
  expect(String(printed)).toBe(`${realpathSync(home)}\n`)
})

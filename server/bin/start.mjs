import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, isStale } from './build.mjs'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Sayso needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
process.env.NODE_ENV ??= 'production'

if (await isStale()) {
  console.log('Building Sayso (only when something changed) ...')
  await build()
}
await import(new URL('../../dist/server/main.js', import.meta.url).href)

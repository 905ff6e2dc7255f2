import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, isStale } from './build.mjs'

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
if (await isStale()) await build()
await import(new URL('../../dist/server/purge.js', import.meta.url).href)

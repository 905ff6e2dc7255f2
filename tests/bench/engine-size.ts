import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Measures the understanding engine as a browser gets it: bundled with all that it imports, minified, compressed. */
const entry = fileURLToPath(new URL('../../domain/understanding/understand.ts', import.meta.url))
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
  logLevel: 'silent',
})
const [bundle] = outputFiles
const bytes = bundle?.contents.length ?? 0
const gzipBytes = bundle ? gzipSync(bundle.contents, { level: 9 }).length : 0

process.stdout.write(`engine: ${(bytes / 1024).toFixed(1)} KB, ${(gzipBytes / 1024).toFixed(1)} KB gzip\n`)
process.stdout.write(`${JSON.stringify({ bytes, gzipBytes })}\n`)

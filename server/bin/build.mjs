import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stampFile = join(root, 'dist/build.json')
const sources = [
  'domain',
  'machines',
  'prompts',
  'db',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Builds the web app into dist/web and the server into dist/server. Returns once both stand. */
export async function build() {
  const { build: viteBuild } = await import('vite')
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await viteBuild({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await viteBuild({ configFile: join(root, 'server/vite.config.ts'), logLevel: 'warn' })
  await writeSite(viteBuild)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, JSON.stringify({ fingerprint: await fingerprint() }))
}

/** Writes the public pages, and the screens of a stranger, into dist/site, with the names that the web build gave to their files. */
async function writeSite(viteBuild) {
  await viteBuild({ configFile: join(root, 'web/prerender/vite.config.ts'), logLevel: 'warn' })
  const { prerender } = await import(pathToFileURL(join(root, 'dist/prerender/site.js')).href)
  const { prerenderApp } = await import(pathToFileURL(join(root, 'dist/prerender/app.js')).href)
  const manifest = JSON.parse(await readFile(join(root, 'dist/web/.vite/manifest.json'), 'utf8'))
  const page = await readFile(join(root, 'dist/web/index.html'), 'utf8')
  const files = {
    ...prerender(manifest).files,
    'app-pages.json': JSON.stringify(await prerenderApp(page, manifest)),
  }
  await mkdir(join(root, 'dist/site'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, 'dist/site', name), text)
  await rm(join(root, 'dist/prerender'), { recursive: true })
}

/** True when there is no build yet, or a source has changed since. */
export async function isStale() {
  try {
    const stamp = JSON.parse(await readFile(stampFile, 'utf8'))
    return stamp.fingerprint !== (await fingerprint())
  } catch {
    return true
  }
}

async function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) await addToHash(hash, source)
  return hash.digest('hex')
}

async function addToHash(hash, path) {
  const full = join(root, path)
  let entries
  try {
    entries = await readdir(full, { withFileTypes: true })
  } catch {
    hash.update(path).update(await readFile(full))
    return
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.isDirectory()) await addToHash(hash, join(path, entry.name))
    else hash.update(join(path, entry.name)).update(await readFile(join(full, entry.name)))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()

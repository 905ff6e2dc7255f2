import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** What the browser fetches before the signed-in home can be used: the entry, the home screen and all they import at once. */
const LIMIT_KB = 170
const roots = ['index.html', 'features/dashboard/dashboard-screen.tsx']
/** What any further screen adds to that. */
const SCREEN_LIMIT_KB = 60
/** What a screen calls for once it stands; no one waits for it. */
const deferred = ['ui/motion-features.ts']

type Chunk = { file: string; css?: string[]; imports?: string[] }

const dist = process.argv[2] ?? fileURLToPath(new URL('../../dist/web', import.meta.url))
const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))

const scripts = new Set<string>()
const styles = new Set<string>()
for (const root of roots) collect(root)

const sizes = await Promise.all([...scripts].map(async (file) => ({ file, kb: await gzipKb(file) })))
sizes.sort((a, b) => b.kb - a.kb)
for (const { file, kb } of sizes) console.log(kb.toFixed(1).padStart(7), file)

const scriptKb = sizes.reduce((sum, { kb }) => sum + kb, 0)
const styleKb = (await Promise.all([...styles].map(gzipKb))).reduce((sum, kb) => sum + kb, 0)
const screens = await measureScreens()
for (const [name, kb] of Object.entries(screens)) console.log(kb.toFixed(1).padStart(7), 'more for', name)
for (const key of deferred)
  console.log((await gzipKb(chunkAt(key).file)).toFixed(1).padStart(7), 'after the first paint:', key)
const isWithin = scriptKb <= LIMIT_KB && Object.values(screens).every((kb) => kb <= SCREEN_LIMIT_KB)
const result = {
  scriptKb: round(scriptKb),
  styleKb: round(styleKb),
  limitKb: LIMIT_KB,
  screens,
  screenLimitKb: SCREEN_LIMIT_KB,
  isWithin,
}
console.log(JSON.stringify(result))
if (!result.isWithin) process.exitCode = 1

/** Scripts that each lazy screen imports at once and the home has not brought already. */
async function measureScreens(): Promise<Record<string, number>> {
  const known = new Set(scripts)
  const measured: Record<string, number> = {}
  for (const key of Object.keys(manifest).filter((name) => /(-screen|public-page|-page)\.tsx$/.test(name))) {
    for (const file of [...scripts]) if (!known.has(file)) scripts.delete(file)
    collect(key)
    const added = await Promise.all([...scripts].filter((file) => !known.has(file)).map(gzipKb))
    measured[key.split('/').at(-1)?.replace('.tsx', '') ?? key] = round(added.reduce((sum, kb) => sum + kb, 0))
  }
  return measured
}

function collect(key: string): void {
  const chunk = chunkAt(key)
  if (scripts.has(chunk.file)) return
  scripts.add(chunk.file)
  for (const style of chunk.css ?? []) styles.add(style)
  for (const imported of chunk.imports ?? []) collect(imported)
}

function chunkAt(key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return chunk
}

async function gzipKb(file: string): Promise<number> {
  return gzipSync(await readFile(join(dist, file))).byteLength / 1024
}

function round(kb: number): number {
  return Math.round(kb * 10) / 10
}

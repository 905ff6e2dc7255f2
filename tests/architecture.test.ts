import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = process.cwd()
const rooms = ['domain', 'machines', 'prompts', 'db', 'server', 'web']

/** One import that each rule must refuse, as it would be planted. */
const planted: { rule: string; file: string; imports: string }[] = [
  { rule: 'domain-imports-domain', file: 'domain/planted.ts', imports: '#db/planted-table.ts' },
  { rule: 'machines-import-domain', file: 'machines/planted.ts', imports: '#web/planted-screen.ts' },
  { rule: 'prompts-import-domain', file: 'prompts/planted.ts', imports: '#machines/planted-target.ts' },
  { rule: 'db-imports-domain', file: 'db/planted.ts', imports: '#server/planted-route.ts' },
  { rule: 'server-imports-no-screens', file: 'server/planted.ts', imports: '#web/planted-screen.ts' },
  { rule: 'only-tools-write', file: 'server/routes/planted.ts', imports: '#db/write/planted-write.ts' },
  { rule: 'web-imports-rules-and-types', file: 'web/planted.ts', imports: '#db/planted-table.ts' },
  { rule: 'web-knows-the-server-by-type-only', file: 'web/planted-app.ts', imports: '#server/app.ts' },
  { rule: 'features-are-islands', file: 'web/features/one/planted.ts', imports: '#web/features/two/planted.ts' },
  { rule: 'pure-rooms-do-no-io', file: 'domain/planted-io.ts', imports: 'node:fs' },
]

const targets = [
  'db/planted-table.ts',
  'web/planted-screen.ts',
  'machines/planted-target.ts',
  'server/planted-route.ts',
  'db/write/planted-write.ts',
  'server/app.ts',
  'web/features/two/planted.ts',
]

type Report = {
  summary: { violations: { rule: { name: string }; from: string }[] }
}

/** Runs dependency-cruiser's own command, as `npm run imports` does. */
function cruise(folder: string): Promise<Report> {
  const bin = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [bin, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...rooms]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout) as Report)
      } catch {
        reject(error ?? new Error('dependency-cruiser printed no report'))
      }
    })
  })
}

describe('the import table', () => {
  let folder: string
  let report: Report

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sayso-rooms-'))
    for (const file of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json']) {
      await cp(join(root, file), join(folder, file))
    }
    for (const room of rooms) await mkdir(join(folder, room), { recursive: true })
    for (const file of targets) await write(file, 'export const value = 1\n')
    for (const { file, imports } of planted) {
      const name = imports.startsWith('node:') ? 'readFile' : 'value'
      await write(file, `import { ${name} } from '${imports}'\nexport const kept = ${name}\n`)
    }
    report = await cruise(folder)
  }, 60_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function write(file: string, text: string) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }

  test.each(planted)('refuses $file importing $imports', ({ rule, file }) => {
    const rules = report.summary.violations.filter((violation) => violation.from === file).map(({ rule }) => rule.name)
    expect(rules).toContain(rule)
  })
})

test('the names of product and assistant stand in one place', async () => {
  expect(await filesWith(/\b(Sayso|Penny)\b/)).toEqual(['domain/product.ts'])
})

test('nothing outside of db speaks SQL', async () => {
  const files = await filesWith(/\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !file.startsWith('db/'))).toEqual([])
})

/** The files of the house whose code, comments and tests apart, holds something. */
async function filesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  for (const room of rooms) {
    for (const file of await readdir(join(root, room), { recursive: true })) {
      if (!/\.(ts|tsx|html)$/.test(file) || /\.test\.tsx?$/.test(file)) continue
      const source = withoutComments(await readFile(join(root, room, file), 'utf8'))
      if (pattern.test(source)) found.push(join(room, file))
    }
  }
  return found
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

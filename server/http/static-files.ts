import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'
type StaticFile = { body: Buffer; type: string; etag: string; encoded: Map<Encoding, Promise<Buffer>> }

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Above 6 the first visitor waits longer than the smaller file saves.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
}

/**
 * The built web app, read into memory once: only what was there at the start is ever served. Names with a hash are kept
 * by browsers for good, all others are asked for anew each time and answered 304 while they are the same.
 */
export function openStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>()
  for (const path of listFiles(folder)) {
    const body = readFileSync(join(folder, path))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const type = types[extname(path)] ?? 'application/octet-stream'
    files.set(`/${path}`, { body, type, etag, encoded: new Map() })
  }
  return {
    /** The text of a file, or null where there is none. */
    text: (path: string): string | null => files.get(path)?.body.toString('utf8') ?? null,

    async answer(path: string, request: Headers): Promise<Response | null> {
      const file = path === '/index.html' ? undefined : files.get(path)
      if (!file) return null
      const isHashed = path.startsWith('/assets/')
      const headers = new Headers({
        'Content-Type': file.type,
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: file.etag,
        Vary: 'Accept-Encoding',
      })
      if (request.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
      const encoding = chooseEncoding(file, request.get('accept-encoding') ?? '')
      if (!encoding) return new Response(new Uint8Array(file.body), { headers })
      headers.set('Content-Encoding', encoding)
      return new Response(new Uint8Array(await encode(file, encoding)), { headers })
    },
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => !/(^|\/)\./.test(path))
  } catch {
    return []
  }
}

function chooseEncoding(file: StaticFile, accepted: string): Encoding | null {
  if (!compressible.test(file.type) || file.body.length < 1024) return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function encode(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding)
  if (known) return known
  const made = compress[encoding](file.body)
  file.encoded.set(encoding, made)
  return made
}

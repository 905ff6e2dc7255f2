import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { product } from '../domain/product.ts'

const publicFolder = fileURLToPath(new URL('public', import.meta.url))
const source = fileURLToPath(new URL('worker/service-worker.js', import.meta.url))

/** Two megabytes for one way of hearing: they are fetched when they are needed. */
const leftOut = /libsamplerate|noto-emoji|latin-ext/

/** Writes the service worker with the names of everything that this build needs without a network, and the manifest. */
export function worksOffline(): Plugin {
  return {
    name: 'works-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !leftOut.test(file))
        const still = readdirSync(publicFolder).filter((file) => /^[a-z].*\.(js|svg)$/.test(file))
        const files = [...built, ...still, 'manifest.webmanifest'].map((file) => `/${file}`).sort()
        const page = bundle['index.html']
        const version = hashOf([
          ...files,
          page?.type === 'asset' ? String(page.source) : '',
          ...still.map((file) => readFileSync(`${publicFolder}/${file}`, 'base64')),
        ])
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) })
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n${readFileSync(source, 'utf8')}`,
        })
      },
    },
  }
}

const manifest = {
  id: '/',
  name: product.name,
  short_name: product.name,
  description: product.tagline,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f9eee6',
  theme_color: '#f9eee6',
  categories: ['finance'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: `Talk to ${product.assistant}`, url: '/assistant' },
    { name: 'Transactions', url: '/transactions' },
  ],
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
}

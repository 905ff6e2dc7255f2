import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { product } from '../domain/product.ts'
import { worksOffline } from './vite-worker.ts'
import { voice } from './voice/drivers/vite-voice.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`
/** The server trusts its own origin, so the proxy speaks for the page. */
const backend = { target: server, headers: { origin: server } }

/** The public pages are the built ones in development too, with their files. */
const fromServer = ['/api', '/functions', '/assets', '^/(landing|terms|privacy)(/|$)']
const web = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: web('.'),
  plugins: [react(), tailwindcss(), voice(), nameThePage(), preloadFonts(), layersInOrder(), worksOffline()],
  server: { proxy: Object.fromEntries(fromServer.map((path) => [path, backend])) },
  build: {
    outDir: web('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The understanding engine is one chunk, fetched when a person begins to speak or type.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: [web('index.html'), web('marketing/site.ts')],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'data', test: /node_modules\/(react-router|@tanstack\/(react-query|query-core))\// },
          ],
        },
      },
    },
  },
})

/** The product's names stand in one file (ruling 1); the page takes them from there. */
function nameThePage(): Plugin {
  return {
    name: 'name-the-page',
    transformIndexHtml: (html) =>
      html.replaceAll('%PRODUCT_NAME%', product.name).replaceAll('%LOADING_TEXT%', product.loadingText),
  }
}

/** The two faces of the first paint are fetched together with the style sheet. */
function preloadFonts(): Plugin {
  const faces = [/petrona-latin-wght-normal-[\w-]+\.woff2$/, /instrument-sans-latin-wght-normal-[\w-]+\.woff2$/]
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => faces.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  }
}

/** Style sheets come in no promised order, and the first to name a cascade layer places it: so each of them names all, in order. */
function layersInOrder(): Plugin {
  const order = '@layer properties,theme,base,components,utilities;'
  return {
    name: 'layers-in-order',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`
      }
    },
  }
}

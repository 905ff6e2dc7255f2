import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds what writes the public pages and the screens of a stranger; run once by the build, never shipped. */
export default defineConfig({
  root: here('../..'),
  publicDir: false,
  resolve: { alias: { '#web/lib/auth/use-session.ts': here('use-session.ts') } },
  build: {
    ssr: true,
    outDir: 'dist/prerender',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { site: here('../marketing/prerender.tsx'), app: here('prerender-app.tsx') },
      output: { entryFileNames: '[name].js' },
    },
  },
})

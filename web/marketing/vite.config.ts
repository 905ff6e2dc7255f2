import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds what writes the public pages; run once by the build, never shipped. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  publicDir: false,
  build: {
    ssr: 'web/marketing/prerender.tsx',
    outDir: 'dist/prerender',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'prerender.js' } },
  },
})

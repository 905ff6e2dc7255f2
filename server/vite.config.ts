import { defineConfig } from 'vite'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: ['server/main.ts', 'server/seed.ts', 'server/purge.ts'],
      output: { entryFileNames: '[name].js' },
    },
  },
})

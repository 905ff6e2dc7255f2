import { defineConfig } from 'vite'

/** Loaded only where a key of theirs is set, or bound to the machine: they stay where npm has put them. */
const apart = [
  '@lemonsqueezy/lemonsqueezy.js',
  '@paypal/paypal-server-sdk',
  'better-sqlite3',
  'openai',
  'plaid',
  'razorpay',
  'stripe',
]

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  publicDir: false,
  // What every start needs lies in a few files: to find a thousand small ones took longer than to read them.
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // Nobody waits for a network here.
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      input: ['server/main.ts', 'server/seed.ts', 'server/purge.ts'],
      output: { entryFileNames: '[name].js' },
    },
  },
})

import { defineConfig } from 'vitest/config'

/** Each test makes what it needs and puts back what it replaced: the house is read once a worker, not once a file. */
const shared = { isolate: false, testTimeout: 20_000 }

export default defineConfig({
  test: {
    // Much of a test is waiting for the disk and for a slow hash: one worker less than there are processors leaves them idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{domain,machines,prompts,db,server,web}/**/*.test.{ts,tsx}',
            'tests/evals/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'integration',
          include: ['tests/*.test.ts', 'tests/integration/**/*.test.ts'],
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

// Imports such as #domain/… resolve by package.json's "imports".
const browserTests = '**/*.spec.ts'
// Tests take milliseconds. The limit is for a test that hangs, and leaves room for a machine busy with something else.
const testTimeout = 30_000

export default defineConfig({
  test: {
    // A server or a database that a test starts competes with the tests for the same cores.
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            '{domain,documents,contract,content,samples}/**/*.test.ts',
            'tests/{architecture,journeys,ledger}/**/*.test.ts',
          ],
          // What these files load changes nothing outside itself, so that it is loaded once and not for each file.
          isolate: false,
          testTimeout,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,scripts}/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: './vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          dir: '.',
          testTimeout,
        },
      },
      {
        test: {
          name: 'real',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{architecture,journeys,ledger,e2e}/**', browserTests],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

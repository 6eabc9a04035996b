import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lingui } from './scripts/i18n/macros.ts'
import { thorough } from './tests/thorough.ts'

// Imports such as #domain/… resolve by package.json's "imports".
const browserTests = '**/*.spec.ts'
/** What only `npm run test:thorough` runs (docs/testing.md). */
const thoroughTests = '**/*.thorough.test.ts'
// Tests take milliseconds. The limit is for a test that hangs, and leaves room for a machine busy with something else.
const testTimeout = 30_000

// On two cores, as many more as they wait for. A server that a test starts competes with the tests for the same cores.
const maxWorkers = 3

/** Tests of clusters, crashes and mail wait longest: begun last, the last one would keep all others waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => /\/tests\/(cluster|durability|mail)\//.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

// Each project after the other (`groupOrder`): a worker is kept only from one file to another of the same project.
export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [lingui()],
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: [
            '{domain,documents,api,content,samples}/**/*.test.ts',
            'tests/architecture.test.ts',
            'tests/{journeys,ledger}/**/*.test.ts',
          ],
          // What these files load changes nothing outside itself, so that it is loaded once and not for each file.
          isolate: false,
          testTimeout,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          // Packages are loaded once for all files of a worker, our own modules again for each.
          isolate: false,
          setupFiles: ['./tests/shared-worker/modules.ts'],
          environment: 'node',
          include: ['{server,scripts,bench}/**/*.test.ts'],
          testTimeout,
          maxWorkers,
          hookTimeout: testTimeout,
        },
      },
      {
        extends: './vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          sequence: { groupOrder: 2 },
          // As above, and a page is made once: making it took longer than what is tested on it.
          isolate: false,
          setupFiles: ['./tests/shared-worker/modules.ts', './tests/shared-worker/page.ts'],
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          dir: '.',
          testTimeout,
          maxWorkers,
        },
      },
      {
        plugins: [lingui()],
        test: {
          name: 'real',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/architecture.test.ts',
            'tests/{journeys,ledger,e2e}/**',
            browserTests,
            ...(thorough ? [] : [thoroughTests]),
          ],
          testTimeout: 60_000,
          // They wait for servers and their clocks more than they compute.
          maxWorkers: 4,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

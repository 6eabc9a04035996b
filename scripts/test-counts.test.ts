import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commandCount, oneLine, playwrightCount, summary, vitestCount } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinstead-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const spec = (title: string, status: string, messages: (string | undefined)[] = [], annotations: object[] = []) => ({
  title,
  file: 'house.spec.ts',
  line: 4,
  tests: [{ status, annotations, results: messages.map((message) => (message ? { error: { message } } : {})) }],
})
const config = { rootDir: join(process.cwd(), 'tests/e2e') }
const browser = {
  config,
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [{ message: 'The ledger is not complete:\n  name.label' }],
  suites: [
    {
      specs: [
        spec('opens', 'expected', [undefined]),
        spec('slips', 'flaky', ['\u001B[31mIt was late\u001B[39m\n at x', undefined]),
      ],
      suites: [
        {
          specs: [
            spec('closes', 'expected', [undefined]),
            spec('breaks', 'unexpected', ['\nError: no door', 'Error: no wall']),
            spec('waits', 'skipped', [], [{ type: 'skip', description: 'no pdftotext' }]),
          ],
        },
      ],
    },
  ],
}

test('a browser test that passed only at the second try is passed once, and named', () => {
  expect(playwrightCount(written(browser), 1)).toEqual({
    passed: 3,
    failed: 2,
    skipped: ['waits: no pdftotext'],
    unsteady: ['tests/e2e/house.spec.ts:4 › slips: It was late at x'],
    failures: ['tests/e2e/house.spec.ts:4 › breaks: Error: no door', 'The ledger is not complete: name.label'],
  })
})

test('of a very long message the beginning is reported', () => {
  expect(oneLine(`Error: ${'x'.repeat(1_000)}`)).toMatch(/^Error: x{500,600}\.\.\.$/)
  expect(oneLine(' \n ')).toBe('no error was given')
})

test('a command that fails though none of its tests did has failed once', () => {
  const steady = { config, stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
  expect(playwrightCount(written(steady), 0)).toMatchObject({ passed: 1, failed: 0, failures: [] })
  expect(playwrightCount(written(steady), 1)).toMatchObject({ passed: 1, failed: 1 })
  const counted = { passed: 5, failed: 0, skipped: [], unsteady: [], failures: [] }
  expect(vitestCount(written(counted), 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(() => vitestCount(join(folder, 'none.json'), 1)).toThrow('without a report')
  expect(commandCount('lint', 0)).toMatchObject({ passed: 1, failed: 0, failures: [] })
})

test('the end of a run names what was skipped, unsteady and failed, and closes with the counts', () => {
  const counts = [commandCount('lint', 1), commandCount('types', 0), playwrightCount(written(browser), 1)]
  expect(summary(counts)).toEqual([
    '',
    '1 skipped:',
    '  waits: no pdftotext',
    '',
    '1 passed only at the second try:',
    '  tests/e2e/house.spec.ts:4 › slips: It was late at x',
    '',
    '3 failed:',
    '  lint: what it said is above',
    '  tests/e2e/house.spec.ts:4 › breaks: Error: no door',
    '  The ledger is not complete: name.label',
    '',
    '4 passed, 3 failed',
  ])
  expect(summary([commandCount('lint', 0)])).toEqual(['', '1 passed, 0 failed'])
})

import { existsSync, readFileSync } from 'node:fs'

export interface Counted {
  passed: number
  failed: number
  /** Each skipped test with the reason it gave. */
  skipped: string[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}

/** A command without tests of its own, such as the linter, is one test. */
export function commandCount(code: number): Counted {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] }
}

function read<Report>(file: string): Report {
  if (!existsSync(file)) throw new Error('It ended without a report; what it said is above.')
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** A command that failed while each of its tests passed has failed at something else, and that counts as one. */
function withOwnFailure(counted: Counted, code: number): Counted {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** Reads what counting-reporter.ts wrote. */
export function vitestCount(file: string, code: number): Counted {
  return withOwnFailure(read<Counted>(file), code)
}

function skippedIn(suite: Suite): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations }) =>
          `${title}: ${annotations.find(({ description }) => description)?.description ?? 'no reason given'}`,
      ),
  )
  return [...own, ...(suite.suites ?? []).flatMap(skippedIn)]
}

/** A test that passed only on a second try has failed once, which is once too often. */
export function playwrightCount(file: string, code: number): Counted {
  const { stats, errors, suites } = read<PlaywrightReport>(file)
  const counted = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: suites.flatMap(skippedIn),
  }
  return withOwnFailure(counted, code)
}

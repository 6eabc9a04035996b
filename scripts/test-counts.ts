import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export interface Counted {
  passed: number
  failed: number
  /** Each skipped test with the reason it gave. */
  skipped: string[]
  /** Each test that failed at first and passed at the second try. It counts as passed. */
  unsteady: string[]
  /** Each failure in one line: where, which, and what was wrong. */
  failures: string[]
}

interface Spec {
  title: string
  file: string
  line: number
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
    results: { error?: { message?: string } }[]
  }[]
}
interface Suite {
  suites?: Suite[]
  specs: Spec[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites: Suite[]
}

const MAX_MESSAGE_LENGTH = 600

/** An error's message in one line, without colors and no longer than it takes to see what was wrong. */
export function oneLine(message: string | undefined): string {
  const text = stripVTControlCharacters(message ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return (text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}...` : text) || 'no error was given'
}

/** A command without tests of its own, such as the linter, is one test. */
export function commandCount(name: string, code: number): Counted {
  const failures = code === 0 ? [] : [`${name}: what it said is above`]
  return { passed: code === 0 ? 1 : 0, failed: failures.length, skipped: [], unsteady: [], failures }
}

function read<Report>(file: string): Report {
  if (!existsSync(file)) throw new Error('It ended without a report; what it said is above.')
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** A command that failed while each of its tests passed has failed at something else, and that counts as one. */
function withOwnFailure(counted: Counted, code: number): Counted {
  if (code === 0 || counted.failed > 0) return counted
  return { ...counted, failed: 1, failures: [`it ended with ${code}, though no test failed: what it said is above`] }
}

/** Reads what {@link CountingReporter} wrote. */
export function vitestCount(file: string, code: number): Counted {
  return withOwnFailure(read<Counted>(file), code)
}

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

/** A test that passed only at the second try counts as passed, and is named as unsteady. */
export function playwrightCount(file: string, code: number): Counted {
  const { config, stats, errors, suites } = read<PlaywrightReport>(file)
  const all = suites.flatMap(specsIn).flatMap((spec) => spec.tests.map((test) => ({ ...spec, ...test })))
  const named = (status: string) => all.filter((test) => test.status === status)
  const reason = (test: (typeof all)[number]) => test.annotations.find(({ description }) => description)?.description
  const place = (test: (typeof all)[number]) => relative(process.cwd(), join(config.rootDir, test.file))
  const error = (test: (typeof all)[number]) =>
    `${place(test)}:${test.line} › ${test.title}: ${oneLine(test.results.find(({ error }) => error)?.error?.message)}`
  const counted = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: named('skipped').map((test) => `${test.title}: ${reason(test) ?? 'no reason given'}`),
    unsteady: named('flaky').map(error),
    failures: [...named('unexpected').map(error), ...errors.map(({ message }) => oneLine(message))],
  }
  return withOwnFailure(counted, code)
}

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

/** What a whole run ends with, in lines: what was skipped, what was unsteady, what failed, and the counts as the last line. */
export function summary(counts: readonly Counted[]): string[] {
  const all = (which: 'skipped' | 'unsteady' | 'failures') => counts.flatMap((counted) => counted[which])
  const sum = (which: 'passed' | 'failed') => counts.reduce((total, counted) => total + counted[which], 0)
  const [skipped, unsteady, failures] = [all('skipped'), all('unsteady'), all('failures')]
  return [
    ...(skipped.length > 0 ? ['', `${skipped.length} skipped:`, ...listed(skipped)] : []),
    ...(unsteady.length > 0 ? ['', `${unsteady.length} passed only at the second try:`, ...listed(unsteady)] : []),
    ...(failures.length > 0 ? ['', `${failures.length} failed:`, ...listed(failures)] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ]
}

/** Writes the counts of a Vitest run to the file COUNTS_FILE, with the reasons of skipped tests, which Vitest's own JSON leaves out. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    // A file that could not be loaded has no tests to fail, and an error outside of any test fails none.
    const failures = errors.map(({ message }) => oneLine(message))
    const counted: Counted = { passed: 0, failed: 0, skipped: [], unsteady: [], failures }
    for (const module of modules) {
      failures.push(...module.errors().map(({ message }) => `${module.relativeModuleId}: ${oneLine(message)}`))
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') counted.passed++
        else if (result.state === 'skipped')
          counted.skipped.push(`${test.fullName}: ${result.note ?? 'no reason given'}`)
        else failures.push(`${module.relativeModuleId} › ${test.fullName}: ${oneLine(result.errors?.[0]?.message)}`)
      }
    }
    counted.failed = failures.length
    const file = process.env.COUNTS_FILE
    if (file) writeFileSync(file, JSON.stringify(counted))
  }
}

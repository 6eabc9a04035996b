import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { type Counted, oneLine } from './test-counts.ts'

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

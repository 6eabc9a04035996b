import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { type Counted, commandCount, playwrightCount, vitestCount } from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const folder = mkdtempSync(join(tmpdir(), 'kinstead-test-run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

interface Stage {
  name: string
  command: [string, ...string[]]
  env?: Record<string, string>
  /** Reads the counts from what the stage wrote. `code` is the exit code of the command. */
  count(code: number): Counted
}

function browserStage(): Stage {
  const report = join(folder, 'browser.json')
  return {
    name: 'browser (Playwright, in Chromium)',
    command: [bin('playwright'), 'test', '--reporter=line,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      LEDGER: 'complete',
      CHROMIUM: ensureBrowser(),
      ...(process.argv.includes('--thorough') && { THOROUGH: 'yes' }),
    },
    count: (code) => playwrightCount(report, code),
  }
}

const unitReport = join(folder, 'unit.json')
const stages: (() => Stage)[] = [
  () => ({ name: 'lint and format (Biome)', command: [bin('biome'), 'check', '.'], count: commandCount }),
  () => ({ name: 'types (tsc)', command: [bin('tsc'), '-b'], count: commandCount }),
  () => ({
    name: 'unit, store, server and documents (Vitest)',
    command: [bin('vitest'), 'run', '--reporter=default', '--reporter=./scripts/counting-reporter.ts'],
    env: { COUNTS_FILE: unitReport },
    count: (code) => vitestCount(unitReport, code),
  }),
  browserStage,
]

function run({ command: [program, ...args], env }: Stage): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function attempt(make: () => Stage): Promise<Counted> {
  try {
    const stage = make()
    console.log(`\n── ${stage.name}`)
    const started = Date.now()
    const counted = stage.count(await run(stage))
    const seconds = ((Date.now() - started) / 1_000).toFixed(1)
    console.log(`── ${counted.passed} passed, ${counted.failed} failed, in ${seconds} s`)
    return counted
  } catch (error) {
    console.error(`── ${(error as Error).message}`)
    return { passed: 0, failed: 1, skipped: [] }
  }
}

const counts: Counted[] = []
for (const stage of stages) counts.push(await attempt(stage))

const skipped = counts.flatMap((counted) => counted.skipped)
if (skipped.length > 0) console.log(`\n${skipped.length} skipped:\n${skipped.map((line) => `  ${line}`).join('\n')}`)
const sum = (which: 'passed' | 'failed') => counts.reduce((total, counted) => total + counted[which], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { type Counted, commandCount, playwrightCount, summary, vitestCount } from './test-counts.ts'
import { installTestPrograms } from './test-programs.ts'

const thorough = process.argv.includes('--thorough')
if (thorough) process.env.THOROUGH = 'yes'
const root = join(import.meta.dirname, '..')
/** A program of a package, started without the shell that the scripts of `.bin` need on Windows. */
const program = (file: string): [string, string] => [process.execPath, join(root, 'node_modules', file)]
const folder = mkdtempSync(join(tmpdir(), 'kinstead-test-run-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

interface Stage {
  name: string
  command: [string, ...string[]]
  env?: Record<string, string>
  /** Reads the counts from what the stage wrote. `code` is the exit code of the command. */
  count(code: number): Counted
}

function commandStage(name: string, command: Stage['command']): Stage {
  return { name, command, count: (code) => commandCount(name, code) }
}

function browserStage(): Stage {
  const report = join(folder, 'browser.json')
  return {
    name: 'browser (Playwright, in Chromium)',
    command: [
      ...program('@playwright/test/cli.js'),
      'test',
      '--reporter=line,json',
      // Tests that have another to stand for them (tests/thorough.ts).
      ...(thorough ? [] : ['--grep-invert=@thorough']),
    ],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      LEDGER: 'complete',
      CHROMIUM: ensureBrowser(),
    },
    count: (code) => playwrightCount(report, code),
  }
}

const unitReport = join(folder, 'unit.json')
const stages: (() => Stage)[] = [
  () => commandStage('lint and format (Biome)', [...program('@biomejs/biome/bin/biome'), 'check', '.']),
  () => commandStage('types (tsc)', [...program('typescript/bin/tsc'), '-b']),
  () => ({
    name: 'unit, store, server and documents (Vitest)',
    command: [...program('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=./scripts/test-counts.ts'],
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
    const { message } = error as Error
    console.error(`── ${message}`)
    return { passed: 0, failed: 1, skipped: [], unsteady: [], failures: [message] }
  }
}

installTestPrograms()
const counts: Counted[] = []
for (const stage of stages) counts.push(await attempt(stage))

process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0
console.log(summary(counts).join('\n'))

import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Statuses } from './fuzz.ts'

// FUZZ_SEED=… npm run fuzz [-- REQUESTS [--resume]]. In parts, each from a seed of its own in a process of its own, as
// many at a time as there are cores. What is done is noted, so that --resume goes on where a run was broken off.
const PART = 5_000
const runs = Number(process.argv[2] ?? 100_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const notes = join(tmpdir(), `kinstead-fuzz-${seed}-${runs}.json`)
const isGoingOn = process.argv.includes('--resume') && existsSync(notes)
/** The answers of each part that is done, by the part's seed. */
const done: Record<string, Statuses> = isGoingOn ? JSON.parse(readFileSync(notes, 'utf8')) : {}

function runPart(args: string[]): Promise<Statuses> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fuzz.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  return new Promise((finished, failed) => {
    child.once('error', failed)
    child.once('close', (code) => {
      if (code === 0) finished(JSON.parse(said))
      else failed(new Error(`To repeat the part that failed: node tests/security/fuzz/fuzz.ts ${args.join(' ')}`))
    })
  })
}

function sum(parts: Statuses[]): Statuses {
  const all: Statuses = {}
  for (const part of parts) for (const [status, count] of Object.entries(part)) all[status] = (all[status] ?? 0) + count
  return all
}
const total = (statuses: Statuses) => Object.values(statuses).reduce((one, other) => one + other, 0)

const began = performance.now()
const waiting = Array.from({ length: Math.ceil(runs / PART) }, (_, part) => [
  seed + part,
  Math.min(PART, runs - part * PART),
])
  .map((args) => args.map(String))
  .filter(([part = '']) => !done[part])
console.log(
  `${runs} requests from seed ${seed}${isGoingOn ? `, going on after ${total(sum(Object.values(done)))}` : ''}`,
)

async function work(): Promise<void> {
  for (let args = waiting.shift(); args; args = waiting.shift()) {
    const statuses = await runPart(args)
    done[args[0] ?? ''] = statuses
    writeFileSync(notes, JSON.stringify(done))
    console.log(
      `${total(sum(Object.values(done)))} of ${runs}, after ${Math.round((performance.now() - began) / 1000)} s`,
    )
  }
}

try {
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work))
  const statuses = sum(Object.values(done))
  const shown = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(`No error in ${total(statuses)} requests. Statuses ${shown.join(', ')}.`)
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

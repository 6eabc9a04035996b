import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench <name>` runs bench/<name>.ts, which writes what it measured to bench/results/<name>.md. `npm run bench` runs all of them.
const [name, ...rest] = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.replace(/\.ts$/, ''))

async function run(name: string, args: readonly string[] = []): Promise<boolean> {
  const file = join(import.meta.dirname, `${name}.ts`)
  const bench = spawn(process.execPath, [file, ...args], { stdio: 'inherit' })
  const end = (signal: NodeJS.Signals) => bench.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  const [code] = await once(bench, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, end)
  if (code === null) process.exit(1)
  return code === 0
}

async function runAll(): Promise<boolean> {
  const missed: string[] = []
  for (const each of names) {
    console.log(`\n── ${each}`)
    if (!(await run(each))) missed.push(each)
  }
  console.log(
    missed.length === 0
      ? '\nEvery budget was kept.'
      : `\nA budget was missed, or nothing was measured: ${missed.join(', ')}.`,
  )
  return missed.length === 0
}

if (name !== undefined && !names.includes(name)) {
  console.error(
    `There is no measurement '${name}'. There are: ${names.join(', ')}. For example: npm run bench ${names[0]}`,
  )
  process.exit(1)
}
process.exit((await (name === undefined ? runAll() : run(name, rest))) ? 0 : 1)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench NAME... -- OPTIONS` runs bench/NAME.ts, which writes bench/results/NAME.md. Without a name it runs all.
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.replace(/\.ts$/, ''))
const args = process.argv.slice(2)
const end = args.findIndex((arg) => !known.includes(arg))
const named = end < 0 ? args : args.slice(0, end)
const options = args.slice(named.length)
if (named.length === 0 && args.length > 0) {
  console.error(`There is no benchmark '${args[0]}'. Available: ${known.join(', ')}.`)
  process.exit(1)
}

async function run(name: string): Promise<boolean> {
  const bench = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], { stdio: 'inherit' })
  const stop = (signal: NodeJS.Signals) => bench.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  const [code] = await once(bench, 'exit')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop)
  if (code === null) process.exit(1)
  return code === 0
}

const failed: string[] = []
for (const name of named.length > 0 ? named : known) {
  console.log(`\n── ${name}`)
  if (!(await run(name))) failed.push(name)
}
console.log(
  failed.length === 0 ? '\nAll budgets met.' : `\nMissed a budget or failed to measure: ${failed.join(', ')}.`,
)
process.exit(failed.length === 0 ? 0 : 1)

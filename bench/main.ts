import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALLOCATOR } from '#scripts/allocator.ts'

// `npm run bench <name>` runs bench/<name>.ts, which writes what it measured to bench/results/<name>.md. `npm run bench` runs all of them.
const [name, ...rest] = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.replace(/\.ts$/, ''))

/** With the server's own memory settings, so that what is measured beside it has no others. */
function run(name: string, args: readonly string[]): number {
  const env = { ...process.env, ...ALLOCATOR }
  const file = join(import.meta.dirname, `${name}.ts`)
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit', env }).status ?? 1
}

function runAll(): number {
  const missed = names.filter((each) => {
    console.log(`\n── ${each}`)
    return run(each, []) !== 0
  })
  console.log(
    missed.length === 0
      ? '\nEvery budget was kept.'
      : `\nA budget was missed, or nothing was measured: ${missed.join(', ')}.`,
  )
  return missed.length === 0 ? 0 : 1
}

if (name === undefined) process.exit(runAll())
if (!names.includes(name)) {
  console.error(
    `There is no measurement '${name}'. There are: ${names.join(', ')}. For example: npm run bench ${names[0]}`,
  )
  process.exit(1)
}
process.exit(run(name, rest))

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

// `npm run bench <name>` runs bench/<name>.ts, which writes what it measured to bench/results/<name>.md. `npm run bench` runs all of them.
const [name, ...rest] = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => file.replace(/\.ts$/, ''))

function runAll(): number {
  const missed = names.filter((each) => {
    console.log(`\n── ${each}`)
    return spawnSync(process.execPath, [import.meta.filename, each], { stdio: 'inherit' }).status !== 0
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
process.argv.splice(2, process.argv.length, ...rest)
await import(`./${name}.ts`)

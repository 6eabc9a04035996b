import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

// `npm run bench <name>` runs bench/<name>.ts, which writes what it measured to bench/results/<name>.md.
const [name = '', ...rest] = process.argv.slice(2)
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts' && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
if (!names.includes(name) || !existsSync(join(import.meta.dirname, `${name}.ts`))) {
  console.error(
    `There is no measurement '${name}'. There are: ${names.join(', ')}. For example: npm run bench ${names[0]}`,
  )
  process.exit(1)
}
process.argv.splice(2, process.argv.length, ...rest)
await import(`./${name}.ts`)

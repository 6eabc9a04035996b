import { cpus } from 'node:os'
import { fuzz } from './run.ts'
import { fuzzTarget } from './target.ts'

// FUZZ_SEED=… npm run fuzz [requests] [minutes]; it ends with whichever comes first.
const runs = Number(process.argv[2] ?? 100_000)
const minutes = process.argv[3] === undefined ? undefined : Number(process.argv[3])
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
console.log(`${runs} requests from seed ${seed}`)

const target = await fuzzTarget()
const began = performance.now()
try {
  const statuses = await fuzz(target, { runs, seed, minutes, tell: (done) => console.log(`${done} of ${runs}`) })
  const seconds = Math.round((performance.now() - began) / 1000)
  const shown = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  const done = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  console.log(`No fault in ${done} requests, in ${seconds} s. Statuses ${shown.join(', ')}.`)
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  )
  if (target.failures().length > 0)
    throw new Error(`The server logged failures of its own:\n${target.failures().join('')}`)
} catch (fault) {
  console.error((fault as Error).message, (fault as Error).cause ?? '')
  process.exitCode = 1
} finally {
  await target.stop()
}

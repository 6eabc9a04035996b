import { fuzz } from './run.ts'
import { fuzzTarget } from './target.ts'

// node tests/security/fuzz/part.ts SEED REQUESTS: one part of the long run, with a server and a database of its own.
const [seed = 0, runs = 0] = process.argv.slice(2).map(Number)

const target = await fuzzTarget()
try {
  const statuses = await fuzz(target, { runs, seed })
  if (target.failures().length > 0)
    throw new Error(`The server logged failures of its own:\n${target.failures().join('')}`)
  console.log(JSON.stringify(statuses))
} catch (error) {
  console.error((error as Error).message, (error as Error).cause ?? '')
  process.exitCode = 1
} finally {
  await target.stop()
}

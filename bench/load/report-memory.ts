import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded into the measured server (`--import`): at SIGUSR2 it collects garbage and writes what is left. */
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const measured = { rss, heapUsed, external, cpu: (user + system) / 1_000 }
  process.stderr.write(`measured ${JSON.stringify(measured)}\n`)
})

import { giveBackMemory } from '#server/give-back.ts'

/** Loaded into the measured server (`--import`): at SIGUSR2 it gives back what it has no use for, and writes what is left. */
process.on('SIGUSR2', () => {
  giveBackMemory()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const measured = { rss, heapUsed, external, cpu: (user + system) / 1_000 }
  process.stderr.write(`measured ${JSON.stringify(measured)}\n`)
})

/** Loaded into the measured server (`--import` and `--expose-gc`): at SIGUSR2 it collects garbage and writes what is left. */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const measured = { rss, heapUsed, external, cpu: (user + system) / 1_000 }
  process.stderr.write(`measured ${JSON.stringify(measured)}\n`)
})

import { cpus, release } from 'node:os'

/** When and where a measurement was made, for the line above its table. */
export const machine = () =>
  `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, Node ${process.version}`

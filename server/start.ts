import { flushCompileCache } from 'node:module'
import { product } from '#domain/product.ts'
import { readConfig } from './config.ts'
import { CannotStart } from './errors.ts'
import { warnOfReadableKeys } from './keys.ts'
import { listen, type Running } from './listen.ts'
import { createLog, type Log } from './observability/log.ts'
import { DIST } from './open.ts'
import { builtPages } from './pages/serve.ts'
import { warnOfSampleContent } from './sample-content.ts'

function stopOnSignal(running: Running, log: Log): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (fault: Error) => {
        log.error('stopping failed', { fault: fault.name })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Runs the server until it is told to stop; a fault at start is one clear message and exit code 1. */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  // The database and its side files hold what is nobody else's business on this machine.
  process.umask(0o077)
  try {
    const config = readConfig(environment)
    const log = createLog(process.stderr, config.logLevel)
    warnOfSampleContent(config, log)
    warnOfReadableKeys(config.dataDir, log)
    const running = await listen(config, builtPages(DIST, config.baseUrl), log)
    stopOnSignal(running, log)
    console.log(`${product.name} is ready at ${config.baseUrl}`)
    // Nobody need wait for it.
    setTimeout(flushCompileCache, 1_000).unref()
  } catch (fault) {
    console.error(fault instanceof CannotStart ? fault.message : fault)
    process.exit(1)
  }
}

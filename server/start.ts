import { flushCompileCache } from 'node:module'
import { STORY_IS_A_SAMPLE, TEAM_IS_A_SAMPLE } from '#content/about.ts'
import { TESTIMONIALS_ARE_SAMPLES } from '#content/testimonials.ts'
import { product } from '#domain/product.ts'
import { type Config, readConfig } from './config.ts'
import { CannotStart } from './errors.ts'
import { warnOfReadableKeys } from './keys.ts'
import { listen, type Running } from './listen.ts'
import { createLog, type Log } from './observability/log.ts'
import { DIST } from './open.ts'
import { builtPages } from './pages/serve.ts'

/** The files whose people are invented and still marked so; a public installation must replace them. */
export const sampleContent: readonly string[] = [
  { file: 'content/testimonials.ts', isSample: TESTIMONIALS_ARE_SAMPLES },
  { file: 'content/about.ts', isSample: TEAM_IS_A_SAMPLE || STORY_IS_A_SAMPLE },
].flatMap(({ file, isSample }) => (isSample ? [file] : []))

/** Invented customers and leaders must not be published as if they were real. */
export function warnOfSampleContent({ isPublic }: Pick<Config, 'isPublic'>, log: Log, files = sampleContent): void {
  if (!isPublic || files.length === 0) return
  log.warn('BASE_URL is public, but some content is still a sample: replace it, and set the flag at its top to false', {
    files: files.join(', '),
  })
}

function stopOnSignal(running: Running, log: Log): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error('stopping failed', { error: error.name })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Runs the server until a signal stops it. An error at the start is one clear message and exit code 1. */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  // Other users of this machine must not read the database and its files.
  process.umask(0o077)
  try {
    const config = readConfig(environment)
    const log = createLog(process.stderr, config.logLevel)
    warnOfSampleContent(config, log)
    warnOfReadableKeys(config.dataDir, log)
    const running = await listen(config, builtPages(DIST, config.baseUrl), log)
    stopOnSignal(running, log)
    console.log(`${product.name} is ready at ${config.baseUrl}`)
    // Later, so that the first requests do not wait.
    setTimeout(flushCompileCache, 1_000).unref()
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  }
}

import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { STORY_IS_A_SAMPLE, TEAM_IS_A_SAMPLE } from '#content/about.ts'
import { TESTIMONIALS_ARE_SAMPLES } from '#content/testimonials.ts'
import { product } from '#domain/product.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { CannotStart } from './errors.ts'
import { warnOfReadableKeys } from './keys.ts'
import { createLog, type Log } from './observability/log.ts'
import { createReadiness } from './observability/readiness.ts'
import { DIST, openInstallation } from './open.ts'
import { builtPages, type Pages } from './pages/serve.ts'

export interface Running {
  port: number
  /** Takes no more connections, finishes the requests in flight, ends the streams, closes the data. */
  stop(): Promise<void>
}

const STOP_TIMEOUT = 10_000

function listening(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const messages: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one, for example PORT=${port + 1}.`,
        EACCES: `This user may not open port ${port}. Set PORT to 1024 or more.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to 127.0.0.1 or 0.0.0.0.`,
        ENOTFOUND: `The host ${host} is unknown. Set HOST to 127.0.0.1 or 0.0.0.0.`,
      }
      failed(new CannotStart(messages[code ?? ''] ?? `Port ${port} cannot be opened: ${message}.`))
    })
    server.listen(port, host, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Finishes requests in flight. `server.close` keeps a connection open after its last request, so idle ones are closed here. */
async function finish(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  const idle = setInterval(() => server.closeIdleConnections(), 20)
  const deadline = new AbortController()
  await Promise.race([closed, pause(STOP_TIMEOUT, undefined, { signal: deadline.signal }).catch(() => {})])
  clearInterval(idle)
  deadline.abort()
  server.closeAllConnections()
  await closed
}

/** On one connection. Browsers and proxies send a request after the answer to the one before. */
const MAX_UNANSWERED = 4

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** Closes a connection with many unanswered requests, because each answer stays in memory until it is read. */
function fewUnanswered(fetch: Fetch): Fetch {
  const unanswered = new WeakMap<Socket, number>()
  return (request, env) => {
    const { socket } = env.incoming
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    env.outgoing.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count <= MAX_UNANSWERED) return fetch(request, env)
    socket.destroy()
    return new Response(null, { status: 503 })
  }
}

/** Starts the server. Throws {@link CannotStart}. `unread`: milliseconds after which an unread answer is abandoned. */
export async function listen(config: Config, pages: Pages, log: Log, { unread = 60_000 } = {}): Promise<Running> {
  // Loaded only where it is used, because it takes two megabytes.
  const observability = config.metrics && (await import('./observability/metrics.ts'))
  const metrics = observability?.createMetrics()
  const installation = await openInstallation(config, log, { metrics, alone: true, sendsMail: true })
  const { hub, metricSources, close } = installation
  const { begin, end, notReady } = createReadiness(installation.checkDatabase)
  const app = createApp({ config, ...installation, log, pages, metrics, notReady })
  const server = createAdaptorServer({
    // Without HTTP/2 the bindings are always those of HTTP.
    fetch: fewUnanswered(app.fetch) as Parameters<typeof createAdaptorServer>[0]['fetch'],
    serverOptions: {
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16_384,
    },
  }) as Server
  // Closes a connection without traffic. The heartbeat of a live stream is more frequent.
  server.timeout = unread
  let metricsServer: Server | undefined
  try {
    await installation.stripe?.checkPrices()
    if (config.metrics && metrics)
      metricsServer = await observability?.serveMetrics(config.metrics, () => metrics.text(metricSources))
    const port = await listening(server, config)
    begin()
    const backups = config.backups && (await import('./backup/scheduled-backups.ts'))
    const stopBackups = config.backups && backups?.startBackups(config.dataDir, config.backups, log)
    return {
      port,
      async stop() {
        end()
        const finished = finish(server)
        hub.endStreams()
        await finished
        metricsServer?.closeAllConnections()
        metricsServer?.close()
        await stopBackups?.()
        await close()
      },
    }
  } catch (error) {
    metricsServer?.close()
    await close()
    throw error
  }
}

/** The files whose people are fictional and still marked so; a public installation must replace them. */
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

import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { readEvents } from '#server/realtime/read-events.ts'
import { AS_A_PAGE, startLoad } from '#tests/durability/load.ts'
import type { LaunchedPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer, type Version } from '#tests/server/launch.ts'
import type { Person } from '#tests/server/test-user.ts'
import { backOff } from '#web/features/trust-sync/retry.ts'
import { type Front, launchNginx } from './programs.ts'

/** An open page of a user, which connects again by itself when its stream ends. */
interface Follower {
  /** The last version that it received. */
  version(): number
  /** How often it was connected. */
  connections(): number
  /** What a page would have to read the whole trust for, or could not make sense of. */
  errors: string[]
  stop(): Promise<void>
}

export function follow(url: string, { uid, cookie }: Pick<Person, 'uid' | 'cookie'>): Follower {
  let version = 0
  let connections = 0
  let over = false
  let close = () => {}
  const errors: string[] = []

  function receive(event: string, data: { version: number; uid?: string }): void {
    if (event === 'version' && data.uid !== uid) errors.push(`a stream was ${data.uid}'s`)
    if (event === 'patch' && data.version !== version + 1) errors.push(`after ${version} came ${data.version}`)
    version = data.version
  }

  async function connect(): Promise<boolean> {
    const reading = await readEvents(`${url}/api/trust/events`, cookie)
    close = reading.close
    if (reading.status !== 200) {
      reading.close()
      return false
    }
    connections += 1
    const ended = reading.ended.then(() => 'ended' as const)
    while (!over) {
      // A stream without events for a while is still open: only the reader's own patience ended.
      const received = await Promise.race([reading.next().catch(() => undefined), ended])
      if (received === 'ended') break
      if (received) receive(received.event, received.data as { version: number })
    }
    reading.close()
    return true
  }

  async function run(): Promise<void> {
    for (let failures = 1; !over; ) {
      const opened = await connect().catch(() => false)
      failures = opened ? 1 : failures + 1
      if (!over) await pause(backOff(failures, Math.random()))
    }
  }

  const running = run()
  return {
    version: () => version,
    connections: () => connections,
    errors,
    async stop() {
      over = true
      close()
      await running
    },
  }
}

/** Waits until each follower has received this version. Returns those that have not after twenty seconds. */
export async function behind(followers: readonly Follower[], version: number): Promise<string[]> {
  const late = () => followers.filter((follower) => follower.version() < version)
  for (let time = 0; time < 200 && late().length > 0; time += 1) await pause(100)
  return late().map((follower) => `a page received ${follower.version()}, not of ${version}`)
}

export interface Cluster {
  /** Where people open it: nginx. */
  url: string
  servers: readonly LaunchedServer[]
  stop(): Promise<void>
}

/** So many server processes on one PostgreSQL, all started at once, behind nginx. */
export async function launchCluster(databaseUrl: string, size: number, version?: Version): Promise<Cluster> {
  const port = await freePort()
  const env = { BASE_URL: `http://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1' }
  const started = await Promise.allSettled(
    Array.from({ length: size }, () => launchServer({ databaseUrl, env, ...version })),
  )
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stopServers = () => Promise.all(servers.map((server) => server.stop()))
  const failed = started.find((one) => one.status === 'rejected')
  let front: Front
  try {
    if (failed) throw failed.reason
    front = await launchNginx({ port, servers: servers.map(({ url }) => Number(new URL(url).port)) })
  } catch (error) {
    await stopServers()
    throw error
  }
  return {
    url: front.url,
    servers,
    async stop() {
      await front.stop()
      await stopServers()
    },
  }
}

export interface Outcome {
  saves: number
  /** How many saves had to be sent again. */
  repeats: number
  /** How often pages had to connect again. */
  reconnections: number
  errors: string[]
}

export interface Wanted {
  users: number
  rounds: number
}

/** Lets users save from two devices each and follow on two pages each, disturbs what is beneath them, and checks that nothing is lost. */
export async function underLoad(
  url: string,
  { users, rounds }: Wanted,
  disturb: (round: number) => Promise<void>,
): Promise<Outcome> {
  const load = await startLoad(url, users, AS_A_PAGE)
  const pages = load.people.map((person) => [follow(url, person), follow(url, person)])
  const errors: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    await pause(500)
    await disturb(round)
    errors.push(...(await load.check()).map((error) => `round ${round}: ${error}`))
  }
  await pause(500)
  errors.push(...(await load.finish()))
  for (const [index, person] of load.people.entries()) {
    const { version } = await person.trust()
    errors.push(...(await behind(pages[index] ?? [], version)))
  }
  const all = pages.flat()
  await Promise.all(all.map((page) => page.stop()))
  const reconnections = all.reduce((sum, page) => sum + page.connections() - 1, 0)
  return { ...load.counts(), reconnections, errors: [...errors, ...all.flatMap((page) => page.errors)] }
}

/** Ends and starts one server after the other, as an upgrade does. */
export const rollUnderLoad = (cluster: Cluster, wanted: Wanted) =>
  underLoad(cluster.url, wanted, async () => {
    for (const server of cluster.servers) await server.restart()
  })

export const restartPostgresUnderLoad = (cluster: Cluster, postgres: LaunchedPostgres, wanted: Wanted) =>
  underLoad(cluster.url, wanted, () => postgres.restart())

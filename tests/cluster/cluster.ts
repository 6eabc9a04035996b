import { freePort } from '#scripts/free-port.ts'
import { type LaunchedServer, launchServer, type Version } from '#tests/server/launch.ts'
import { type Front, launchNginx } from './nginx.ts'

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

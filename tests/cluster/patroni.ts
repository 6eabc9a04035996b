import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { findPostgres, killPostmaster, noPostgres } from '#tests/postgres/launch.ts'
import { type Person, signUp } from '#tests/server/test-user.ts'
import { type Cluster, launchCluster, type Outcome, underLoad, type Wanted } from './cluster.ts'
import { type LaunchedProgram, launchHaproxy, launchProgram, type Ports } from './programs.ts'

/** A PostgreSQL and the Patroni that runs it: what a machine of its own would have. */
interface Member {
  name: string
  /** Ends Patroni, PostgreSQL and all its processes at once (SIGKILL). */
  kill(): Promise<void>
  start(): Promise<void>
}

interface PatroniCluster {
  /** HAProxy's address, which leads to the leader. */
  url: string
  leader(): Promise<Member>
  standby(): Promise<Member>
  /** Waits until there is a leader, and a standby that its commits wait for. */
  untilSynchronous(): Promise<void>
  stop(): Promise<void>
}

const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', nginx: 'nginx-light' }
const lacking = Object.entries(PACKAGES).find(([program]) => !findProgram(program))
/** Why there can be no cluster on this machine. */
export const noPatroni = lacking ? noProgram(...lacking) : findPostgres() ? undefined : noPostgres

const etcdConfiguration = (folder: string, port: number, peers: number) => ({
  name: 'etcd',
  'data-dir': join(folder, 'data'),
  'listen-client-urls': `http://127.0.0.1:${port}`,
  'advertise-client-urls': `http://127.0.0.1:${port}`,
  'listen-peer-urls': `http://127.0.0.1:${peers}`,
  'initial-advertise-peer-urls': `http://127.0.0.1:${peers}`,
  // Patroni talks to it; off by default when there is a configuration file.
  'enable-grpc-gateway': true,
  'initial-cluster': `etcd=http://127.0.0.1:${peers}`,
})

const memberConfiguration = (folder: string, name: string, { postgres, rest }: Ports, etcd: number, ttl: number) => ({
  scope: 'kinstead',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { hosts: [`127.0.0.1:${etcd}`] },
  bootstrap: {
    dcs: {
      ttl,
      loop_wait: ttl / 4,
      retry_timeout: ttl / 4,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums', { auth: 'trust' }],
  },
  postgresql: {
    listen: `127.0.0.1:${postgres}`,
    connect_address: `127.0.0.1:${postgres}`,
    bin_dir: findPostgres(),
    data_dir: join(folder, 'data'),
    pgpass: join(folder, 'pgpass'),
    pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
    parameters: { unix_socket_directories: '' },
  },
})

async function launchEtcd(): Promise<LaunchedProgram & { port: number }> {
  const port = await freePort()
  const peers = await freePort()
  // JSON is YAML too.
  const configuration = (folder: string) => JSON.stringify(etcdConfiguration(folder, port, peers))
  const etcd = await launchProgram({ program: 'etcd', configuration, port })
  // Patroni reads the cluster's version once, and etcd answers before it has decided on it.
  for (let time = 0; time < 100; time += 1) {
    const version = await fetch(`http://127.0.0.1:${port}/version`).then((answer) => answer.text())
    if (!version.includes('not_decided')) return { ...etcd, port }
    await pause(100)
  }
  await etcd.stop()
  throw new Error('etcd does not decide on its version.')
}

async function launchMember(name: string, etcd: number, ttl: number) {
  const ports: Ports = { postgres: await freePort(), rest: await freePort() }
  const configuration = (folder: string) => JSON.stringify(memberConfiguration(folder, name, ports, etcd, ttl))
  const patroni = await launchProgram({ program: 'patroni', configuration, port: ports.rest })
  return {
    ...patroni,
    name,
    ports,
    async kill() {
      await patroni.kill()
      killPostmaster(Number(readFileSync(join(patroni.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]))
    },
    /** Whether Patroni's REST API answers 200, as HAProxy asks it. */
    is: (role: 'primary' | 'synchronous') =>
      fetch(`http://127.0.0.1:${ports.rest}/${role}`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
  }
}

/**
 * Two PostgreSQL servers that Patroni runs, with etcd and behind HAProxy, set up as in deploy/patroni.yml. `ttl` is
 * the seconds after which a silent leader is replaced.
 */
async function launchPatroni(ttl: number): Promise<PatroniCluster> {
  const etcd = await launchEtcd()
  const stops = [etcd.stop]
  const stop = async () => {
    for (const each of stops.splice(0)) await each()
  }
  const members: Awaited<ReturnType<typeof launchMember>>[] = []
  async function find(role: 'primary' | 'synchronous') {
    for (let time = 0; time < 600; time += 1) {
      for (const member of members) if (await member.is(role)) return member
      await pause(100)
    }
    throw new Error(`No member of the Patroni cluster is ${role}.`)
  }
  try {
    for (const name of ['postgres1', 'postgres2']) {
      const member = await launchMember(name, etcd.port, ttl)
      stops.unshift(member.stop)
      members.push(member)
      // So that the second finds a leader to copy.
      if (name === 'postgres1') await find('primary')
    }
    await find('synchronous')
    const haproxy = await launchHaproxy(members.map(({ ports }) => ports))
    stops.unshift(haproxy.stop)
    return {
      url: haproxy.url,
      leader: () => find('primary'),
      standby: () => find('synchronous'),
      async untilSynchronous() {
        await find('primary')
        await find('synchronous')
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Interrupted extends Outcome {
  /** Milliseconds from each kill to the next save acknowledged. */
  withoutSaves: number[]
}

async function untilSaved(person: Person): Promise<void> {
  const began = performance.now()
  const save = () => person.request('PATCH', '/api/trust', { trustName: 'After' }).catch(() => undefined)
  while ((await save())?.status !== 200) {
    if (performance.now() - began > 90_000) throw new Error('No save is acknowledged after the failover.')
    await pause(50)
  }
}

/** Kills one of Patroni's two machines in each round, and starts it again when saves are acknowledged and `away` is over. */
async function killUnderLoad(
  { ttl = 20, ...wanted }: Wanted & { ttl?: number },
  victim: (patroni: PatroniCluster) => ReturnType<PatroniCluster['leader']>,
  away = 0,
): Promise<Interrupted> {
  const patroni = await launchPatroni(ttl)
  let cluster: Cluster | undefined
  try {
    cluster = await launchCluster(patroni.url, 2)
    const person = await signUp(cluster.url)
    const withoutSaves: number[] = []
    const outcome = await underLoad(cluster.url, wanted, async () => {
      const member = await victim(patroni)
      const began = performance.now()
      await member.kill()
      await untilSaved(person)
      withoutSaves.push(performance.now() - began)
      await pause(Math.max(0, began + away - performance.now()))
      await member.start()
      await patroni.untilSynchronous()
    })
    return { ...outcome, withoutSaves }
  } finally {
    await cluster?.stop()
    await patroni.stop()
  }
}

/** The standby is promoted, with servers that know nothing but HAProxy's address, and the old leader comes back as a standby. */
export const failOverUnderLoad = (wanted: Wanted & { ttl?: number }) =>
  killUnderLoad(wanted, (patroni) => patroni.leader())

/** The leader goes on alone. */
export const loseStandbyUnderLoad = (wanted: Wanted) => killUnderLoad(wanted, (patroni) => patroni.standby(), 8_000)

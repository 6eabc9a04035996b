import { parseArgs } from 'node:util'
import { machine } from '#tests/durability/load.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type Cluster, launchCluster, type Outcome, restartPostgresUnderLoad, rollUnderLoad } from './cluster.ts'
import { failOverUnderLoad, loseStandbyUnderLoad } from './patroni.ts'

/** `node tests/cluster/long-run.ts --users 8 --rounds 10 --failovers 10 --servers 3 --only roll,postgres,failover,standby` */
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '10' },
    failovers: { type: 'string', default: '10' },
    servers: { type: 'string', default: '3' },
    only: { type: 'string', default: 'roll,postgres,failover,standby' },
  },
})
const [users, rounds, failovers, servers] = [values.users, values.rounds, values.failovers, values.servers].map(
  Number,
) as [number, number, number, number]

async function onCluster(
  work: (cluster: Cluster, postgres: Awaited<ReturnType<typeof launchPostgres>>) => Promise<Outcome>,
): Promise<Outcome> {
  const postgres = await launchPostgres()
  const cluster = await launchCluster(postgres.url, servers).catch(async (error) => {
    await postgres.stop()
    throw error
  })
  return work(cluster, postgres)
    .finally(() => cluster.stop())
    .finally(() => postgres.stop())
}

async function onPatroni(interrupt: typeof failOverUnderLoad, times: number): Promise<Outcome> {
  const { withoutSaves, ...outcome } = await interrupt({ users, rounds: times })
  const seconds = withoutSaves.map((each) => (each / 1_000).toFixed(1))
  console.error(`  from the kill to the next acknowledged save, in seconds: ${seconds.join(', ')}`)
  return outcome
}

const runs: Record<string, [string, number, () => Promise<Outcome>]> = {
  roll: [
    `all ${servers} servers restarted, one after the other`,
    rounds,
    () => onCluster((cluster) => rollUnderLoad(cluster, { users, rounds })),
  ],
  postgres: [
    'PostgreSQL restarted',
    rounds,
    () => onCluster((cluster, postgres) => restartPostgresUnderLoad(cluster, postgres, { users, rounds })),
  ],
  failover: ['the leader of a Patroni cluster killed (-9)', failovers, () => onPatroni(failOverUnderLoad, failovers)],
  standby: ['its only standby killed (-9)', rounds, () => onPatroni(loseStandbyUnderLoad, rounds)],
}

console.log(`${machine()}\n${users} users with two devices and two open pages each\n`)
console.log('| Under load | times | acknowledged saves | sent again | pages connected again | lost, doubled or late |')
console.log('|---|---|---|---|---|---|')
for (const name of values.only.split(',')) {
  const run = runs[name]
  if (!run) throw new Error(`--only: ${name} is none of ${Object.keys(runs).join(', ')}`)
  const [what, times, work] = run
  const { saves, repeats, reconnections, errors } = await work()
  console.log(`| ${what} | ${times} | ${saves} | ${repeats} | ${reconnections} | ${errors.length} |`)
  for (const error of new Set(errors)) console.error(`  ${error}`)
  if (errors.length > 0) process.exitCode = 1
}

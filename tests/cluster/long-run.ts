import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { machine } from '#tests/durability/machine.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type Cluster, launchCluster } from './cluster.ts'
import { type Outcome, restartPostgresUnderLoad, rollUnderLoad } from './disturb.ts'
import { failOverUnderLoad } from './fail-over.ts'
import { loseStandbyUnderLoad } from './lose-standby.ts'

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
  const cluster = await launchCluster(postgres.url, servers).catch(async (fault) => {
    await postgres.stop()
    throw fault
  })
  return work(cluster, postgres)
    .finally(() => cluster.stop())
    .finally(() => postgres.stop())
}

async function manyFailovers(): Promise<Outcome> {
  const all: Outcome = { saves: 0, repeats: 0, reconnections: 0, faults: [] }
  const savedAfter: number[] = []
  for (let number = 1; number <= failovers; number += 1) {
    const one = await failOverUnderLoad({ users })
    savedAfter.push(one.savedAfter - one.promotedAfter)
    all.saves += one.saves
    all.repeats += one.repeats
    all.reconnections += one.reconnections
    all.faults.push(...one.faults)
    await pause(200)
  }
  savedAfter.sort((one, other) => one - other)
  console.error(
    `first save acknowledged after the promotion: median ${Math.round(savedAfter[savedAfter.length >> 1] ?? 0)} ms, longest ${Math.round(savedAfter.at(-1) ?? 0)} ms`,
  )
  return all
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
  failover: ['primary killed (-9), standby promoted', failovers, manyFailovers],
  standby: ['the only synchronous standby away for 8 s', rounds, () => loseStandbyUnderLoad({ users, rounds })],
}

console.log(`${machine()}\n${users} users with two devices and two open pages each\n`)
console.log('| Under load | times | acknowledged saves | sent again | pages connected again | lost, doubled or late |')
console.log('|---|---|---|---|---|---|')
for (const name of values.only.split(',')) {
  const run = runs[name]
  if (!run) throw new Error(`--only: ${name} is none of ${Object.keys(runs).join(', ')}`)
  const [what, times, work] = run
  const { saves, repeats, reconnections, faults } = await work()
  console.log(`| ${what} | ${times} | ${saves} | ${repeats} | ${reconnections} | ${faults.length} |`)
  for (const fault of new Set(faults)) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

import { parseArgs } from 'node:util'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'
import { Chance } from '#web/features/trust-sync/model/chance.ts'
import { killsOfPostgres, killsOfServer, type Outcome, surviveKills } from './kills.ts'
import { machine } from './load.ts'

/** `node tests/durability/long-run.ts --kills 100 --only sqlite,server-on-postgres,postgres --seed 7` */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    users: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    only: { type: 'string', default: 'sqlite,server-on-postgres,postgres' },
  },
})
const { seed, only } = values
const wanted = () => ({
  kills: Number(values.kills),
  users: Number(values.users),
  chance: new Chance(Number(seed)),
  onKill: (kill: number, errors: readonly string[]) => {
    if (kill % 10 === 0 || errors.length > 0) console.error(`  ${kill} kills`, ...errors)
  },
})

async function onSqlite(): Promise<Outcome> {
  const server = await launchServer()
  return surviveKills(server.url, killsOfServer(server), wanted()).finally(() => server.stop())
}

async function onPostgres(which: 'server' | 'postgres'): Promise<Outcome> {
  const postgres = await launchPostgres()
  const server = await launchServer({ databaseUrl: postgres.url })
  const kill = which === 'server' ? killsOfServer(server) : killsOfPostgres(postgres)
  return surviveKills(server.url, kill, wanted())
    .finally(() => server.stop())
    .finally(() => postgres.stop())
}

const runs: Record<string, [string, () => Promise<Outcome>]> = {
  sqlite: ['server, on SQLite', onSqlite],
  'server-on-postgres': ['server, on PostgreSQL', () => onPostgres('server')],
  postgres: ['PostgreSQL, all its processes', () => onPostgres('postgres')],
}

console.log(machine())
console.log(`seed ${seed}, ${values.users} users with two devices each\n`)
console.log(
  '| Killed (-9) | kills | of these while starting | acknowledged saves | sent again | lost, doubled or damaged |',
)
console.log('|---|---|---|---|---|---|')
for (const name of only.split(',')) {
  const run = runs[name]
  if (!run) throw new Error(`--only: ${name} is none of ${Object.keys(runs).join(', ')}`)
  const { kills, whileStarting, saves, repeats, errors } = await run[1]()
  console.log(`| ${run[0]} | ${kills} | ${whileStarting} | ${saves} | ${repeats} | ${errors.length} |`)
  for (const error of new Set(errors)) console.error(`  ${error}`)
  if (errors.length > 0) process.exitCode = 1
}

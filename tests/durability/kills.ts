import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { SeededRandom } from '#web/features/trust-sync/model/seeded-random.ts'
import { machine, startLoad } from './load.ts'

export interface Outcome {
  kills: number
  /** How many of the kills came before the server was ready again. */
  whileStarting: number
  saves: number
  repeats: number
  errors: string[]
}

interface Wanted {
  kills: number
  users: number
  random: SeededRandom
  /** Called after each kill. */
  onKill?: (kill: number, errors: readonly string[]) => void
}

/** Kills it after a random time under load. Answers how it comes back. */
type Kill = (random: SeededRandom) => Promise<{ whileStarting: boolean; revive: () => Promise<void> }>

/** The server alone. One kill in four meets it before it is ready. */
export function killsOfServer(server: LaunchedServer, longestStart = 1_500): Kill {
  return async (random) => {
    await pause(20 + random.below(600))
    await server.kill()
    const whileStarting = random.happens(0.25)
    if (whileStarting) {
      const starting = server.restart().catch(() => 'killed')
      await pause(20 + random.below(longestStart))
      await server.kill()
      await starting
    }
    return { whileStarting, revive: () => server.restart() }
  }
}

/** PostgreSQL, its postmaster and all its backends; the server lives on. */
export function killsOfPostgres(postgres: LaunchedPostgres): Kill {
  return async (random) => {
    await pause(20 + random.below(600))
    await postgres.kill()
    // Long enough, at times, for saves to be rejected meanwhile.
    await pause(random.below(400))
    return { whileStarting: false, revive: () => postgres.restart() }
  }
}

/** Kills under load, again and again; after each, what was acknowledged must be there. */
export async function surviveKills(
  url: string,
  kill: Kill,
  { kills, users, random, onKill }: Wanted,
): Promise<Outcome> {
  const load = await startLoad(url, users)
  const errors: string[] = []
  let whileStarting = 0
  for (let number = 1; number <= kills; number += 1) {
    const killed = await kill(random)
    if (killed.whileStarting) whileStarting += 1
    await killed.revive()
    const found = await load.check()
    errors.push(...found.map((error) => `after kill ${number}: ${error}`))
    onKill?.(number, found)
  }
  errors.push(...(await load.finish()))
  return { kills, whileStarting, ...load.counts(), errors }
}

if (import.meta.main) {
  /** `node tests/durability/kills.ts --kills 100 --only sqlite,server-on-postgres,postgres --seed 7` */
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
    random: new SeededRandom(Number(seed)),
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
}

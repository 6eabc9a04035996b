import { setTimeout as pause } from 'node:timers/promises'
import type { LaunchedPostgres } from '#tests/postgres/launch.ts'
import type { LaunchedServer } from '#tests/server/launch.ts'
import type { Chance } from '#web/features/trust-sync/model/chance.ts'
import { startLoad } from './load.ts'

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
  chance: Chance
  /** Called after each kill. */
  onKill?: (kill: number, errors: readonly string[]) => void
}

/** Kills it after a random time under load. Answers how it comes back. */
type Kill = (chance: Chance) => Promise<{ whileStarting: boolean; revive: () => Promise<void> }>

/** The server alone. One kill in four meets it before it is ready. */
export function killsOfServer(server: LaunchedServer, longestStart = 1_500): Kill {
  return async (chance) => {
    await pause(20 + chance.below(600))
    await server.kill()
    const whileStarting = chance.happens(0.25)
    if (whileStarting) {
      const starting = server.restart().catch(() => 'killed')
      await pause(20 + chance.below(longestStart))
      await server.kill()
      await starting
    }
    return { whileStarting, revive: () => server.restart() }
  }
}

/** PostgreSQL, its postmaster and all its backends; the server lives on. */
export function killsOfPostgres(postgres: LaunchedPostgres): Kill {
  return async (chance) => {
    await pause(20 + chance.below(600))
    await postgres.kill()
    // Long enough, at times, for saves to be rejected meanwhile.
    await pause(chance.below(400))
    return { whileStarting: false, revive: () => postgres.restart() }
  }
}

/** Kills under load, again and again; after each, what was acknowledged must be there. */
export async function surviveKills(
  url: string,
  kill: Kill,
  { kills, users, chance, onKill }: Wanted,
): Promise<Outcome> {
  const load = await startLoad(url, users)
  const errors: string[] = []
  let whileStarting = 0
  for (let number = 1; number <= kills; number += 1) {
    const killed = await kill(chance)
    if (killed.whileStarting) whileStarting += 1
    await killed.revive()
    const found = await load.check()
    errors.push(...found.map((error) => `after kill ${number}: ${error}`))
    onKill?.(number, found)
  }
  errors.push(...(await load.finish()))
  return { kills, whileStarting, ...load.counts(), errors }
}

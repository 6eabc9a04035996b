import { afterAll, beforeAll, describe } from 'vitest'
import type { Config } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { thorough } from '#tests/thorough.ts'

/** A running server and its database, there from the first test on. */
export interface Served {
  server: Awaited<ReturnType<typeof tryOut>>
  database: Database
}

/**
 * Describes the same of a server on SQLite and, in a thorough run, of one on a real PostgreSQL, with these settings: what
 * the two databases do differently, the contract of the store tests on both.
 */
export function describeOnBoth(
  what: string,
  tests: (served: () => Served) => void,
  settings: Partial<Config> = {},
): void {
  const kinds = thorough ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)
  describe.each(kinds)(`${what} on %s`, (kind) => {
    let place: ReturnType<typeof temporaryDir>
    let served: Served
    let stopPostgres: (() => Promise<unknown>) | undefined
    beforeAll(async () => {
      place = temporaryDir()
      const postgres = kind === 'PostgreSQL' ? await launchPostgres() : undefined
      stopPostgres = postgres?.stop
      const where = { dataDir: place.dir, databaseUrl: postgres?.url }
      served = {
        server: await tryOut(place.dir, { reviewLinks: true, ...settings, ...where }),
        database: await openDatabase(where, silentLog),
      }
    })
    afterAll(async () => {
      await served.database.close()
      await served.server.close()
      await stopPostgres?.()
      place.remove()
    })
    tests(() => served)
  })
}

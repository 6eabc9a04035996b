import { afterAll, beforeAll, describe } from 'vitest'
import type { Config } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

/** A running server and its database, there from the first test on. */
export interface Served {
  server: Awaited<ReturnType<typeof tryOut>>
  database: Database
}

/** Describes the same of a server on SQLite and of one on a real PostgreSQL, with these settings. */
export function describeOnBoth(
  what: string,
  tests: (served: () => Served) => void,
  settings: Partial<Config> = {},
): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)(`${what} on %s`, (kind) => {
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

import { sql } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Config } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { startTestServer, temporaryDir } from '#server/test-server.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { thorough } from '#tests/thorough.ts'

/** A running server and its database, there from the first test on. */
export interface Served {
  server: Awaited<ReturnType<typeof startTestServer>>
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
        server: await startTestServer(place.dir, { reviewLinks: true, ...settings, ...where }),
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

type Row = Record<string, unknown>
/** Every row of every table, by the table's name. */
export type Everything = Map<string, { columns: string[]; rows: Row[] }>

const NAMES_USER = /^(uid|user_?id|owner(_?id)?)$/i

/** Reads the whole database by what the database itself says is in it, so that a table made later is read too. */
export async function everythingIn({ db }: Database): Promise<Everything> {
  const tables = await db.introspection.getTables()
  const read = tables.map(async ({ name, columns }) => {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
    return [name, { columns: columns.map((column) => column.name), rows }] as const
  })
  return new Map(await Promise.all(read))
}

/** Whether a column of the row has one of these words. */
export const mentions = (row: Row, words: readonly string[]): boolean => {
  const text = JSON.stringify(row)
  return words.some((word) => text.includes(word))
}

/** The tables in which a column names a user, and better-auth's own table of users. */
export const tablesOfUsers = (all: Everything): string[] =>
  [...all]
    .filter(([name, { columns }]) => name === 'user' || columns.some((one) => NAMES_USER.test(one)))
    .map(([name]) => name)

/** The tables that have a row about someone. */
export const tablesAbout = (all: Everything, words: readonly string[]): string[] =>
  [...all].filter(([, { rows }]) => rows.some((row) => mentions(row, words))).map(([name]) => name)

/** Everything but the rows about someone, in an order that can be compared. */
export const without = (all: Everything, words: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    [...all].map(([name, { rows }]) => [
      name,
      rows
        .filter((row) => !mentions(row, words))
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  )

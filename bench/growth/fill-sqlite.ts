import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { createVault } from '#server/db/sealing.ts'
import { DATA_KEY } from '../start/served.ts'
import { familyMaker, type Row, type Rows, rowOfFamily, TABLES } from './families.ts'

const TOGETHER = 10_000

/** Puts copies of the one family that is in this file beside it, until there are so many. */
export function fillSqlite(file: string, families: number, told: (done: number) => void): void {
  const database = new DatabaseSync(file)
  try {
    // Made for speed: a file whose filling was interrupted is thrown away.
    database.exec(
      'pragma locking_mode = exclusive; pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -400000',
    )
    const one = Object.fromEntries(TABLES.map((table) => [table, database.prepare(rowOfFamily(table)).get()])) as Rows
    const insert = Object.fromEntries(
      TABLES.map((table) => {
        const columns = Object.keys(one[table])
        const names = columns.map((name) => `"${name}"`).join(', ')
        const places = columns.map(() => '?').join(', ')
        const statement = database.prepare(`insert into "${table}" (${names}) values (${places})`)
        return [table, (row: Row) => statement.run(...(columns.map((name) => row[name]) as SQLInputValue[]))]
      }),
    )
    const make = familyMaker(one, createVault([DATA_KEY]))
    for (let family = 1; family < families; ) {
      database.exec('begin')
      for (const end = Math.min(families, family + TOGETHER); family < end; family += 1) {
        const rows = make(family)
        for (const table of TABLES) insert[table]?.(rows[table])
      }
      database.exec('commit')
      told(family)
    }
  } finally {
    database.close()
  }
}

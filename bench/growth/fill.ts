import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { createVault } from '#server/db/encryption.ts'
import { DATA_KEY } from '../start/server.ts'
import { familyMaker, type Row, type Rows, rowOfFamily, TABLES, type Table } from './families.ts'

type Progress = (done: number) => void

/** Families per transaction on SQLite, and per statement on PostgreSQL. */
const [SQLITE_BATCH, POSTGRES_BATCH] = [10_000, 500]

/** Copies the one family in this file until there are so many. A file whose filling was interrupted is not usable. */
export function fillSqlite(file: string, families: number, progress: Progress): void {
  const database = new DatabaseSync(file)
  try {
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
      for (const end = Math.min(families, family + SQLITE_BATCH); family < end; family += 1) {
        const rows = make(family)
        for (const table of TABLES) insert[table]?.(rows[table])
      }
      database.exec('commit')
      progress(family)
    }
  } finally {
    database.close()
  }
}

interface Column {
  name: string
  type: string
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const sql = 'select column_name as name, udt_name as type from information_schema.columns where table_name = $1'
  return (await client.query<Column>(sql, [table])).rows
}

/** As for SQLite, in the database at this URL. */
export async function fillPostgres(url: string, families: number, progress: Progress): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    const one: Partial<Rows> = {}
    const columns = new Map<string, Column[]>()
    for (const table of TABLES) {
      one[table] = (await client.query(rowOfFamily(table))).rows[0]
      columns.set(table, await columnsOf(client, table))
    }
    const make = familyMaker(one as Rows, createVault([DATA_KEY]))
    let before = Promise.resolve()
    for (let family = 1; family < families; ) {
      const end = Math.min(families, family + POSTGRES_BATCH)
      const made = Array.from({ length: end - family }, (_, index) => make(family + index))
      await before
      const insert = async (table: Table) => {
        const own = columns.get(table) ?? []
        const names = own.map(({ name }) => `"${name}"`).join(', ')
        const lists = own.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')
        const values = own.map(({ name }) => made.map((rows) => rows[table][name]))
        await client.query(`insert into "${table}" (${names}) select * from unnest(${lists})`, values)
      }
      // The next families are made while the database inserts these.
      before = TABLES.reduce((done, table) => done.then(() => insert(table)), Promise.resolve())
      family = end
      if (family % 10_000 === 0) progress(family)
    }
    await before
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

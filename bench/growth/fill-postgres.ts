import pg from 'pg'
import { createVault } from '#server/db/sealing.ts'
import { DATA_KEY } from '../start/served.ts'
import { familyMaker, type Rows, rowOfFamily, TABLES, type Table } from './families.ts'

const TOGETHER = 500

interface Column {
  name: string
  type: string
}

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const asked = 'select column_name as name, udt_name as type from information_schema.columns where table_name = $1'
  return (await client.query<Column>(asked, [table])).rows
}

/** As for SQLite, in the database at this address. */
export async function fillPostgres(url: string, families: number, told: (done: number) => void): Promise<void> {
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
      const end = Math.min(families, family + TOGETHER)
      const made = Array.from({ length: end - family }, (_, index) => make(family + index))
      await before
      const insert = async (table: Table) => {
        const own = columns.get(table) ?? []
        const names = own.map(({ name }) => `"${name}"`).join(', ')
        const lists = own.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')
        const values = own.map(({ name }) => made.map((rows) => rows[table][name]))
        await client.query(`insert into "${table}" (${names}) select * from unnest(${lists})`, values)
      }
      // The next families are made while the database takes these in.
      before = TABLES.reduce((done, table) => done.then(() => insert(table)), Promise.resolve())
      family = end
      if (family % 10_000 === 0) told(family)
    }
    await before
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

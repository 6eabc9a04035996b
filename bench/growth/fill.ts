import { createHash, createHmac, randomUUID, randomUUIDv7 } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { createVault, openSecrets, sealSecrets, type Vault } from '#server/db/encryption.ts'
import { DATA_KEY, SECRET } from '../start/server.ts'

/** Values as one database returns and accepts them. */
export type Row = Record<string, unknown>
/** The tables with one row per family, each after those that it references. */
export const TABLES = [
  'user',
  'account',
  'session',
  'user_profile',
  'trust_record',
  'trust_patch',
  'account_event',
] as const
export type Table = (typeof TABLES)[number]
/** Selects the row of the only family in a store. The table of users has another, internal row. */
const rowOfFamily = (table: Table) => {
  const owner = { user: 'id', account: '"userId"', session: '"userId"' }[table as string] ?? 'uid'
  return `select * from "${table}" where ${owner} = (select uid from user_profile) limit 1`
}
export type Rows = Record<Table, Row>

export const PASSWORD = 'granite-lantern-meadow'

const made = (what: string, family: number) =>
  createHash('sha256').update(`${what} ${family}`).digest('hex').slice(0, 32)
/** How many users are active in a store, spread evenly over it. */
export const ACTIVE_USERS = 100
/** The family of the request with this number. */
export const familyOf = (records: number) => (number: number) =>
  1 + Math.floor(((number % ACTIVE_USERS) * (records - 1)) / ACTIVE_USERS)

export const emailOf = (family: number) => `family-${family}@growth.example`
/** The family's session cookie. */
export function cookieOf(family: number): string {
  const token = made('token', family)
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `kinstead.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Makes the rows of any number of families from those of one that answered every question. */
function familyMaker(one: Rows, vault: Vault): (family: number) => Rows {
  const uid = String(one.trust_record.uid)
  const opened = <T extends TrustRecord | TrustPatch>(row: Row): T =>
    openSecrets(vault, uid, JSON.parse(String(row.body)))
  const record = opened<TrustRecord>(one.trust_record)
  const { trustDate, grantorName, grantorSsn, grantorEmail, grantorAddress } = opened<TrustPatch>(one.trust_patch)
  /** The first step's change: the record holds every answer, the history one change. */
  const first: TrustPatch = { trustDate, grantorName, grantorSsn, grantorEmail, grantorAddress, currentStep: 2 }
  return (family) => {
    const [own, email] = [made('uid', family), emailOf(family)]
    const trustName = `The Whitlock Family Dynasty Trust ${family}`
    const sealed = (holder: TrustRecord | TrustPatch) =>
      JSON.stringify(sealSecrets(vault, own, { ...holder, trustName }))
    return {
      user: { ...one.user, id: own, email },
      account: { ...one.account, id: made('account', family), accountId: own, userId: own },
      session: { ...one.session, id: made('session', family), token: made('token', family), userId: own },
      user_profile: { ...one.user_profile, uid: own, email },
      trust_record: { ...one.trust_record, uid: own, body: sealed({ ...record, uid: own }) },
      trust_patch: { ...one.trust_patch, uid: own, patch_id: randomUUIDv7(), body: sealed(first) },
      account_event: { ...one.account_event, id: randomUUID(), uid: own },
    }
  }
}

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

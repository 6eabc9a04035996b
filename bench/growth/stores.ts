import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { complete } from '#samples/complete.ts'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { signUp } from '#tests/server/test-user.ts'
import { eachOnce, httpClient } from '../saves/clients.ts'
import { postgresSettings, sqliteSettings } from '../saves/kinstead.ts'
import { answersOf } from '../saves/workloads.ts'
import { KEYS, NODE_SERVER, start } from '../start/server.ts'
import { ACTIVE_USERS, cookieOf, familyOf, fillPostgres, fillSqlite } from './fill.ts'

/** A store with this many trust records, which later runs use again. */
export interface FilledStore {
  database: 'SQLite' | 'PostgreSQL'
  records: number
  /** The server's settings. */
  env: Record<string, string>
  bytes: number
  /** The process whose children do PostgreSQL's work. */
  postgresPid?: number
}
interface FilledStores {
  stores: FilledStore[]
  /** The databases' versions and durability settings. */
  settings: string[]
  stop(): Promise<void>
}

/** Hours of editing: a long history for each active user, and records that have moved. */
const SAVES_PER_USER = 500

async function makeEdits(env: Record<string, string>, records: number): Promise<void> {
  const server = await start(NODE_SERVER, env)
  const client = httpClient(server.port)
  const family = familyOf(records)
  try {
    await eachOnce(ACTIVE_USERS * SAVES_PER_USER, 16, (number) =>
      client.request('PATCH', '/api/trust', { cookie: cookieOf(family(number)) }, answersOf(number)),
    )
  } finally {
    client.close()
    await server.stop()
  }
}

async function firstFamily(env: Record<string, string>): Promise<void> {
  const server = await start(NODE_SERVER, env)
  const person = await signUp(`http://localhost:${server.port}`)
  const { status } = await person.request('PATCH', '/api/trust', complete)
  if (status !== 200) throw new Error(`The first family's answers were rejected with ${status}.`)
  await server.stop()
}

/** Runs `make` unless an earlier run has completed it and written the note. */
async function once(
  note: string,
  what: string,
  make: (progress: (done: number) => void) => Promise<void>,
): Promise<void> {
  if (existsSync(note)) return
  const began = performance.now()
  let last = 0
  await make((done) => {
    if (done - last < 100_000) return
    last = done
    console.log(`${what}: ${done.toLocaleString('en')} so far, ${Math.round((performance.now() - began) / 1_000)} s`)
  })
  const seconds = Math.round((performance.now() - began) / 1_000)
  writeFileSync(note, `done in ${seconds} s\n`)
  console.log(`${what}: done in ${seconds} s`)
}

async function sqliteStore(folder: string, records: number): Promise<FilledStore> {
  const dir = join(folder, `sqlite-${records}`)
  const env = { DATA_DIR: dir, ...KEYS }
  const file = join(dir, 'kinstead.db')
  const what = `SQLite, ${records.toLocaleString('en')} trust records`
  await once(join(dir, 'filled'), `${what}, filled`, async (progress) => {
    rmSync(dir, { recursive: true, force: true })
    await firstFamily(env)
    fillSqlite(file, records, progress)
  })
  await once(join(dir, 'edited'), `${what}, edited`, () => makeEdits(env, records))
  return { database: 'SQLite', records, env, bytes: statSync(file).size }
}

/** What autovacuum would do during the first round. The planner's statistics stay as they are. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function postgresStore(folder: string, server: LaunchedPostgres, records: number): Promise<FilledStore> {
  const name = `records_${records}`
  const url = server.url.replace(/\/postgres$/, `/${name}`)
  const env = { DATA_DIR: join(folder, `postgres-${records}`), DATABASE_URL: url, ...KEYS }
  const what = `PostgreSQL, ${records.toLocaleString('en')} trust records`
  const edited = join(folder, 'postgres', `edited-${records}`)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await once(join(folder, 'postgres', `filled-${records}`), `${what}, filled`, async (progress) => {
      rmSync(edited, { force: true })
      await client.query(`drop database if exists ${name}`)
      await client.query(`create database ${name}`)
      await firstFamily(env)
      await fillPostgres(url, records, progress)
    })
    await once(edited, `${what}, edited`, async () => {
      await makeEdits(env, records)
      await vacuum(url)
    })
    const { rows } = await client.query('select pg_database_size($1) as bytes', [name])
    return { database: 'PostgreSQL', records, env, bytes: Number(rows[0].bytes) }
  } finally {
    await client.end()
  }
}

export interface Wanted {
  folder: string
  sizes: readonly number[]
  databases: readonly FilledStore['database'][]
}

/** Opens the filled stores and fills those that are missing. */
export async function filledStores({ folder, sizes, databases }: Wanted): Promise<FilledStores> {
  // Made here, because a server makes it private, and root's PostgreSQL runs as another user.
  mkdirSync(folder, { recursive: true })
  const stores: FilledStore[] = []
  if (databases.includes('SQLite')) for (const records of sizes) stores.push(await sqliteStore(folder, records))
  const settings = databases.includes('SQLite') ? [sqliteSettings()] : []
  if (!databases.includes('PostgreSQL')) return { stores, settings, stop: async () => {} }
  const server = await launchPostgres({ keptIn: join(folder, 'postgres') })
  try {
    for (const records of sizes) stores.push(await postgresStore(folder, server, records))
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid")
    await client.end()
    settings.push(await postgresSettings(server.url))
    for (const store of stores) if (store.database === 'PostgreSQL') store.postgresPid = rows[0].pid
    return { stores, settings, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

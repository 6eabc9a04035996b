import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { complete } from '#samples/complete.ts'
import { signUp } from '#tests/bad-input/person.ts'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { postgresSettings, sqliteSettings } from '../report/conditions.ts'
import { KEYS, SERVED } from '../start/served.ts'
import { start } from '../start/starting.ts'
import { putToWork } from './at-work.ts'
import { fillPostgres } from './fill-postgres.ts'
import { fillSqlite } from './fill-sqlite.ts'

/** A store with so many trust records, kept from one run to the next. */
export interface FilledStore {
  database: 'SQLite' | 'PostgreSQL'
  records: number
  /** What the server needs to be told to serve it. */
  env: Record<string, string>
  bytes: number
}
export interface FilledStores {
  stores: FilledStore[]
  /** The process whose children do PostgreSQL's work. */
  postgresPid?: number
  /** The databases' versions, and what a commit waits for. */
  settings: string[]
  stop(): Promise<void>
}

async function firstFamily(env: Record<string, string>): Promise<void> {
  const server = await start(SERVED, env)
  const person = await signUp(`http://localhost:${server.port}`)
  const { status } = await person.ask('PATCH', '/api/trust', complete)
  if (status !== 200) throw new Error(`The first family's answers were refused with ${status}.`)
  await server.stop()
}

/** Does what no earlier run has done whole, which the note beside it tells. */
async function once(note: string, what: string, make: (told: (done: number) => void) => Promise<void>): Promise<void> {
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
  await once(join(dir, 'filled'), `${what}, filled`, async (told) => {
    rmSync(dir, { recursive: true, force: true })
    await firstFamily(env)
    fillSqlite(file, records, told)
  })
  await once(join(dir, 'put-to-work'), `${what}, put to work`, () => putToWork(env, records))
  return { database: 'SQLite', records, env, bytes: statSync(file).size }
}

/** What PostgreSQL would do by itself, some time within the first round. The plans' statistics stay as they are. */
async function clearUp(url: string): Promise<void> {
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
  const worked = join(folder, 'postgres', `put-to-work-${records}`)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  try {
    await once(join(folder, 'postgres', `filled-${records}`), `${what}, filled`, async (told) => {
      rmSync(worked, { force: true })
      await client.query(`drop database if exists ${name}`)
      await client.query(`create database ${name}`)
      await firstFamily(env)
      await fillPostgres(url, records, told)
    })
    await once(worked, `${what}, put to work`, async () => {
      await putToWork(env, records)
      await clearUp(url)
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

/** Opens the filled stores, and fills those that are missing. */
export async function filledStores({ folder, sizes, databases }: Wanted): Promise<FilledStores> {
  // Before a server makes it, for itself alone: root's PostgreSQL runs as another user.
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
    return { stores, settings, postgresPid: rows[0].pid, stop: () => server.stop() }
  } catch (fault) {
    await server.stop()
    throw fault
  }
}

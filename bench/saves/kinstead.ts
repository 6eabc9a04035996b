import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'
import { httpClient } from './clients.ts'

/** SQLite's version, and its durability settings. */
export function sqliteSettings(): string {
  const memory = new DatabaseSync(':memory:')
  const version = memory.prepare('select sqlite_version() as version').get()?.version
  memory.close()
  return `SQLite ${version}, WAL, synchronous=FULL`
}

const ASKED = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'shared_buffers']

/** PostgreSQL's version, and its durability settings. */
export async function postgresSettings(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select name, current_setting(name) as setting from pg_settings where name = any($1)',
    [ASKED],
  )
  await client.end()
  return `PostgreSQL: ${ASKED.map((name) => `${name} ${rows.find((row) => row.name === name)?.setting}`).join(', ')}`
}

/** One PostgreSQL server with fsync on, and an empty database in it for each target. */
export async function launchDatabases() {
  const server = await launchPostgres()
  return {
    /** Both databases' versions and durability settings, for the report. */
    settings: [sqliteSettings(), await postgresSettings(server.url)],
    /** Resolves with the new database's URL. */
    async create(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return server.url.replace(/\/postgres$/, `/${name}`)
    },
    stop: () => server.stop(),
  }
}

export interface Person {
  email: string
  password: string
}

/** A signed-in user of a target. */
export interface Session {
  uid: string
  /** Authenticates requests. */
  headers: Readonly<Record<string, string>>
}

/** A running server that stores a record for each user. */
export interface Target {
  name: string
  /** What an acknowledged save waits for. */
  durability: string
  signUp(person: Person): Promise<Session>
  signIn(person: Person): Promise<unknown>
  create(session: Session, record: TrustPatch): Promise<unknown>
  /** Resolves when the change is durable. */
  save(session: Session, patch: TrustPatch): Promise<unknown>
  /** Resolves with the complete record as text. */
  read(session: Session): Promise<string>
  /** Resolves once subscribed, with a function that unsubscribes. Calls `onChange` with the trust's name of each change. */
  follow(session: Session, onChange: (trustName: string) => void): Promise<() => void>
  stop(): Promise<void>
}

export const [ON_SQLITE, ON_POSTGRES] = ['Kinstead on SQLite', 'Kinstead on PostgreSQL']

const EVENT = /(?:event: (\w+)\n)?data: (.*)\n\n/g

/** Reads the event stream over a plain socket. Resolves after the first `version` event, with a function that closes it. */
function openStream(port: number, cookie: string, onPatch: (patch: { trustName: string }) => void) {
  return new Promise<() => void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let text = ''
    socket.on('data', (chunk: string) => {
      if (text === '' && !chunk.startsWith('HTTP/1.1 200')) reject(new Error(chunk.split('\r')[0]))
      text += chunk
      const end = text.lastIndexOf('\n\n') + 2
      if (end < 2) return
      for (const [, name, data = ''] of text.slice(0, end).matchAll(EVENT)) {
        if (name === 'version') resolve(() => void socket.destroy())
        if (name === 'patch') onPatch(JSON.parse(data).patch)
      }
      text = `\n${text.slice(end)}`
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The stream was closed.')))
    const head = `GET /api/trust/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncookie: ${cookie}`
    socket.write(`${head}\r\n\r\n`)
  })
}

/** Kinstead over HTTP, as its pages use it, on SQLite or on this PostgreSQL database. */
export async function kinstead(databaseUrl?: string): Promise<Target> {
  const server = await launchServer({ databaseUrl })
  const port = Number(new URL(server.url).port)
  const client = httpClient(port)
  const patch = (session: Session, body: unknown) => client.request('PATCH', '/api/trust', session.headers, body)
  return {
    name: databaseUrl ? ON_POSTGRES : ON_SQLITE,
    durability: databaseUrl
      ? 'PostgreSQL, a commit waits for the disk; record and change history'
      : 'SQLite in WAL mode with synchronous=FULL, every commit flushed; record and change history',
    async signUp({ email, password }) {
      const person = { email, password, firstName: 'Ann', lastName: 'Whitlock' }
      const { body, cookies } = await client.request('POST', '/api/sign-up', {}, person)
      return { uid: JSON.parse(body).user.uid, headers: { cookie: cookies } }
    },
    signIn: ({ email, password }) => client.request('POST', '/api/sign-in', {}, { email, password }),
    create: patch,
    save: patch,
    read: async ({ headers }) => (await client.request('GET', '/api/trust', headers)).body,
    follow: ({ headers }, onChange) =>
      openStream(port, headers.cookie ?? '', ({ trustName }) => {
        onChange(trustName)
      }),
    async stop() {
      client.close()
      await server.stop()
    },
  }
}

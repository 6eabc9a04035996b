import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type Person, signUp } from '#tests/bad-input/person.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'

const sessionOf = async (person: Person) =>
  ((await person.ask('GET', '/api/session')).body as { user: { uid: string } | null }).user?.uid

async function expectKept(server: LaunchedServer, person: Person): Promise<void> {
  const headers = { origin: server.url, cookie: person.cookie }
  const answer = await fetch(`${server.url}/api/sign-out`, { method: 'POST', headers })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(answer.headers.getSetCookie()).toEqual([])
}

async function expectEnds(person: Person): Promise<void> {
  expect(await sessionOf(person)).toBe(person.uid)
  expect((await person.ask('POST', '/api/sign-out')).status).toBe(200)
  expect(await sessionOf(person)).toBeUndefined()
}

test('a sign-out while SQLite cannot be written is rejected, and the cookie stays', async () => {
  const server = await launchServer()
  try {
    const person = await signUp(server.url)
    const other = new DatabaseSync(`${server.dataDir}/kinstead.db`, { timeout: 5_000 })
    other.exec('begin immediate')
    await expectKept(server, person)
    other.exec('rollback')
    other.close()
    await expectEnds(person)
  } finally {
    await server.stop()
  }
}, 60_000)

test('a sign-out while PostgreSQL is read-only is rejected, and the cookie stays', async () => {
  const postgres = await launchPostgres()
  const server = await launchServer({ databaseUrl: postgres.url })
  try {
    const person = await signUp(server.url)
    const setReadOnly = async (value: 'on' | 'off') => {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(`set default_transaction_read_only = off`)
      await client.query(`alter database postgres set default_transaction_read_only = ${value}`)
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      await client.end()
    }
    await setReadOnly('on')
    await expectKept(server, person)
    await setReadOnly('off')
    await expect.poll(async () => (await person.ask('GET', '/api/trust')).status).toBe(200)
    await expectEnds(person)
  } finally {
    await server.stop()
    await postgres.stop()
  }
}, 60_000)

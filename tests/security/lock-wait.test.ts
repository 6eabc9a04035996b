import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type Person, signUp } from '#tests/bad-input/person.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'

interface Lock {
  take(): Promise<void>
  release(): Promise<void>
}

/** While it lasts, who writes gets 503 in seconds, and who reads is answered before them. */
async function expectPutOff(server: LaunchedServer, lock: Lock): Promise<void> {
  const people: Person[] = []
  for (let count = 0; count < 4; count += 1) people.push(await signUp(server.url))
  const keys = people.map(() => randomUUID())
  const save = (person: Person, index: number) =>
    person.ask('PATCH', '/api/trust', { trustName: `Trust ${index}` }, { 'idempotency-key': keys[index] ?? '' })
  for (const person of people) expect((await person.ask('POST', '/api/trust')).status).toBe(200)
  await lock.take()
  const writes = [
    ...people.map(save),
    ...people.map((person) => person.ask('PATCH', '/api/users/me', { firstName: 'Una', lastName: 'Alder' })),
    ...people.map((person) => person.ask('POST', '/api/sign-out')),
  ]
  const read = people[0]?.trust()
  expect(await Promise.race([read, ...writes])).toMatchObject({ version: 1 })
  for (const answer of await Promise.all(writes)) expect(answer).toMatchObject({ status: 503, retryAfter: 2 })
  await lock.release()
  const again = await Promise.all(people.map(save))
  expect(again.map(({ status }) => status)).toEqual(people.map(() => 200))
  for (const [index, person] of people.entries())
    expect(await person.trust()).toMatchObject({ version: 2, record: { trustName: `Trust ${index}` } })
}

test('a lock on the SQLite file is waited for in seconds, while reading goes on', async () => {
  const server = await launchServer()
  const other = new DatabaseSync(`${server.dataDir}/kinstead.db`, { timeout: 5_000 })
  try {
    const lock = { take: async () => other.exec('begin immediate'), release: async () => other.exec('rollback') }
    await expectPutOff(server, lock)
  } finally {
    other.close()
    await server.stop()
  }
}, 60_000)

test('a lock on the tables of PostgreSQL is waited for in seconds', async () => {
  const postgres = await launchPostgres()
  const server = await launchServer({ databaseUrl: postgres.url })
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  try {
    const tables = 'trust_record, trust_patch, user_profile, session'
    const lock = {
      async take() {
        await other.query('begin')
        await other.query(`lock table ${tables} in exclusive mode`)
      },
      async release() {
        await other.query('rollback')
      },
    }
    await expectPutOff(server, lock)
  } finally {
    await other.end()
    await server.stop()
    await postgres.stop()
  }
}, 60_000)

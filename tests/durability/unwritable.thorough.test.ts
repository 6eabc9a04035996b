import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type Person, request, signUp } from '#tests/server/test-user.ts'

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
    person.request('PATCH', '/api/trust', { trustName: `Trust ${index}` }, { 'idempotency-key': keys[index] ?? '' })
  for (const person of people) expect((await person.request('POST', '/api/trust')).status).toBe(200)
  await lock.take()
  const writes = [
    ...people.map(save),
    ...people.map((person) => person.request('PATCH', '/api/users/me', { firstName: 'Una', lastName: 'Alder' })),
    ...people.map((person) => person.request('POST', '/api/sign-out')),
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

const sessionOf = async (person: Person) =>
  ((await person.request('GET', '/api/session')).body as { user: { uid: string } | null }).user?.uid

/** A sign-out that cannot be stored is rejected, and the cookie stays; then one can sign out. */
async function expectSignOutKept(server: LaunchedServer, lock: Lock): Promise<void> {
  const person = await signUp(server.url)
  await lock.take()
  const headers = { origin: server.url, cookie: person.cookie }
  const answer = await fetch(`${server.url}/api/sign-out`, { method: 'POST', headers })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(answer.headers.getSetCookie()).toEqual([])
  await lock.release()
  await expect.poll(async () => (await person.request('GET', '/api/trust')).status).toBe(200)
  expect(await sessionOf(person)).toBe(person.uid)
  expect((await person.request('POST', '/api/sign-out')).status).toBe(200)
  expect(await sessionOf(person)).toBeUndefined()
}

describe('while another holds the SQLite file', { timeout: 60_000 }, () => {
  let server: LaunchedServer
  let other: DatabaseSync
  const lock: Lock = {
    take: async () => other.exec('begin immediate'),
    release: async () => other.exec('rollback'),
  }
  beforeAll(async () => {
    server = await launchServer()
    other = new DatabaseSync(`${server.dataDir}/kinstead.db`, { timeout: 5_000 })
  })
  afterAll(async () => {
    other?.close()
    await server?.stop()
  })

  test('who writes waits for seconds, while reading goes on', () => expectPutOff(server, lock))
  test('a sign-out is rejected, and the cookie stays', () => expectSignOutKept(server, lock))
})

describe('while PostgreSQL cannot be written', { timeout: 60_000 }, () => {
  let postgres: LaunchedPostgres
  let server: LaunchedServer
  beforeAll(async () => {
    postgres = await launchPostgres()
    server = await launchServer({ databaseUrl: postgres.url })
  })
  afterAll(async () => {
    await server?.stop()
    await postgres?.stop()
  })
  async function connected(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await work(client).finally(() => client.end())
  }

  test('who writes to locked tables waits for seconds, while reading goes on', () =>
    connected((client) =>
      expectPutOff(server, {
        async take() {
          await client.query('begin')
          await client.query('lock table trust_record, trust_patch, user_profile, session in exclusive mode')
        },
        async release() {
          await client.query('rollback')
        },
      }),
    ))

  const setReadOnly = (value: 'on' | 'off') =>
    connected(async (client) => {
      await client.query('set default_transaction_read_only = off')
      await client.query(`alter database postgres set default_transaction_read_only = ${value}`)
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
    })
  test('a sign-out is rejected while it is read-only, and the cookie stays', () =>
    expectSignOutKept(server, { take: () => setReadOnly('on'), release: () => setReadOnly('off') }))
})

const noMount = 'only root may mount a small disk, and not in every container'

/** A disk of 16 MB of its own. Undefined where none may be mounted. */
function smallDisk(): { dir: string; fill: () => void; empty: () => void; remove: () => void } | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'kinstead-small-disk-'))
  const mounted =
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dir]).status === 0
  if (!mounted) {
    rmSync(dir, { recursive: true })
    return undefined
  }
  const filler = join(dir, 'filler')
  return {
    dir,
    fill() {
      const { bavail, bsize } = statfsSync(dir)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize, 1))
      } catch (error) {
        // The server has written meanwhile, such as the mail of a sign-up, and the disk is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rmSync(filler),
    remove() {
      spawnSync('umount', ['-l', dir])
      rmSync(dir, { recursive: true })
    },
  }
}

test('a full disk: saves are put off, nothing is harmed, and they go on when there is space again', async (context) => {
  const disk = smallDisk()
  if (!disk) return context.skip(noMount)
  const server = await launchServer({ env: { DATA_DIR: disk.dir } })
  try {
    const person = await signUp(server.url)
    const save = (number: number) =>
      person.request('PATCH', '/api/trust', { trustName: `Save ${number}`, customRules: 'x'.repeat(5_000) })
    let number = 1
    expect((await save(number)).status).toBe(200)
    disk.fill()
    let answer = await save(number + 1)
    // What the database has allocated already takes a few more.
    while (answer.status === 200) {
      number += 1
      answer = await save(number + 1)
    }
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    const many = await Promise.all(Array.from({ length: 20 }, () => save(number + 1)))
    expect(many.filter(({ status }) => status !== 503)).toEqual([])
    const raw = await fetch(`${server.url}/api/trust`, {
      method: 'PATCH',
      body: JSON.stringify({ customRules: 'y'.repeat(20_000) }),
      headers: { 'content-type': 'application/json', cookie: person.cookie },
    })
    expect([raw.status, Number(raw.headers.get('retry-after'))]).toEqual([503, 2])
    expect(await person.trust()).toMatchObject({ version: number, record: { trustName: `Save ${number}` } })
    const sheet = { email: 'b@family.example', password: 'granite-lantern-meadow', firstName: 'B', lastName: 'Alder' }
    expect((await request(server.url, 'POST', '/api/sign-up', sheet)).status).toBe(503)
    expect((await person.request('POST', '/api/sign-out')).status).toBe(503)

    disk.empty()
    expect((await save(number + 1)).status).toBe(200)
    number += 1
    expect((await request(server.url, 'POST', '/api/sign-up', sheet)).status).toBe(200)

    await server.kill()
    disk.fill()
    await expect(server.restart()).rejects.toThrow(/its disk is full\. Free some space and start again/)
    disk.empty()
    await server.restart()
    expect(await person.trust()).toMatchObject({ version: number, record: { trustName: `Save ${number}` } })
  } finally {
    await server.stop()
    disk.remove()
  }
}, 120_000)

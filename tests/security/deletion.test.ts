import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { ask, type Person, signUp } from '#tests/bad-input/person.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { everythingIn, tablesAbout } from '#tests/store/everything.ts'

const people = process.env.THOROUGH === 'yes' ? 40 : 3
const SAVES = 40

/** Every way in which a request writes about its user, again and again. */
const WRITES: ((person: Person) => Promise<{ status: number }>)[] = [
  (person) => person.ask('PATCH', '/api/trust', { trustName: randomUUID() }, { 'idempotency-key': randomUUID() }),
  (person) => person.ask('PUT', '/api/health-care-directive', { skipped: true }),
  (person) => person.ask('PATCH', '/api/users/me', { firstName: 'Una', lastName: 'Alder' }),
  (person) => person.ask('PUT', '/api/billing', { cardLast4: '4242', cardholderName: 'Una', expiryDate: '12/98' }),
  (person) => person.ask('POST', '/api/trust'),
]

/** Deletes each account among its own saves, through the first server while the last one saves, too; then kills both. */
async function expectGone(servers: readonly LaunchedServer[], where: { dataDir: string; databaseUrl?: string }) {
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const last = servers.at(-1) ?? first
  const all = await Promise.all(Array.from({ length: people }, () => signUp(first.url)))
  const elsewhere = (person: Person): Person => ({
    ...person,
    ask: (method, path, body, headers) => ask(last.url, method, path, body, { cookie: person.cookie, ...headers }),
  })
  const known = new Set<number>()
  const deleted = all.map(async (person, index) => {
    const asking = Array.from({ length: SAVES }, (_, number) =>
      WRITES[(number + index) % WRITES.length]?.(number % 2 === 0 ? person : elsewhere(person)),
    )
    const { status } = await person.ask('POST', '/api/account/delete', { password: 'granite-lantern-meadow' })
    expect(status).toBe(200)
    for (const answer of await Promise.all(asking)) known.add(answer?.status ?? 0)
  })
  await Promise.all(deleted)
  expect([...known].filter((status) => ![200, 401].includes(status))).toEqual([])
  await Promise.all(servers.map((server) => server.kill()))
  const database = await openDatabase(where, silentLog)
  const left = tablesAbout(
    await everythingIn(database),
    all.map(({ uid }) => uid),
  )
  await database.close()
  expect(left).toEqual([])
  await first.restart()
  expect((await all[0]?.ask('GET', '/api/trust'))?.status).toBe(401)
}

test('of an account that is deleted among its own saves nothing is left, on SQLite', async () => {
  const server = await launchServer()
  try {
    await expectGone([server], { dataDir: server.dataDir })
  } finally {
    await server.stop()
  }
}, 240_000)

test('of an account that is deleted among its own saves nothing is left, on PostgreSQL with two servers', async () => {
  const postgres = await launchPostgres()
  const servers = [await launchServer({ databaseUrl: postgres.url }), await launchServer({ databaseUrl: postgres.url })]
  try {
    await expectGone(servers, { dataDir: '', databaseUrl: postgres.url })
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
  }
}, 240_000)

import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupPostgres, restorePostgres } from '#server/backup/postgres-backup.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import type { DataKey } from '#server/setting-kinds.ts'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { launchServer, runScript } from '#tests/server/launch.ts'
import { type Person, signUp } from '#tests/server/test-user.ts'
import { thorough } from '../thorough.ts'
import { startLoad } from './load.ts'

const SSN = '900517346'
const OTHER_KEY = `k1:${Buffer.alloc(32, 9).toString('base64')}`
const TEST_KEY = `k1:${Buffer.alloc(32, 7).toString('base64')}`

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kinstead-backup-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

async function someone(url: string): Promise<Person> {
  const person = await signUp(url)
  const answers = { trustName: 'The 王小明 Trust', grantorName: 'Zoë O’Brien', grantorSsn: SSN }
  expect((await person.request('PATCH', '/api/trust', answers)).status).toBe(200)
  return person
}

const SAVES = 'select count(*) as saves from trust_patch'
/** A record's row may lack its latest changes, but the history has no gaps. */
const TORN = `
  select count(*) as torn from trust_record r
  left join (select uid, count(*) as changes, max(version) as latest from trust_patch group by uid) p on p.uid = r.uid
  where r.version > 0 and (p.latest is null or r.version > p.latest or p.changes <> p.latest)`

/** A backup holds every save acknowledged before it began, none of after it ended, and each record with all its changes. */
function expectOneMoment(before: number, after: number, found: { saves: unknown; torn: unknown }): void {
  expect(Number(found.torn)).toBe(0)
  expect(Number(found.saves)).toBeGreaterThanOrEqual(before)
  expect(Number(found.saves)).toBeLessThanOrEqual(after)
}

/** Asks a server that answers elsewhere than the one that the person signed up with. */
async function trustAt(url: string, { cookie }: { cookie: string }): Promise<unknown> {
  const answer = await fetch(`${url}/api/trust`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.json()
}

test('SQLite: backed up under load, restored elsewhere and in its own place, all answers are there', async () => {
  const server = await launchServer()
  const { dataDir } = server
  const person = await someone(server.url)
  const load = await startLoad(server.url, 2)
  const file = join(place, 'one.backup')
  const own = (await person.trust()).version
  const saved = () => own + load.counts().saves
  const least = saved()
  const made = await runScript('backup', [file], { DATA_DIR: dataDir })
  expect(await load.finish()).toEqual([])
  expect(made).toMatchObject({ code: 0 })
  const copy = new DatabaseSync(file, { readOnly: true })
  const [saves, torn] = [SAVES, TORN].map((sql) => Object.values(copy.prepare(sql).get() ?? {})[0])
  copy.close()
  expectOneMoment(least, saved(), { saves, torn })
  expect(made.said).toContain(
    `The backup does not contain the keys: they are in ${join(dataDir, 'secret')} and ${join(dataDir, 'data-key')}`,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const bytes = readFileSync(file, 'latin1')
  for (const secret of [SSN, readFileSync(join(dataDir, 'data-key'), 'utf8').trim().slice(3)])
    expect(bytes).not.toContain(secret)
  expect(readdirSync(place)).toEqual(['one.backup'])
  expect(await runScript('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    said: expect.stringContaining('already exists'),
  })

  const running = await runScript('restore', [file, '--replace'], { DATA_DIR: dataDir })
  expect(running).toMatchObject({ code: 1, said: expect.stringContaining('A server is running on') })
  const before = await person.trust()

  const elsewhere = join(place, 'elsewhere')
  const restore = (settings: Record<string, string> = {}, from = file) =>
    runScript('restore', [from], { DATA_DIR: elsewhere, ...settings })
  expect((await restore()).said).toContain('There is no key for the social security numbers')
  expect((await restore({ DATA_KEY: OTHER_KEY })).said).toContain(
    "are encrypted with the key 'k1', which DATA_KEY does not have",
  )
  mkdirSync(elsewhere, { recursive: true })
  expect(readdirSync(elsewhere)).toEqual([])
  for (const name of ['data-key', 'secret']) cpSync(join(dataDir, name), join(elsewhere, name))
  const spoilt = join(place, 'spoilt.backup')
  writeFileSync(spoilt, readFileSync(file).fill(0x5a, 8_192, 16_384))
  expect((await restore({}, spoilt)).said).toMatch(/spoilt\.backup (is damaged|cannot be read)/)
  expect(await restore()).toMatchObject({ code: 0 })
  expect(statSync(join(elsewhere, 'kinstead.db')).mode & 0o777).toBe(0o600)

  // A first start made the keys of `server`; the restored one has them too, so the session still opens.
  const restored = await launchServer({ env: { DATA_DIR: elsewhere } })
  expect(await trustAt(restored.url, person)).toEqual(before)
  await restored.stop()

  await person.request('PATCH', '/api/trust', { trustName: 'Later' })
  await server.kill()
  const unasked = await runScript('restore', [file], { DATA_DIR: dataDir })
  expect(unasked).toMatchObject({ code: 1, said: expect.stringContaining('add --replace') })
  const replaced = await runScript('restore', [file, '--replace'], { DATA_DIR: dataDir })
  expect(replaced).toMatchObject({ code: 0, said: expect.stringContaining('The previous data is in') })
  expect(readdirSync(dataDir).some((name) => name.startsWith('kinstead.db.replaced-'))).toBe(true)
  await server.restart()
  expect(await person.trust()).toEqual(before)
  await server.stop()
}, 180_000)

if (thorough)
  test('PostgreSQL: the same, with pg_dump', async (context) => {
    if (!findPostgres()) return context.skip(noPostgres)
    const postgres = await launchPostgres()
    const server = await launchServer({ databaseUrl: postgres.url })
    try {
      const person = await someone(server.url)
      const load = await startLoad(server.url, 2)
      const file = join(place, 'one.backup')
      const source = { DATA_DIR: place, DATABASE_URL: postgres.url }
      const own = (await person.trust()).version
      const least = own + load.counts().saves
      const made = await runScript('backup', [file], source)
      expect(await load.finish()).toEqual([])
      expect(made).toMatchObject({ code: 0, said: expect.stringContaining('in the settings DATA_KEY and SECRET') })
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const withoutDirectory = { ...source, DATA_DIR: join(place, 'none') }
      expect(await runScript('backup', [join(place, 'two.backup')], withoutDirectory)).toMatchObject({
        code: 0,
        said: expect.stringContaining('The metrics will not show this backup'),
      })
      expect((await runScript('restore', [file, '--replace'], { ...source, DATA_KEY: TEST_KEY })).said).toContain(
        'other connections',
      )
      const before = await person.trust()

      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await client.query('create database elsewhere')
      await client.end()
      const elsewhere = postgres.url.replace(/postgres$/, 'elsewhere')
      const restore = (DATA_KEY: string, from = file, ...more: string[]) =>
        runScript('restore', [from, ...more], { DATA_DIR: place, DATABASE_URL: elsewhere, DATA_KEY })
      expect((await restore(OTHER_KEY)).said).toContain("are encrypted with the key 'k1', which DATA_KEY does not have")
      const spoilt = join(place, 'spoilt.backup')
      writeFileSync(spoilt, readFileSync(file).subarray(0, -2_000))
      expect((await restore(TEST_KEY, spoilt)).said).toContain('spoilt.backup is damaged')
      expect(await restore(TEST_KEY)).toMatchObject({ code: 0 })
      expect((await restore(TEST_KEY)).said).toContain('add --replace')
      expect((await restore(TEST_KEY, file, '--replace')).said).toContain('The previous data is in')

      const copy = new pg.Client({ connectionString: elsewhere })
      await copy.connect()
      const [saves, torn] = [(await copy.query(SAVES)).rows[0].saves, (await copy.query(TORN)).rows[0].torn]
      await copy.end()
      expectOneMoment(least, own + load.counts().saves, { saves, torn })

      const restored = await launchServer({ databaseUrl: elsewhere })
      expect(await trustAt(restored.url, person)).toEqual(before)
      await restored.stop()
    } finally {
      await server.stop()
      await postgres.stop()
    }
  }, 180_000)

test('PostgreSQL: a key that nothing in the backup needs any more may be missing, and no other', async (context) => {
  if (!findPostgres()) return context.skip(noPostgres)
  const keyOf = (n: number): DataKey => ({ id: `k${n}`, key: Buffer.alloc(32, n) })
  const [OLD, NEW] = [keyOf(1), keyOf(2)]
  const postgres = await launchPostgres()
  const { url } = postgres
  const file = join(place, 'one.backup')
  async function withStore<T>(keys: DataKey[], work: (store: Store) => Promise<T>): Promise<T> {
    const database = await openPostgres(url, silentLog)
    return openStore(database, keys).then(work).finally(database.close)
  }
  const backUp = async () => {
    rmSync(file, { force: true })
    await backupPostgres(url, file)
  }
  const restoreWith = (...keys: DataKey[]) => restorePostgres({ url, dataDir: place, file, keys, replace: true })
  // Signs that a copied row has to be read with care for; and what only looks like an encrypted value.
  const patch = { trustName: 'One\u2028Two\\tThree', customRules: 'a\n"sealed:k9:"\t\\.', grantorSsn: SSN }
  await withStore([OLD], (store) => store.changeTrust({ uid: 'u', patchId: randomUUID(), patch }))
  await withStore([NEW, OLD], async () => undefined)
  await backUp()
  await expect(restoreWith(NEW)).rejects.toThrow(/encrypted with the key 'k1', which DATA_KEY does not have/)
  await withStore([NEW, OLD], (store) => store.reencrypt())
  await backUp()
  await expect(restoreWith({ ...NEW, key: OLD.key })).rejects.toThrow(/with the key 'k2'/)
  await restoreWith(NEW)
  expect(await withStore([NEW], async (store) => (await store.readTrust('u')).record)).toMatchObject(patch)
  await postgres.stop()
}, 120_000)

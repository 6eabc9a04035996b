import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { shippedFile } from '#tests/cluster/programs.ts'
import { changeOwner, findPostgres, launchPostgres, noPostgres, owner } from '#tests/postgres/launch.ts'
import { launchServer, runScript } from '#tests/server/launch.ts'
import { signUp } from '#tests/server/test-user.ts'

const KEY = `b1:${Buffer.alloc(32, 5).toString('base64')}`
const OTHER_KEY = `b1:${Buffer.alloc(32, 6).toString('base64')}`
const GRANTOR = 'Zoë O’Brien-Wintergarden'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kinstead-backup-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const TIME = /^kinstead-(.{10})T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

/** The first backup that began after this moment. On a busy machine, a first one may have begun before. */
async function backupAfter(folder: string, moment: number): Promise<string> {
  const deadline = Date.now() + 100_000
  while (Date.now() < deadline) {
    const isLater = (name: string) => Date.parse(name.replace(TIME, '$1T$2:$3:$4Z')) >= moment
    const name = readdirSync(folder).find(isLater)
    if (name) return join(folder, name)
    await pause(100)
  }
  throw new Error('No backup was made.')
}

test.each([
  ['encrypted', { BACKUP_KEY: KEY }],
  ['not encrypted', {}],
])(
  'a backup that the server makes by itself, %s, is restored by one command',
  async (_, key) => {
    const backups = join(place, 'backups')
    mkdirSync(backups)
    const leftOver = join(backups, 'kinstead-2026-01-01T00-00-00Z.backup.part-1')
    writeFileSync(leftOver, '')
    const server = await launchServer({ env: { BACKUP_DIR: backups, BACKUP_EVERY: '1', ...key } })
    try {
      const person = await signUp(server.url)
      expect((await person.request('PATCH', '/api/trust', { grantorName: GRANTOR })).status).toBe(200)
      const file = await backupAfter(backups, Date.now())
      const saved = await person.trust()
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readFileSync(file).includes(GRANTOR)).toBe(!('BACKUP_KEY' in key))
      await expect.poll(() => existsSync(leftOver)).toBe(false)
      expect(existsSync(join(server.dataDir, 'last-backup'))).toBe(true)
      expect(readdirSync(server.dataDir).filter((name) => name.endsWith('.plain'))).toEqual([])

      const elsewhere = join(place, 'elsewhere')
      mkdirSync(elsewhere)
      for (const name of ['data-key', 'secret']) cpSync(join(server.dataDir, name), join(elsewhere, name))
      const restore = (settings: Record<string, string>, from = file) =>
        runScript('restore', [from], { DATA_DIR: elsewhere, ...settings })
      if ('BACKUP_KEY' in key) {
        expect((await restore({})).said).toContain("is encrypted with the key 'b1', which BACKUP_KEY does not have")
        expect((await restore({ BACKUP_KEY: OTHER_KEY })).said).toContain('is damaged, or BACKUP_KEY has another key')
        const cut = join(place, 'cut.backup')
        writeFileSync(cut, readFileSync(file).subarray(0, -5_000))
        expect((await restore(key, cut)).said).toContain('cut.backup is damaged')
        expect(readdirSync(elsewhere).sort()).toEqual(['data-key', 'secret'])
      }
      expect(await restore(key)).toMatchObject({ code: 0 })
      const restored = await launchServer({ env: { DATA_DIR: elsewhere } })
      const answer = await fetch(`${restored.url}/api/trust`, { headers: { cookie: person.cookie } })
      expect(await answer.json()).toEqual(saved)
      await restored.stop()
    } finally {
      await server.stop()
    }
  },
  240_000,
)

test('a backup that fails is an error in the log, with the age of the newest, and the server goes on', async () => {
  const server = await launchServer({ env: { BACKUP_DIR: join(place, 'none'), BACKUP_EVERY: '1' } })
  for (let time = 0; time < 600 && !server.log().includes('backup failed'); time += 1) await pause(100)
  expect(server.log()).toMatch(
    /"event":"backup failed","reason":"The directory .*none does not exist.*","newest":"none"/,
  )
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
}, 120_000)

const missing = !findPostgres() ? noPostgres : findProgram('pgbackrest') ? undefined : noProgram('pgbackrest')

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let row: Record<string, unknown> = {}
  for (const statement of statements) row = (await client.query(statement)).rows[0]
  await client.end()
  return row
}

/** deploy/pgbackrest.conf for a PostgreSQL in this folder, and how to call the program with it. */
function pgbackrestFor(folder: string, port: number) {
  const file = join(place, 'pgbackrest.conf')
  const [repository, work] = [join(place, 'repository'), join(place, 'work')]
  for (const one of [repository, work]) {
    mkdirSync(one)
    changeOwner(owner(), one)
  }
  const own = `pg1-path=${folder}/data\npg1-port=${port}\npg1-socket-path=${folder}\npg1-user=postgres`
  const text = shippedFile('pgbackrest.conf', [
    [/^repo1-path=.*/m, `repo1-path=${repository}\nlog-path=${work}\nlock-path=${work}\nspool-path=${work}`],
    [/^repo1-cipher-pass=.*/m, 'repo1-cipher-pass=only-for-tests'],
    [/^pg1-path=.*/m, own],
  ])
  writeFileSync(file, text, { mode: 0o644 })
  const options = [`--config=${file}`, '--stanza=kinstead']
  return {
    archiveCommand: ['pgbackrest', ...options, 'archive-push', '%p'].join(' '),
    run: (...args: string[]) =>
      execFileSync('pgbackrest', [...options, ...args], { ...owner(), cwd: place, encoding: 'utf8' }),
  }
}

test('pgBackRest restores PostgreSQL to a moment between two saves', async (context) => {
  if (missing) return context.skip(missing)
  changeOwner(owner(), place)
  const folder = join(place, 'postgres')
  const before = await launchPostgres({ keptIn: folder })
  const { archiveCommand, run } = pgbackrestFor(folder, before.port)
  await ask(
    before.url,
    'alter system set archive_mode = on',
    `alter system set archive_command = '${archiveCommand}'`,
    'alter system set archive_timeout = 60',
  )
  await before.restart()
  const server = await launchServer({ databaseUrl: before.url })
  const person = await signUp(server.url)
  run('stanza-create')
  run('backup')
  // pgBackRest takes the backup's end in whole seconds, and restores only to a later one.
  await pause(1_100)
  expect((await person.request('PATCH', '/api/trust', { trustName: 'After the backup' })).status).toBe(200)
  const saved = await person.trust()
  const { moment } = await ask(before.url, 'select clock_timestamp()::text moment')
  await pause(100)
  expect((await person.request('PATCH', '/api/trust', { trustName: 'A mistake' })).status).toBe(200)
  // Waits until the log up to here is in the repository.
  run('check')
  await server.stop()
  await before.stop()

  run('restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote')
  const after = await launchPostgres({ keptIn: folder })
  const restored = await launchServer({ databaseUrl: after.url })
  const answer = await fetch(`${restored.url}/api/trust`, { headers: { cookie: person.cookie } })
  expect(await answer.json()).toEqual(saved)
  await restored.stop()
  await after.stop()
}, 240_000)

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { signUp } from '#tests/bad-input/person.ts'
import { shippedFile } from '#tests/deploy/shipped-file.ts'
import { changeOwner, findPostgres, launchPostgres, noPostgres, owner } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'

const missing = !findPostgres() ? noPostgres : findProgram('pgbackrest') ? undefined : noProgram('pgbackrest')

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kinstead-pgbackrest-'))
  changeOwner(owner(), place)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

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

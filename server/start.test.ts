import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './store/sqlite.ts'
import { temporaryDir } from './try-out.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const PORT = 4180

let place: ReturnType<typeof temporaryDir>
const children: ChildProcess[] = []
beforeEach(() => {
  place = temporaryDir()
})
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  place.remove()
})

function start(environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, DATA_DIR: place.dir, PORT: String(PORT), ...environment }
  const child = spawn(process.execPath, [MAIN], { env })
  children.push(child)
  let out = ''
  let errors = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    errors += text
  })
  const exited = new Promise<number | null>((done) => child.on('close', done))
  async function ready() {
    while (!out.includes('\n')) {
      if (child.exitCode !== null) throw new Error(`It ended: ${errors}`)
      await pause(5)
    }
  }
  return { child, exited, ready, out: () => out, errors: () => errors }
}

/** Starts a server that should not start, and answers what it said. */
async function refusal(environment: Record<string, string> = {}): Promise<string> {
  const { exited, errors } = start(environment)
  expect(await exited).toBe(1)
  expect(errors()).not.toMatch(/\n\s+at /)
  return errors()
}

test('it says where it is, answers, and on SIGTERM finishes what it began', async () => {
  const server = start()
  await server.ready()
  expect(server.out()).toBe(`Kinstead is ready at http://localhost:${PORT}\n`)
  expect((await fetch(`http://127.0.0.1:${PORT}/healthz`)).status).toBe(200)
  const body = JSON.stringify({ email: 'a@a.example', password: 'long enough', firstName: 'A', lastName: 'B' })
  const headers = { 'content-type': 'application/json' }
  const slow = fetch(`http://127.0.0.1:${PORT}/api/sign-up`, { method: 'POST', body, headers })
  await pause(25)
  const began = performance.now()
  server.child.kill('SIGTERM')
  expect((await slow).status).toBe(200)
  expect(await server.exited).toBe(0)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with code 0', async (signal) => {
  const server = start()
  await server.ready()
  server.child.kill(signal)
  expect(await server.exited).toBe(0)
})

test('a port in use is said in one sentence', async () => {
  const other: Server = createServer().listen(PORT, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  expect(await refusal()).toBe(
    `Port ${PORT} is already in use. Stop what uses it, or set PORT to another one, for example PORT=${PORT + 1}.\n`,
  )
  await new Promise((done) => other.close(done))
})

test('wrong settings are listed together', async () => {
  const said = await refusal({ PORT: 'x', PAYMENT_CHECK: 'x' })
  expect(said).toMatch(/PORT: must be.*\n.*PAYMENT_CHECK: must be on or off/)
})

test('a data directory that is none is said', async () => {
  writeFileSync(join(place.dir, 'file'), '')
  expect(await refusal({ DATA_DIR: join(place.dir, 'file') })).toMatch(
    /data directory .*file cannot be written.*DATA_DIR/,
  )
})

test('a damaged database is said, and left as it is', async () => {
  writeFileSync(
    join(place.dir, 'kinstead.db'),
    'this is not a database, but long enough to be taken for one'.repeat(99),
  )
  writeFileSync(join(place.dir, 'data-key'), `k1:${Buffer.alloc(32, 1).toString('base64')}`)
  expect(await refusal()).toMatch(/database file .*kinstead\.db is damaged/)
})

test('a database of a newer version is said', async () => {
  const server = start()
  await server.ready()
  server.child.kill('SIGTERM')
  await server.exited
  const { db, close } = openSqlite(place.dir)
  const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  await migrations.insertInto('kysely_migration').values({ name: '999-later', timestamp: '2999' }).execute()
  await close()
  expect(await refusal()).toMatch(/written by a newer version of Kinstead/)
})

test('a wrong data key is said', async () => {
  const server = start()
  await server.ready()
  server.child.kill('SIGTERM')
  await server.exited
  expect(await refusal({ DATA_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}` })).toMatch(
    /DATA_KEY lacks the right key 'k1'/,
  )
})

test('a PostgreSQL that is not there is said, without its password', async () => {
  const said = await refusal({
    DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:4191/kinstead',
    SECRET: 'x'.repeat(32),
    DATA_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  })
  expect(said).toMatch(/PostgreSQL at 127\.0\.0\.1:4191\/kinstead \(DATABASE_URL\) cannot be reached/)
  expect(said).not.toContain('hunter2')
})

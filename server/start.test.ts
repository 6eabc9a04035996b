import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { STORY_IS_A_SAMPLE, TEAM_IS_A_SAMPLE } from '#content/about.ts'
import { TESTIMONIALS_ARE_SAMPLES } from '#content/testimonials.ts'
import { openSqlite } from './db/sqlite.ts'
import { createLog } from './observability/log.ts'
import { sampleContent, warnOfSampleContent } from './start.ts'
import { cookieOf, halfRequest, startTestServer, temporaryDir } from './test-server.ts'

const MAIN = join(import.meta.dirname, 'main.mjs')

let PORT = 0
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  PORT = (probe.address() as AddressInfo).port
  await new Promise((done) => probe.close(done))
})

let place: ReturnType<typeof temporaryDir>
const children: ChildProcess[] = []
beforeEach(() => {
  place = temporaryDir()
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
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

const accepts = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )

/** Starts a server that should not start, and answers what it said. */
async function startError(environment: Record<string, string> = {}): Promise<string> {
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
  const { finish } = await halfRequest(`http://127.0.0.1:${PORT}/api/sign-up`, body)
  const began = performance.now()
  server.child.kill('SIGTERM')
  while (await accepts(PORT)) await pause(10)
  expect(await finish()).toBe(200)
  expect(await server.exited).toBe(0)
  expect(performance.now() - began).toBeLessThan(9_000)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with code 0', async (signal) => {
  const server = start()
  await server.ready()
  server.child.kill(signal)
  expect(await server.exited).toBe(0)
})

test('a public address is warned of content that is still a sample, this machine is not', async () => {
  const local = start()
  await local.ready()
  expect(local.errors()).not.toContain('sample')
  local.child.kill('SIGTERM')
  await local.exited
  const open = start({
    BASE_URL: 'https://trusts.example',
    SECRET: 'x'.repeat(32),
    DATA_KEY: readFileSync(join(place.dir, 'data-key'), 'utf8').trim(),
  })
  await open.ready()
  expect(open.errors()).toMatch(/"level":"warn".*BASE_URL is public.*content\/testimonials\.ts/)
})

test('what was answered is there after a kill, and so is the session', async () => {
  const first = start()
  await first.ready()
  const at = (path: string) => `http://127.0.0.1:${PORT}${path}`
  const person = { email: 'a@a.example', password: 'long enough', firstName: 'A', lastName: 'B' }
  const headers = { 'content-type': 'application/json' }
  const joined = await fetch(at('/api/sign-up'), { method: 'POST', headers, body: JSON.stringify(person) })
  const cookie = cookieOf(joined.headers)
  const body = JSON.stringify({ trustName: 'Kept' })
  const written = await fetch(at('/api/trust'), { method: 'PATCH', headers: { ...headers, cookie }, body })
  expect(written.status).toBe(200)
  first.child.kill('SIGKILL')
  await first.exited
  const second = start()
  await second.ready()
  const read = await fetch(at('/api/trust'), { headers: { cookie } })
  expect(await read.json()).toMatchObject({ version: 1, record: { trustName: 'Kept' } })
})

test('a port in use is said in one sentence', async () => {
  const other: Server = createServer().listen(PORT, '127.0.0.1')
  await new Promise((done) => other.once('listening', done))
  expect(await startError()).toBe(
    `Port ${PORT} is already in use. Stop the program that uses it, or set PORT to another one, for example PORT=${PORT + 1}.\n`,
  )
  await new Promise((done) => other.close(done))
})

test('a second server on one SQLite file is rejected, by whichever path, and scripts are not', async () => {
  const first = start()
  await first.ready()
  const link = temporaryDir()
  symlinkSync(join(place.dir, 'kinstead.db'), join(link.dir, 'kinstead.db'))
  const key = (name: string) => readFileSync(join(place.dir, name), 'utf8').trim()
  const keys = { SECRET: key('secret'), DATA_KEY: key('data-key') }
  for (const environment of [{}, { ...keys, DATA_DIR: link.dir }]) {
    const said = await startError({ PORT: String(PORT + 1), ...environment })
    expect(said).toContain(`Another Kinstead server (process ${first.child.pid} on `)
    expect(said.trim()).toMatch(/^[^\n]+kinstead\.db\. Stop that one first[^\n]+$/)
  }
  const { store, close } = await startTestServer(place.dir)
  expect(await store.trustVersion('nobody')).toBe(0)
  await close()
  first.child.kill('SIGKILL')
  await first.exited
  const next = start()
  await next.ready()
  link.remove()
})

test('a database file with another name, which another server could open, is rejected', async () => {
  const first = start()
  await first.ready()
  first.child.kill('SIGTERM')
  await first.exited
  const [file, other] = ['kinstead.db', 'copy.db'].map((name) => join(place.dir, name)) as [string, string]
  // What a first start leaves that was killed right after it had made the file.
  linkSync(file, `${file}.new-1`)
  const next = start()
  await next.ready()
  expect(existsSync(`${file}.new-1`)).toBe(false)
  next.child.kill('SIGTERM')
  await next.exited
  linkSync(file, other)
  expect(await startError()).toMatch(/kinstead\.db has a second name, a hard link.*-samefile/)
})

test('of servers that start at once on one SQLite file one serves', async () => {
  const servers = Array.from({ length: 4 }, (_, index) => start({ PORT: String(PORT + index) }))
  const codes = await Promise.all(
    servers.map(({ ready }) =>
      ready().then(
        () => 0,
        () => 1,
      ),
    ),
  )
  expect(codes.toSorted()).toEqual([0, 1, 1, 1])
  for (const [index, { errors }] of servers.entries())
    if (codes[index] === 1) expect(errors()).toContain('Another Kinstead server')
})

test('wrong settings are listed together', async () => {
  const said = await startError({ PORT: 'x', PAYMENT_CHECK: 'x' })
  expect(said).toMatch(/PORT: must be.*\n.*PAYMENT_CHECK: must be on or off/)
})

test('a data directory that is none is said', async () => {
  writeFileSync(join(place.dir, 'file'), '')
  expect(await startError({ DATA_DIR: join(place.dir, 'file') })).toMatch(
    /data directory .*file cannot be written.*DATA_DIR/,
  )
})

test('a damaged database is said, and left as it is', async () => {
  writeFileSync(
    join(place.dir, 'kinstead.db'),
    'this is not a database, but long enough to be taken for one'.repeat(99),
  )
  writeFileSync(join(place.dir, 'data-key'), `k1:${Buffer.alloc(32, 1).toString('base64')}`)
  writeFileSync(join(place.dir, 'secret'), 'x'.repeat(32))
  expect(await startError()).toMatch(/database file .*kinstead\.db is damaged/)
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
  expect(await startError()).toMatch(/written by a newer version of Kinstead/)
})

test('a wrong data key is said', async () => {
  const server = start()
  await server.ready()
  server.child.kill('SIGTERM')
  await server.exited
  expect(await startError({ DATA_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}` })).toMatch(
    /DATA_KEY lacks the right key 'k1'/,
  )
})

test('a PostgreSQL that is not there is said, without its password', async () => {
  const said = await startError({
    DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:9/kinstead',
    SECRET: 'x'.repeat(32),
    DATA_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  })
  expect(said).toMatch(/PostgreSQL at 127\.0\.0\.1:9\/kinstead \(DATABASE_URL\) cannot be reached/)
  expect(said).not.toContain('hunter2')
})

function warned(isPublic: boolean, files?: string[]): string {
  let written = ''
  const log = createLog({ write: (text) => (written += text) }, 'warn')
  warnOfSampleContent({ isPublic }, log, files)
  return written
}

test('a public installation is warned of each file that still holds samples', () => {
  expect(JSON.parse(warned(true, ['content/about.ts', 'content/testimonials.ts']))).toMatchObject({
    level: 'warn',
    event: expect.stringContaining('BASE_URL is public'),
    files: 'content/about.ts, content/testimonials.ts',
  })
})

test('nobody is warned on this machine, nor when every sample is replaced', () => {
  expect(warned(false, ['content/about.ts'])).toBe('')
  expect(warned(true, [])).toBe('')
})

test('the list follows the marks in the files', () => {
  const marks = [TESTIMONIALS_ARE_SAMPLES, TEAM_IS_A_SAMPLE || STORY_IS_A_SAMPLE]
  expect(sampleContent).toHaveLength(marks.filter(Boolean).length)
  expect(warned(true).includes('content/testimonials.ts')).toBe(TESTIMONIALS_ARE_SAMPLES)
})

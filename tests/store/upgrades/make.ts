import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { freePort } from '#scripts/free-port.ts'
import { cookieOf, temporaryDir } from '#server/test-server.ts'
import { launchProvider } from '#tests/google/provider.ts'
import { findPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { authenticator } from '#tests/second-factor/setting-up.ts'

/**
 * Makes the fixture of an earlier version: starts that version's server on both databases, uses it as a family does, and
 * stores the databases with the server's answers. The version is checked out, with its packages, in a folder of its own:
 *
 *   git worktree add ../earlier COMMIT && npm ci --prefix ../earlier
 *   node tests/store/upgrades/make.ts ../earlier COMMIT NAME
 *
 * `NAME` is the folder beside this file. It is the last migration that the version knows, and what else sets it apart.
 */
const [earlier = '', commit = '', name = ''] = process.argv.slice(2)
const checkout = resolve(earlier)
const folder = join(import.meta.dirname, name)
const keys = {
  SECRET: 'only-for-the-upgrade-test-0123456789',
  DATA_KEY: `first:${Buffer.alloc(32, 7).toString('base64')}`,
}
const owner = { email: 'margaret@whitlock.example', password: 'a long password' }
const google = { sub: 'sub-1', email: 'greta@family.example', email_verified: true, name: 'Greta Alder' }

/** Calls the API as one browser does, with its cookies. */
function browser(origin: string) {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  async function request(path: string, options: RequestInit = {}) {
    const headers = { cookie: cookie(), 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await fetch(origin + path, {
      ...options,
      headers: { ...headers, ...options.headers },
      redirect: 'manual',
    })
    for (const pair of cookieOf(answer.headers).split('; ').filter(Boolean)) {
      const [key = '', ...value] = pair.split('=')
      cookies.set(key, value.join('='))
    }
    return answer
  }
  /** Throws when the answer is an error. With `optional`, gives `undefined` where the version has no such operation. */
  async function call(method: string, path: string, body?: unknown, optional?: 'optional') {
    const answer = await request(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (answer.ok) return JSON.parse(text)
    if (optional && answer.status === 404) return undefined
    throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  }
  return { request, call, cookie }
}

/** Fills a whole account, and gives what the server answers of it. */
async function fillOwnersAccount(origin: string) {
  const { call, request, cookie } = browser(origin)
  const { complete } = await import(join(checkout, 'samples/complete.ts'))
  const { user } = await call('POST', '/api/sign-up', { ...owner, firstName: 'Margaret', lastName: 'Whitlock' })
  await call('POST', '/api/trust')
  await call('PATCH', '/api/trust', complete)
  await call('PATCH', '/api/trust', { beneficiaries: { remove: ['b-owen'] }, county: null })
  await call('POST', '/api/trust/restore', { version: 2 }, 'optional')
  await call('PATCH', '/api/trust', {
    grantorSsn: '536904322',
    grantorEmail: null,
    beneficiaries: { put: [{ id: 'b-clara', name: 'Clara Whitlock Ito', birthYear: null }], remove: ['b-iris'] },
  })
  await call('PUT', '/api/health-care-directive', {
    hcd_principalName: 'Margaret Anne Whitlock',
    hcd_principalAddress: '12 Cottonwood Lane, Jackson, WY 83001',
    hcd_agentName: 'Daniel Joseph Reyes',
    hcd_agentAddress: '480 Elk Ridge Road, Wilson, WY 83014',
    hcd_organDonationPreference: 'Yes: “for research” & treatment',
  })
  const lastSave = {
    headers: { 'idempotency-key': randomUUID() },
    body: { county: 'Park', beneficiaries: { put: [{ id: 'b-new', name: 'Zoë Nuñez', relationship: 'friend' }] } },
  }
  const { headers, body } = lastSave
  const saved = await request('/api/trust', { method: 'PATCH', headers, body: JSON.stringify(body) })
  if (!saved.ok) throw new Error(await saved.text())
  await call('POST', '/api/purchases', { plan: 'pro' }, 'optional')
  const card = { cardLast4: '4242', cardholderName: 'Margaret Whitlock', expiryDate: '12/98' }
  await call('PUT', '/api/billing', card, 'optional')
  const copied = [{ document: 'trust-agreement', fingerprint: 'a'.repeat(64) }]
  const copies = { way: 'download', version: 2, at: new Date().toISOString(), documents: copied }
  await call('POST', '/api/document-copies', copies, 'optional')
  const review = await call('POST', '/api/review-links', { label: 'Clara', days: 30 }, 'optional')
  const comment = { token: review?.token, step: 'grantor', name: 'Clara', text: 'Is this right?' }
  if (review) await call('POST', '/api/review/comment', comment)
  const begun = await call('POST', '/api/second-factor/begin', { password: owner.password }, 'optional')
  const confirmed =
    begun && (await call('POST', '/api/second-factor/confirm', { code: authenticator(begun.key).next() }))
  return {
    ...owner,
    uid: user.uid,
    cookie: cookie(),
    lastSave,
    reviewToken: review?.token,
    secondFactor: begun && { key: begun.key, recoveryCodes: confirmed.recoveryCodes },
    trust: await call('GET', '/api/trust'),
    profile: await call('GET', '/api/users/me'),
    history: await call('GET', '/api/trust/history', undefined, 'optional'),
    ownData:
      (await call('POST', '/api/account/export', { password: owner.password }, 'optional')) ??
      (await call('GET', '/api/account/export', undefined, 'optional')),
  }
}

/** Signs in through the provider and saves an answer, where the version can. */
async function fillGoogleAccount(origin: string) {
  const { call, request } = browser(origin)
  const started = await call('POST', '/api/google/start', undefined, 'optional')
  if (!started) return undefined
  const url = new URL(started.url)
  url.pathname = '/authorize'
  const agreed = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '')
  await request(agreed.pathname + agreed.search)
  await call('PATCH', '/api/trust', { trustName: 'The Alder Trust' })
  return { ...google, uid: (await call('GET', '/api/session')).user.uid, trust: await call('GET', '/api/trust') }
}

const provider = await launchProvider()
provider.person = google

async function answersOn(dataDir: string, databaseUrl?: string) {
  const port = await freePort()
  const main = ['server/main.mjs', 'server/main.ts'].find((path) => existsSync(join(checkout, path))) ?? ''
  const server = spawn(process.execPath, [main], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      ...keys,
      ...provider.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      LOG_LEVEL: 'warn',
      REVIEW_LINKS: 'on',
      TWO_FACTOR: 'on',
      EMAIL_VERIFICATION: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  await Promise.race([once(server.stdout, 'data'), ended])
  if (server.exitCode !== null) throw new Error('The server did not start.')
  const origin = `http://localhost:${port}`
  const answers = {
    madeAt: new Date().toISOString(),
    owner: await fillOwnersAccount(origin),
    google: await fillGoogleAccount(origin),
  }
  // As in a crash, so that nothing is written only on the way out.
  server.kill('SIGKILL')
  await ended
  return answers
}

const place = temporaryDir()
const postgres = await launchPostgres()
const sqlite = await answersOn(place.dir)
const onPostgres = await answersOn(place.dir, postgres.url)
const pgDump = join(findPostgres() ?? '', 'pg_dump')
const dumped = spawnSync(pgDump, ['--inserts', '--no-owner', '-d', postgres.url], { encoding: 'utf8' })
if (dumped.status !== 0) throw new Error(dumped.stderr)

// Closing the database moves the write-ahead log into the file.
const file = join(place.dir, 'kinstead.db')
const opened = new DatabaseSync(file)
opened.exec('pragma wal_checkpoint(truncate)')
opened.close()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const answers = { commit, keys, sqlite, postgres: onPostgres }
writeFileSync(join(folder, 'answers.json.gz'), gzipSync(JSON.stringify(answers), { level: 9 }))
writeFileSync(join(folder, 'sqlite.db.gz'), gzipSync(readFileSync(file), { level: 9 }))
// Lines that begin with a backslash are for psql alone.
writeFileSync(join(folder, 'postgres.sql.gz'), gzipSync(dumped.stdout.replace(/^\\.*$/gm, ''), { level: 9 }))
await postgres.stop()
await provider.stop()
place.remove()

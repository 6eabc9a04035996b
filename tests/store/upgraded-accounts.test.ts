import { type Kysely, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { signIn, signOut } from '#api/auth.ts'
import { readSession, Session } from '#api/session.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

/** Written by better-auth 1.7.7 with this secret. */
const SECRET = 'only-for-the-upgrade-test-0123456789'
const ANN = {
  uid: 'Fk3zeSosSreiRwb4sopvjrmRBOUbp4l7',
  email: 'ann@family.example',
  password: 'a long password',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$wKEL0XLKGniqBkJ+KHQJEA$ump+lxRSIt0s8Utkq+hERIBqW79P7SPDvYdCbpOohqM',
  token: 'BXBuMrPgBk00JTWTzmERIvCqGmN7bd43',
  cookie: 'kinstead.session_token=BXBuMrPgBk00JTWTzmERIvCqGmN7bd43.P2kv1ydeBMB9WPA%2Ba5MN3BLk0z6w401ok170J4gPjZU%3D',
}
const GRETA = { uid: '39geiNW5keih7fKh00sjQHDfKBlb4x85', email: 'greta@family.example', subject: 'sub-1' }

/** The tables as 1.7.7 creates them. */
function schema(type: 'sqlite' | 'postgres'): string[] {
  const [flag, at] = type === 'sqlite' ? ['integer', 'date'] : ['boolean', 'timestamptz']
  const userId = '"userId" text not null references "user" (id) on delete cascade'
  const times = `"createdAt" ${at} not null, "updatedAt" ${at} not null`
  return [
    `create table "user" (id text not null primary key, name text not null, email text not null unique, "emailVerified" ${flag} not null, image text, ${times})`,
    `create table session (id text not null primary key, "expiresAt" ${at} not null, token text not null unique, ${times}, "ipAddress" text, "userAgent" text, ${userId})`,
    `create table account (id text not null primary key, "accountId" text not null, "providerId" text not null, ${userId}, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" ${at}, "refreshTokenExpiresAt" ${at}, scope text, password text, ${times})`,
    `create table verification (id text not null primary key, identifier text not null, value text not null, "expiresAt" ${at} not null, ${times}, "userId" text references "user" (id) on delete cascade)`,
    'create index "session_userId_idx" on session ("userId")',
    'create index "account_userId_idx" on account ("userId")',
    'create index verification_identifier_idx on verification (identifier)',
    'create index "verification_userId_idx" on verification ("userId")',
  ]
}

async function fill({ db, type }: Database): Promise<void> {
  for (const statement of schema(type)) await sql.raw(statement).execute(db)
  const instant = (time: Date) => (type === 'sqlite' ? time.toISOString() : time)
  const flag = (value: boolean) => (type === 'sqlite' ? Number(value) : value)
  const [now, later] = [instant(new Date()), instant(new Date(Date.now() + 29 * 24 * 3_600_000))]
  const at = { createdAt: now, updatedAt: now }
  const insert = (table: string, values: object) =>
    (db as unknown as Kysely<Record<string, object>>).insertInto(table).values(values).execute()
  await insert('user', { id: ANN.uid, name: 'Ann Alder', email: ANN.email, emailVerified: flag(false), ...at })
  await insert('user', { id: GRETA.uid, name: 'Greta Alder', email: GRETA.email, emailVerified: flag(true), ...at })
  const method = { providerId: 'credential', accountId: ANN.uid, password: ANN.hash, ...at }
  await insert('account', { id: 'a1', userId: ANN.uid, ...method })
  await insert('account', { id: 'a2', userId: GRETA.uid, providerId: 'google', accountId: GRETA.subject, ...at })
  await insert('session', { id: 's1', token: ANN.token, userId: ANN.uid, expiresAt: later, ...at })
}

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test.each(['sqlite', 'postgres'] as const)(
  'accounts and sessions of better-auth 1.7.7 work on, on %s',
  async (type) => {
    const place = temporaryDir()
    ends.push(place.remove)
    const postgres = type === 'postgres' ? await launchPostgres() : undefined
    if (postgres) ends.push(postgres.stop)
    // Creates the keys, which must be there before the database.
    readConfig({ DATA_DIR: place.dir })
    const where = { dataDir: place.dir, databaseUrl: postgres?.url }
    const before = await openDatabase(where, silentLog)
    await fill(before)
    await before.close()

    const server = await tryOut(place.dir, { ...where, secret: SECRET })
    ends.push(server.close)
    const emailOf = async (cookie: string) =>
      Session.parse((await server.ask(readSession, undefined, { cookie })).body).user?.email
    expect(await emailOf(ANN.cookie), 'the session').toBe(ANN.email)
    expect(await emailOf(ANN.cookie.replace('P2kv', 'P2kw')), 'a forged cookie').toBeUndefined()
    const { email, password } = ANN
    expect(await server.ask(signIn, { email, password })).toMatchObject({
      status: 200,
      body: { user: { uid: ANN.uid } },
    })
    const identity = { subject: GRETA.subject, email: GRETA.email, emailVerified: true, displayName: 'Greta Alder' }
    const from = { address: '192.0.2.7', headers: new Headers() }
    expect(await server.accounts.signInWithGoogle(identity, from)).toMatchObject({
      uid: GRETA.uid,
      outcome: 'signed-in',
    })
    expect((await server.ask(signOut, undefined, { cookie: ANN.cookie })).status).toBe(200)
    expect(await emailOf(ANN.cookie), 'after the sign-out').toBeUndefined()
  },
  60_000,
)

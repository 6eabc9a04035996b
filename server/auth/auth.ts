import { AsyncLocalStorage } from 'node:async_hooks'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { PASSWORD_LENGTH } from '#api/password-length.ts'
import { product } from '#domain/product.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password.ts'
import { passwordEntry, verify } from './password-entry.ts'
import { doorOf } from './second-factor/code-wanted.ts'
import { sessionCookie } from './session-cookie.ts'
import { SESSION_LASTS, SESSION_MOVES } from './session-lifetime.ts'

/** Written by us from the connection; what a client sends under this name never gets here. */
export const CLIENT_IP = 'x-client-ip'

const readyHash = new AsyncLocalStorage<{ password: string; hash: string }>()

/** Hashes before `work` begins: inside its transaction everybody else who writes to SQLite would wait for the hash. */
export async function withHash<T>(password: string, work: () => Promise<T>): Promise<T> {
  return readyHash.run({ password, hash: await hashPassword(password) }, work)
}

function hash(password: string): Promise<string> {
  const ready = readyHash.getStore()
  return ready?.password === password ? Promise.resolve(ready.hash) : hashPassword(password)
}

/** What better-auth needs of the store. */
type AuthStore = Pick<Store, 'hasFactor' | 'beginSession'>

function optionsOf(config: Config, { db, type }: Database, log: Log, store?: AuthStore) {
  return {
    appName: product.name,
    baseURL: config.baseUrl,
    secret: config.secret,
    database: { db, type, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: { hash, verify },
    },
    // A row about a user goes with the user, and is not written without one.
    verification: {
      additionalFields: {
        userId: {
          ...{ type: 'string', required: false, index: true },
          references: { model: 'user', field: 'id', onDelete: 'cascade' },
        },
      },
    },
    session: { expiresIn: SESSION_LASTS.idle, updateAge: SESSION_MOVES },
    plugins: [openSession, ...(store ? [passwordEntry(store)] : [])],
    ...(store && config.twoFactor && { databaseHooks: doorOf(store.hasFactor) }),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages carry e-mail addresses, so only the fact is logged.
    logger: { level: 'error', log: () => log.error('accounts: better-auth reported an error') },
    advanced: {
      // A user and the ways in with one query.
      database: { joins: true },
      cookiePrefix: 'kinstead',
      // Would put another prefix before the name, and set nothing else.
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookie(config.baseUrl) } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: config.baseUrl.startsWith('https:') },
      ipAddress: { ipAddressHeaders: [CLIENT_IP] },
    },
  } satisfies BetterAuthOptions
}

/** Makes and updates better-auth's tables. */
export async function migrateAccounts(config: Config, database: Database, log: Log): Promise<void> {
  const { getMigrations } = await import('better-auth/db/migration')
  const { runMigrations } = await getMigrations(optionsOf(config, database, log))
  await runMigrations()
}

/** better-auth, which keeps users, password hashes and sessions. Its own routes are not served; operations call it. Wants its tables to be there. */
export function createAuth(config: Config, database: Database, log: Log, store: AuthStore) {
  return betterAuth(optionsOf(config, database, log, store))
}
export type Auth = ReturnType<typeof createAuth>

import { AsyncLocalStorage } from 'node:async_hooks'
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from '#api/limits.ts'
import { product } from '#domain/product.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'
import type { From } from './accounts.ts'
import { passwordHashing } from './credentials.ts'
import { SESSION_LASTS, SESSION_MOVES } from './sessions.ts'
import { cookieName } from './tokens.ts'

/** Thrown before a session is created for an account with a second factor, unless a code was given. */
export class SecondFactorRequired extends Error {
  readonly uid: string
  constructor(uid: string) {
    super('A code of the second factor is required first.')
    this.name = 'SecondFactorRequired'
    this.uid = uid
  }
}

const codeVerified = new AsyncLocalStorage<true>()

/** Creates a session for a user who has given a code. */
export const withVerifiedCode = <T>(work: () => Promise<T>): Promise<T> => codeVerified.run(true, work)

/**
 * better-auth's hook before every session, however the user was identified. Throws, before anything is written, for an
 * account whose second factor is on. A new account has none, and another read would wait for the transaction that creates it.
 */
const requireSecondFactor = (hasFactor: (uid: string) => Promise<boolean>) => ({
  session: {
    create: {
      async before({ userId }: { userId: string }, context: { path?: string } | null) {
        if (codeVerified.getStore() || context?.path === '/sign-up/email') return
        if (await hasFactor(userId)) throw new SecondFactorRequired(userId)
      },
    },
  },
})

/** Set from the connection, never from a header of the client. */
const CLIENT_IP = 'x-client-ip'

/** The headers that better-auth gets of a request: the cookies, the browser's name, and the client's address as the server determines it. */
export const requestHeaders = ({ address, headers }: From) =>
  new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 300) ?? '',
    [CLIENT_IP]: address,
  })

/** Creates a session for a user whom Google or a code has identified. It has no path, so no request reaches it. */
const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ uid: z.string() }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.uid)
        if (!user) throw new Error('A session needs a user.')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return { token: session.token }
      },
    ),
  },
} satisfies BetterAuthPlugin

/** What better-auth's tables depend on. */
function tablesOf({ db, type }: Database, log: Log) {
  return {
    database: { db, type, transaction: true },
    // A row about a user is deleted with the user.
    verification: {
      additionalFields: {
        userId: {
          ...{ type: 'string', required: false, index: true },
          references: { model: 'user', field: 'id', onDelete: 'cascade' },
        },
      },
    },
    // Its messages carry email addresses, so only the fact is logged.
    logger: { level: 'error', log: () => log.error('accounts: better-auth reported an error') },
  } satisfies BetterAuthOptions
}

function optionsOf(config: Config, database: Database, log: Log, store: Pick<Store, 'hasFactor'>) {
  return {
    ...tablesOf(database, log),
    appName: product.name,
    baseURL: config.baseUrl,
    secret: config.secret,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: passwordHashing,
    },
    session: { expiresIn: SESSION_LASTS.idle, updateAge: SESSION_MOVES },
    plugins: [openSession],
    ...(config.twoFactor && { databaseHooks: requireSecondFactor(store.hasFactor) }),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      // Reads a user with the sign-in methods in one query.
      database: { joins: true },
      cookiePrefix: 'kinstead',
      // Would put another prefix before the name, and set nothing else.
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName(config.baseUrl, 'session_token') } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: config.baseUrl.startsWith('https:') },
      ipAddress: { ipAddressHeaders: [CLIENT_IP] },
    },
  } satisfies BetterAuthOptions
}

async function accountMigrations(database: Database, log: Log) {
  const { getMigrations } = await import('better-auth/db/migration')
  return getMigrations(tablesOf(database, log))
}

/** Creates and migrates better-auth's tables. */
export async function migrateAccounts(database: Database, log: Log): Promise<void> {
  const { runMigrations } = await accountMigrations(database, log)
  await runMigrations()
}

/** What {@link migrateAccounts} would do, a line for each table. */
export async function pendingAccountMigrations(database: Database, log: Log): Promise<string[]> {
  const { toBeCreated, toBeAdded, toBeAddedIndexes } = await accountMigrations(database, log)
  return [
    ...toBeCreated.map(({ table }) => `accounts: create ${table}`),
    ...toBeAdded.map(({ table, fields }) => `accounts: add ${Object.keys(fields).join(', ')} to ${table}`),
    ...toBeAddedIndexes.map(({ table, name }) => `accounts: index ${table} by ${name}`),
  ]
}

/** better-auth, which stores users, password hashes and sessions. Its own routes are not served. Its tables must exist. */
export function createAuth(config: Config, database: Database, log: Log, store: Pick<Store, 'hasFactor'>) {
  return betterAuth(optionsOf(config, database, log, store))
}
export type Auth = ReturnType<typeof createAuth>

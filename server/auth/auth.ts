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
import { passwordHashing } from './password.ts'
import { requireSecondFactor } from './second-factor/require-second-factor.ts'
import { SESSION_LASTS, SESSION_MOVES } from './session-lifetime.ts'
import { sessionCookie } from './sessions.ts'

/** Set from the connection. What a client sends under this name never gets here. */
const CLIENT_IP = 'x-client-ip'

/** What better-auth may know of a request: the cookies, the browser's name, and the client's address as the server knows it. */
export const requestHeaders = ({ address, headers }: From) =>
  new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 300) ?? '',
    [CLIENT_IP]: address,
  })

/** Begins a session for a user whom Google or a code has identified. Without a path, so that no request can reach it. */
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

/** What better-auth needs of the store. */
type AuthStore = Pick<Store, 'hasFactor'>

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
      password: passwordHashing,
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
    plugins: [openSession],
    ...(store && config.twoFactor && { databaseHooks: requireSecondFactor(store.hasFactor) }),
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

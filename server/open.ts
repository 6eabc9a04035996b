import { join } from 'node:path'
import { sql } from 'kysely'
import { type Accounts, createAccounts } from './auth/accounts.ts'
import { createAuth, migrateAccounts } from './auth/auth.ts'
import { createGoogleFlow, type GoogleFlow } from './auth/google-flow.ts'
import { localRateLimits, type RateLimits } from './auth/rate-limits.ts'
import { sharedRateLimits } from './auth/shared-rate-limits.ts'
import { lastBackup } from './backup/last-backup.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { openStore } from './db/open-store.ts'
import { resealInBackground } from './db/reseal-in-background.ts'
import type { Store } from './db/store.ts'
import { tidyEvery } from './db/tidy-every.ts'
import { endFirstStart, isInstalled } from './first-start.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { Log } from './observability/log.ts'
import type { MetricSources, Metrics } from './observability/metrics.ts'
import { checkDatabase } from './observability/readiness.ts'
import { createHub, type Exchange, type Hub } from './realtime/hub.ts'

/** Store, accounts and live updates over one open database. */
export interface Installation {
  store: Store
  accounts: Accounts
  google: GoogleFlow
  hub: Hub
  rateLimits: RateLimits
  metricSources: MetricSources
  /** Throws where the database does not answer, or would take no save. */
  checkDatabase(): Promise<void>
  mailer: Mailer
  close(): Promise<void>
}

const HEARTBEAT = 25_000
const HOUR = 60 * 60_000

/** Opens the data and brings it up to date. A server opens it `alone` and sends mail; a script beside one does neither, and leaves its mail to the server. Throws {@link CannotStart} with one sentence when it cannot. */
export async function openInstallation(
  config: Config,
  log: Log,
  { metrics, alone, sendsMail = false }: { metrics?: Metrics; alone?: boolean; sendsMail?: boolean } = {},
): Promise<Installation> {
  const database = await openDatabase(config, log, { alone, observeGroup: metrics?.observeGroup })
  try {
    const store = await openStore(
      database,
      config.dataKeys,
      // All of it or nothing: a kill half-way must not leave tables without their columns.
      () => database.db.transaction().execute((db) => migrateAccounts(config, { ...database, db }, log)),
      config.quota,
    )
    if (database.type === 'sqlite' && !isInstalled(config.dataDir)) {
      // From now on there is no database file without tables but a damaged one.
      await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
      endFirstStart(config.dataDir)
    }
    const mailer = createMailer(config, store, log)
    // SQLite has one process, which sees every attempt.
    const rateLimits = database.type === 'postgres' ? sharedRateLimits(database, config.secret) : localRateLimits()
    const auth = createAuth(config, database, log, store)
    const accounts = createAccounts(config, auth, store, mailer, log, rateLimits, metrics?.event)
    const google = createGoogleFlow(config, auth, accounts, log, rateLimits)
    let exchange: Exchange | undefined
    const hub = createHub(store, accounts.running, log, () => exchange)
    if (config.databaseUrl !== undefined) {
      const { createExchange } = await import('./realtime/exchange.ts')
      exchange = createExchange(config.databaseDirectUrl ?? config.databaseUrl, hub, log, accounts.forget)
    }
    if (sendsMail) mailer.start(accounts.passwordReset.prepare)
    const beats = setInterval(() => hub.beat().catch(() => log.warn('heartbeat failed')), HEARTBEAT)
    beats.unref()
    const stopResealing = resealInBackground(store, config.dataKeys, log)
    const stopTidying = tidyEvery(HOUR, store, log)
    return {
      store,
      accounts,
      google,
      hub,
      rateLimits,
      metricSources: {
        eventStreams: () => hub.size,
        mail: () => store.mailBacklog(),
        lastBackup: () => lastBackup(config.dataDir),
        pool: database.pool,
        files: database.files,
      },
      checkDatabase: () => checkDatabase(database),
      mailer,
      async close() {
        clearInterval(beats)
        stopTidying()
        await stopResealing()
        await hub.stop()
        await accounts.auditLog.settled()
        await mailer.close()
        await database.close()
      },
    }
  } catch (fault) {
    await database.close()
    throw fault
  }
}

/** Where the build writes the pages. */
export const DIST = join(import.meta.dirname, '..', 'dist')

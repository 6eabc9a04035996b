import { join } from 'node:path'
import { sql } from 'kysely'
import { type Accounts, createAccounts } from './auth/accounts.ts'
import { createAuth, migrateAccounts } from './auth/auth.ts'
import { createGoogleFlow, type GoogleFlow } from './auth/google-sign-in.ts'
import { localRateLimits, type RateLimits, sharedRateLimits } from './auth/rate-limits.ts'
import { lastBackup } from './backup/backup-file.ts'
import type { Config } from './config.ts'
import { cleanUpEvery } from './db/clean-up.ts'
import { type Database, inTransaction, openDatabase, TABLE_IN_USE } from './db/database.ts'
import { type BackgroundCounts, backgroundCounts } from './db/installation-counts.ts'
import { reencryptInBackground } from './db/key-rotation.ts'
import { openStore, type Store } from './db/store.ts'
import { HOUR } from './durations.ts'
import { endFirstStart, isInstalled } from './keys.ts'
import { type ReminderMails, reminderMails } from './mail/mail-reminders.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { Log } from './observability/log.ts'
import type { MetricSources, Metrics } from './observability/metrics.ts'
import { checkDatabase } from './observability/readiness.ts'
import { createHub, type Hub, type Notifier } from './realtime/hub.ts'
import type { StripePayments } from './stripe.ts'

/** Store, accounts and live updates over one open database. */
export interface Installation {
  store: Store
  accounts: Accounts
  google: GoogleFlow
  stripe: StripePayments | undefined
  hub: Hub
  rateLimits: RateLimits
  metricSources: MetricSources
  /** Throws where the database does not answer, or would accept no save. */
  checkDatabase(): Promise<void>
  mailer: Mailer
  reminders: ReminderMails
  counts: BackgroundCounts
  close(): Promise<void>
}

/** Brings the tables up to date, checks the keys, and opens the store. */
async function openUpToDate(config: Config, database: Database, log: Log): Promise<Store> {
  const store = await openStore(
    database,
    config.dataKeys,
    // In a transaction, so that a kill in the middle leaves no tables without their columns.
    () => inTransaction(database.db, (db) => migrateAccounts({ ...database, db }, log), TABLE_IN_USE),
    config.quota,
  )
  if (database.type === 'sqlite' && !isInstalled(config.dataDir)) {
    // From now on a database file without tables is a damaged one.
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    endFirstStart(config.dataDir)
  }
  return store
}

/** Does to the tables what a start does, and no more. Throws {@link CannotStart}. */
export async function migrate(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log, { alone: true })
  await openUpToDate(config, database, log).finally(database.close)
}

const HEARTBEAT = 25_000

/** Opens the data and brings it up to date. A server opens it `alone` and sends mail; a script beside it does neither, and leaves its mail to the server. Throws {@link CannotStart}. */
export async function openInstallation(
  config: Config,
  log: Log,
  { metrics, alone, sendsMail = false }: { metrics?: Metrics; alone?: boolean; sendsMail?: boolean } = {},
): Promise<Installation> {
  const database = await openDatabase(config, log, { alone, observeGroup: metrics?.observeGroup })
  try {
    const store = await openUpToDate(config, database, log)
    const mailer = createMailer(config, store, log)
    // SQLite has one process, which sees every attempt.
    const rateLimits = database.type === 'postgres' ? sharedRateLimits(database, config.secret) : localRateLimits()
    const auth = createAuth(config, database, log, store)
    const accounts = createAccounts(config, auth, store, mailer, log, rateLimits, metrics?.event)
    const google = createGoogleFlow(config, auth, accounts, log, rateLimits)
    const stripe =
      config.stripe && (await import('./stripe.ts')).createStripePayments(config.stripe, config.baseUrl, log)
    let notifier: Notifier | undefined
    const hub = createHub(store, accounts.running, log, () => notifier)
    if (config.databaseUrl !== undefined) {
      const { createNotifier } = await import('./realtime/notifier.ts')
      notifier = createNotifier(config.databaseDirectUrl ?? config.databaseUrl, hub, log, accounts.forget)
    }
    if (sendsMail) mailer.start(accounts.passwordReset.prepare)
    const reminders = reminderMails({ config, store, mailer, log })
    if (sendsMail) reminders.start()
    const beats = setInterval(() => hub.beat().catch(() => log.warn('heartbeat failed')), HEARTBEAT)
    beats.unref()
    const stopReencryption = reencryptInBackground(store, config.dataKeys, log)
    const stopCleanUp = cleanUpEvery(HOUR, store, log)
    const counts = backgroundCounts(store, log)
    return {
      store,
      accounts,
      google,
      stripe,
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
      reminders,
      counts,
      async close() {
        clearInterval(beats)
        stopCleanUp()
        await reminders.close()
        await counts.close()
        await stopReencryption()
        await hub.stop()
        await accounts.auditLog.settled()
        await mailer.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Where the build writes the pages. */
export const DIST = join(import.meta.dirname, '..', 'dist')

import { resolve } from 'node:path'
import type { BackupPlan } from './backup/scheduled-backups.ts'
import { CannotStart } from './errors.ts'
import { loadKeys } from './keys.ts'
import type { DataKey, HostAndPort } from './setting-kinds.ts'
import { readSettings, type Settings } from './settings.ts'
import type { StripeSettings } from './stripe.ts'

/** All settings of an installation. Read once at start; nothing else reads the environment. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** Without a pooler; absent: the same. */
  databaseDirectUrl?: string
  allowFsyncOff?: boolean
  /** Scheme, host and port that people open. */
  baseUrl: string
  /** Whether people open another address than this machine's own. */
  isPublic: boolean
  /** Whether only this machine can reach the server: then the demo account, whose password is public, may be used. */
  isPrivate: boolean
  secret: string
  /** The first encrypts, all decrypt. */
  dataKeys: readonly DataKey[]
  smtpUrl?: string
  mailFrom: string
  paymentCheck: boolean
  /** Where packages are paid through Stripe. */
  stripe?: StripeSettings
  enumerationProtection: boolean
  emailVerification: boolean
  serviceWorker: boolean
  twoFactor: boolean
  reviewLinks: boolean
  /** The addresses of accounts that have the operator's desk, in lower case. */
  operators: readonly string[]
  signUpsPerHour: number
  /** Bytes of changes that one account may store, and write in a day. */
  quota: { stored: number; daily: number }
  testAccount: { email?: string; uid?: string }
  google: { issuer: string; clientId?: string; clientSecret?: string }
  trustedProxies: readonly string[]
  metrics?: HostAndPort
  /** Backups that the server makes by itself, on SQLite. */
  backups?: BackupPlan
  logLevel?: 'info' | 'warn' | 'silent'
}

const MIB = 1_048_576
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/

function missingKeys(values: Partial<Settings>, isLocal: boolean): string[] {
  if (isLocal && !values.DATABASE_URL) return []
  const why = values.DATABASE_URL ? 'DATABASE_URL is set' : 'BASE_URL is public'
  const make = { SECRET: 'openssl rand -base64 32', DATA_KEY: 'echo "k1:$(openssl rand -base64 32)"' }
  return (['SECRET', 'DATA_KEY'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: is required because ${why}; make one with: ${make[name]}`)
}

/** The settings and what follows from them. */
interface CheckedSettings {
  settings: Settings
  baseUrl: string
  isLocal: boolean
}

/** Reads the environment and creates nothing. Throws {@link CannotStart} with one line for every setting that is wrong. */
export function checkSettings(environment: Record<string, string | undefined>): CheckedSettings {
  const { errors, values } = readSettings(environment)
  const baseUrl = values.BASE_URL ?? `http://localhost:${values.PORT ?? 3000}`
  const isLocal = LOCAL.test(URL.parse(baseUrl)?.hostname ?? '')
  const wrong = new Set(errors.map((error) => error.split(':')[0]))
  if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET))
    errors.push('GOOGLE_CLIENT_ID: needs GOOGLE_CLIENT_SECRET; set both or neither')
  if (values.PAYMENTS === 'stripe')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      if (!values[name] && !wrong.has(name))
        errors.push(`${name}: is required because PAYMENTS is stripe (docs/payments.md)`)
  if (values.OPERATORS && values.TWO_FACTOR === false)
    errors.push('OPERATORS: needs TWO_FACTOR=on, because the operator’s desk requires a second factor')
  if (values.BACKUP_DIR && values.DATABASE_URL)
    errors.push('BACKUP_DIR: works with SQLite only; back up PostgreSQL with its own programs (docs/reliability.md)')
  errors.push(...missingKeys(values, isLocal).filter((error) => !wrong.has(error.split(':')[0])))
  if (errors.length > 0)
    throw new CannotStart(
      `Kinstead cannot start with these settings:\n${errors.map((error) => `  ${error}`).join('\n')}\nEvery setting is explained in docs/settings.md.`,
    )
  return { settings: values as Settings, baseUrl, isLocal }
}

function stripeSettings(all: Settings): StripeSettings | undefined {
  const { PAYMENTS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = all
  if (PAYMENTS !== 'stripe' || !secretKey || !webhookSecret) return
  return { secretKey, webhookSecret, tax: all.STRIPE_TAX, api: all.STRIPE_API }
}

/** Reads the environment and, on localhost, creates the keys that are not set. Throws {@link CannotStart}. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { settings: all, baseUrl, isLocal } = checkSettings(environment)
  const dataDir = resolve(all.DATA_DIR)
  const keys = loadKeys(
    dataDir,
    { secret: all.SECRET, dataKeys: all.DATA_KEY },
    { onSqlite: all.DATABASE_URL === undefined },
  )
  return {
    port: all.PORT,
    host: all.HOST,
    dataDir,
    databaseUrl: all.DATABASE_URL,
    databaseDirectUrl: all.DATABASE_DIRECT_URL,
    allowFsyncOff: all.ALLOW_FSYNC_OFF,
    baseUrl,
    isPublic: !isLocal,
    isPrivate: isLocal && LOCAL.test(all.HOST.includes(':') ? `[${all.HOST}]` : all.HOST),
    ...keys,
    smtpUrl: all.SMTP_URL,
    mailFrom: all.MAIL_FROM,
    paymentCheck: all.PAYMENT_CHECK,
    stripe: stripeSettings(all),
    enumerationProtection: all.ENUMERATION_PROTECTION,
    emailVerification: all.EMAIL_VERIFICATION,
    serviceWorker: all.SERVICE_WORKER,
    twoFactor: all.TWO_FACTOR,
    reviewLinks: all.REVIEW_LINKS,
    operators: all.OPERATORS ?? [],
    signUpsPerHour: all.SIGN_UPS_PER_HOUR,
    quota: { stored: all.ACCOUNT_STORAGE_MIB * MIB, daily: all.ACCOUNT_DAILY_MIB * MIB },
    testAccount: { email: all.TEST_ACCOUNT_EMAIL, uid: all.TEST_ACCOUNT_UID },
    google: { issuer: all.GOOGLE_ISSUER, clientId: all.GOOGLE_CLIENT_ID, clientSecret: all.GOOGLE_CLIENT_SECRET },
    trustedProxies: all.TRUSTED_PROXIES ?? [],
    metrics: all.METRICS,
    backups: all.BACKUP_DIR
      ? { dir: resolve(all.BACKUP_DIR), everyMinutes: all.BACKUP_EVERY, keys: all.BACKUP_KEY }
      : undefined,
    logLevel: all.LOG_LEVEL,
  }
}

/** Whether this is the account that counts as paid without a purchase (specification P 4). */
export const isTestAccount = (
  { testAccount }: Pick<Config, 'testAccount'>,
  { uid, email }: { uid: string; email: string },
): boolean => uid === testAccount.uid || email.toLowerCase() === testAccount.email?.toLowerCase()

import { resolve } from 'node:path'
import { CannotStart } from './errors.ts'
import { keptKeys } from './keys.ts'
import type { DataKey, HostAndPort } from './setting-kinds.ts'
import { type Given, readSettings } from './settings.ts'

/** Everything an installation decides. Made once at start; nothing else reads the environment. */
export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** Past a pooler; absent: the same. */
  databaseDirectUrl?: string
  allowFsyncOff?: boolean
  /** Scheme, host and port that people open. */
  baseUrl: string
  /** Whether the address that people open is another than this machine's own. */
  isPublic: boolean
  /** Whether nobody but this machine can reach the server: then the demo account, whose password is public, may be used. */
  isPrivate: boolean
  secret: string
  /** The first encrypts, all decrypt. */
  dataKeys: readonly DataKey[]
  smtpUrl?: string
  mailFrom: string
  paymentCheck: boolean
  enumerationProtection: boolean
  emailVerification: boolean
  twoFactor: boolean
  reviewLinks: boolean
  signUpsPerHour: number
  /** Bytes of changes that one account may keep, and write in a day. */
  quota: { stored: number; daily: number }
  testAccount: { email?: string; uid?: string }
  google: { issuer: string; clientId?: string; clientSecret?: string }
  trustedProxies: readonly string[]
  metrics?: HostAndPort
  logLevel?: 'info' | 'warn' | 'silent'
}

const MIB = 1_048_576
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/

function missingKeys(given: Partial<Given>, isLocal: boolean): string[] {
  if (isLocal && !given.DATABASE_URL) return []
  const why = given.DATABASE_URL ? 'DATABASE_URL is set' : 'BASE_URL is public'
  const make = { SECRET: 'openssl rand -base64 32', DATA_KEY: 'echo "k1:$(openssl rand -base64 32)"' }
  return (['SECRET', 'DATA_KEY'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: is needed because ${why}; make one with: ${make[name]}`)
}

/** Reads the environment. Throws {@link CannotStart} with one line for every setting that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { faults, given } = readSettings(environment)
  const baseUrl = given.BASE_URL ?? `http://localhost:${given.PORT ?? 3000}`
  const isLocal = LOCAL.test(URL.parse(baseUrl)?.hostname ?? '')
  const wrong = new Set(faults.map((fault) => fault.split(':')[0]))
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET))
    faults.push('GOOGLE_CLIENT_ID: belongs together with GOOGLE_CLIENT_SECRET; set both or neither')
  faults.push(...missingKeys(given, isLocal).filter((fault) => !wrong.has(fault.split(':')[0])))
  if (faults.length > 0)
    throw new CannotStart(
      `Kinstead cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nEvery setting is explained in docs/settings.md.`,
    )
  const all = given as Given
  const dataDir = resolve(all.DATA_DIR)
  const keys = keptKeys(
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
    enumerationProtection: all.ENUMERATION_PROTECTION,
    emailVerification: all.EMAIL_VERIFICATION,
    twoFactor: all.TWO_FACTOR,
    reviewLinks: all.REVIEW_LINKS,
    signUpsPerHour: all.SIGN_UPS_PER_HOUR,
    quota: { stored: all.ACCOUNT_STORAGE_MIB * MIB, daily: all.ACCOUNT_DAILY_MIB * MIB },
    testAccount: { email: all.TEST_ACCOUNT_EMAIL, uid: all.TEST_ACCOUNT_UID },
    google: { issuer: all.GOOGLE_ISSUER, clientId: all.GOOGLE_CLIENT_ID, clientSecret: all.GOOGLE_CLIENT_SECRET },
    trustedProxies: all.TRUSTED_PROXIES ?? [],
    metrics: all.METRICS,
    logLevel: all.LOG_LEVEL,
  }
}

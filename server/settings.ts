import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { product } from '#domain/product.ts'
import {
  address,
  addresses,
  dataKeys,
  hostAndPort,
  networks,
  onOff,
  origin,
  sender,
  text,
  url,
  whole,
} from './setting-kinds.ts'

/** A setting in the environment. The schema, the list in docs/settings.md and .env.example come from this list. */
export interface Setting<T> {
  meaning: string
  /** As written in the environment; absent when the setting is unset by default. */
  fallback?: string
  /** The default in the documentation, where it is not a constant. */
  shown?: string
  type: z.ZodMiniType<T, string>
  /** Whether `NAME_FILE` may name a file that holds the value, as containers and systemd hand over secrets. */
  isSecret?: true
}

export const settings = {
  PORT: { meaning: 'The port to listen on.', fallback: '3000', type: whole(1, 65_535) },
  HOST: {
    meaning: 'The address to listen on. `0.0.0.0`: every network of the machine.',
    fallback: '127.0.0.1',
    type: text,
  },
  DATA_DIR: {
    meaning: 'The directory of the SQLite database, unsent mail and, on localhost, the generated keys.',
    fallback: './data',
    type: text,
  },
  DATABASE_URL: {
    meaning: 'A PostgreSQL database, for several server processes. Unset: SQLite in `DATA_DIR/kinstead.db`.',
    isSecret: true,
    type: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/kinstead'),
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'The same PostgreSQL database without the pooler. Required if `DATABASE_URL` points to PgBouncer in transaction mode.',
    shown: '`DATABASE_URL`',
    isSecret: true,
    type: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/kinstead'),
  },
  ALLOW_FSYNC_OFF: {
    meaning:
      '`on`: starts even if PostgreSQL reports `fsync = off`, for engines that are durable in another way. PostgreSQL itself would lose acknowledged saves in a power loss.',
    fallback: 'off',
    type: onOff,
  },
  BASE_URL: {
    meaning: 'The address that people open, without a path. With `https`, session cookies need TLS.',
    shown: '`http://localhost:PORT`',
    type: origin,
  },
  SECRET: {
    meaning:
      'Signs session cookies; at least 32 characters. Required with `DATABASE_URL` or a public `BASE_URL`. Changing it signs everyone out.',
    shown: 'generated on localhost',
    isSecret: true,
    type: z.string().check(z.minLength(32, 'must be at least 32 characters; make one with: openssl rand -base64 32')),
  },
  DATA_KEY: {
    meaning:
      'Encrypts social security numbers: `id:key`, the key 32 bytes in base64. Of [several](#a-new-data_key), separated by commas, the first encrypts and all decrypt. Required if `SECRET` is. **Lost keys cannot be replaced.**',
    shown: 'generated on localhost',
    isSecret: true,
    type: dataKeys,
  },
  SMTP_URL: {
    meaning:
      'The [mail](#mail) server. With a user name, over TLS only, except on this machine. Unset: mail goes to files in `DATA_DIR/outbox`.',
    isSecret: true,
    type: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'),
  },
  MAIL_FROM: {
    meaning: 'The sender of mail, as an address or as `Name <address>`.',
    fallback: `${product.name} <${product.senderEmail}>`,
    type: sender,
  },
  PAYMENT_CHECK: {
    meaning: '`on`: the builder and the documents require a paid account; with `PAYMENTS=stripe`, the API does, too.',
    fallback: 'off',
    type: onOff,
  },
  PAYMENTS: {
    meaning: '`stripe`: packages are paid on [Stripe’s own page](payments.md). `none`: checkout charges no card.',
    fallback: 'none',
    type: z.enum(['none', 'stripe'], 'must be none or stripe'),
  },
  STRIPE_SECRET_KEY: {
    meaning: 'The secret or restricted key of the Stripe account. Required with `PAYMENTS=stripe`.',
    isSecret: true,
    type: text,
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: 'The signing secret of the webhook endpoint `BASE_URL/webhooks/stripe`. Required with `PAYMENTS=stripe`.',
    isSecret: true,
    type: text,
  },
  STRIPE_TAX: {
    meaning: '`on`: adds taxes, once Stripe Tax is set up in the Stripe account.',
    fallback: 'off',
    type: onOff,
  },
  STRIPE_API: {
    meaning: 'Stripe’s API. Another address is for tests.',
    fallback: 'https://api.stripe.com',
    type: url(['http:', 'https:'], 'https://api.stripe.com'),
  },
  ENUMERATION_PROTECTION: {
    meaning: '`off`: a failed sign-in shows whether the email address has an account.',
    fallback: 'on',
    type: onOff,
  },
  EMAIL_VERIFICATION: {
    meaning:
      '`on`: accounts [verify their address](security.md#email-addresses) before they use review links, reminders by email and second factor. `off`, for installations without mail: a person can sign up with another’s address and use these, until its owner sets a new password or signs in through Google.',
    fallback: 'on',
    type: onOff,
  },
  REVIEW_LINKS: {
    meaning:
      '`on`: owners can make [review links](review-links.md), with which people without an account read and comment on a trust.',
    fallback: 'off',
    type: onOff,
  },
  SERVICE_WORKER: {
    meaning:
      '`on`: signed-in users can open the app [without a network](reliability.md#without-a-network). `off`: withdraws a broken service worker.',
    fallback: 'on',
    type: onOff,
  },
  TWO_FACTOR: {
    meaning:
      '`on`: users can turn on a [second factor](second-factor.md) and sign out their devices. `off` again: second factors stay stored and are not required.',
    fallback: 'off',
    type: onOff,
  },
  OPERATORS: {
    meaning:
      'The email addresses, separated by commas, of accounts that have the [operator’s desk](operator.md). Needs `TWO_FACTOR`.',
    type: addresses,
  },
  SIGN_UPS_PER_HOUR: {
    meaning: 'The accounts that one network address may create in an hour.',
    fallback: '300',
    type: whole(1, 1_000_000),
  },
  ACCOUNT_STORAGE_MIB: {
    meaning:
      'The MiB of changes that one account may store, with 200 bytes more for each. An ordinary family writes less than one in a year.',
    fallback: '100',
    type: whole(1, 1_000_000),
  },
  ACCOUNT_DAILY_MIB: {
    meaning: 'The MiB of changes that one account may save in a day (UTC).',
    fallback: '50',
    type: whole(1, 1_000_000),
  },
  TEST_ACCOUNT_EMAIL: {
    meaning: 'The email address of an account that counts as paid, for tests.',
    type: address,
  },
  TEST_ACCOUNT_UID: { meaning: 'The same, by user id.', type: text },
  GOOGLE_ISSUER: {
    meaning: 'The OpenID Connect issuer behind the Google button. Redirect address: `BASE_URL/api/google/callback`.',
    fallback: 'https://accounts.google.com',
    type: url(['http:', 'https:'], 'https://accounts.google.com'),
  },
  GOOGLE_CLIENT_ID: {
    meaning: 'The client id. Unset: the button says that it is not configured.',
    type: text,
  },
  GOOGLE_CLIENT_SECRET: { meaning: 'The client secret.', isSecret: true, type: text },
  TRUSTED_PROXIES: {
    meaning: 'Addresses or networks of reverse proxies whose `X-Forwarded-For` is trusted.',
    type: networks,
  },
  METRICS: {
    meaning:
      'An address and port, such as `127.0.0.1:9464`, for [Prometheus metrics](deployment.md#health-checks-and-metrics). Do not expose it to the internet.',
    type: hostAndPort,
  },
  BACKUP_DIR: {
    meaning:
      'An existing directory for [backups](reliability.md#backing-up) of the SQLite database. Unset: the server makes none.',
    type: text,
  },
  BACKUP_EVERY: { meaning: 'The minutes between two backups.', fallback: '60', type: whole(1, 1_440) },
  BACKUP_KEY: {
    meaning: 'Encrypts these backups. A key as in `DATA_KEY`, but another one; store it away from the backups.',
    isSecret: true,
    type: dataKeys,
  },
  LOG_LEVEL: {
    meaning: '`info`: each request. `warn`: errors and warnings. `silent`: nothing.',
    shown: '`warn` on a terminal, otherwise `info`',
    type: z.enum(['info', 'warn', 'silent'], 'must be info, warn or silent'),
  },
} satisfies Record<string, Setting<unknown>>
type Definitions = typeof settings
type SettingName = keyof Definitions
type Value<Name extends SettingName> = z.infer<Definitions[Name]['type']>

/** The settings as read: `undefined` where one is unset and has no default. */
export type Settings = {
  [Name in SettingName]: Definitions[Name] extends { fallback: string } ? Value<Name> : Value<Name> | undefined
}

type Environment = Record<string, string | undefined>
const definitions = Object.entries(settings) as [SettingName, Setting<unknown>][]

/** The value as written, without white space around it. `KEY=` in a shell or a compose file counts as unset. */
function written(name: string, isSecret: boolean | undefined, environment: Environment): string | undefined {
  const value = environment[name]?.trim() || undefined
  const file = (isSecret && environment[`${name}_FILE`]?.trim()) || undefined
  if (file === undefined) return value
  if (value !== undefined) throw new Error(`is set together with ${name}_FILE; set only one of the two`)
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    throw new Error(`${name}_FILE cannot be read: ${(error as Error).message}`)
  }
}

/** Lines of the form `KEY: what is wrong`, for every setting that is wrong, and the values of the others. */
export function readSettings(
  environment: Environment,
  names: readonly SettingName[] = definitions.map(([name]) => name),
): { errors: string[]; values: Partial<Settings> } {
  const errors: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { type, fallback, isSecret }] of definitions.filter(([name]) => names.includes(name))) {
    try {
      const text = written(name, isSecret, environment) ?? fallback
      if (text === undefined) continue
      const read = z.safeParse(type, text)
      if (read.success) values[name] = read.data
      else errors.push(`${name}: ${read.error.issues[0]?.message}`)
    } catch (error) {
      errors.push(`${name}: ${(error as Error).message}`)
    }
  }
  return { errors, values: values as Partial<Settings> }
}

/** The variables of the environment that mean something to the server. */
export const variables: readonly string[] = definitions.flatMap(([name, { isSecret }]) =>
  isSecret ? [name, `${name}_FILE`] : [name],
)

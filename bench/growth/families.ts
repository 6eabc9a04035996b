import { createHash, createHmac, randomUUID, randomUUIDv7 } from 'node:crypto'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { openSecrets, sealSecrets, type Vault } from '#server/db/encryption.ts'
import { SECRET } from '../start/server.ts'

/** Values as one database returns and accepts them. */
export type Row = Record<string, unknown>
/** The tables with one row per family, each after those that it references. */
export const TABLES = [
  'user',
  'account',
  'session',
  'user_profile',
  'trust_record',
  'trust_patch',
  'account_event',
] as const
export type Table = (typeof TABLES)[number]
/** Selects the row of the only family in a store. The table of users has another, internal row. */
export const rowOfFamily = (table: Table) => {
  const owner = { user: 'id', account: '"userId"', session: '"userId"' }[table as string] ?? 'uid'
  return `select * from "${table}" where ${owner} = (select uid from user_profile) limit 1`
}
export type Rows = Record<Table, Row>

export const PASSWORD = 'granite-lantern-meadow'

const made = (what: string, family: number) =>
  createHash('sha256').update(`${what} ${family}`).digest('hex').slice(0, 32)
/** How many users are active in a store, spread evenly over it. */
export const ACTIVE_USERS = 100
/** The family of the request with this number. */
export const familyOf = (records: number) => (number: number) =>
  1 + Math.floor(((number % ACTIVE_USERS) * (records - 1)) / ACTIVE_USERS)

export const emailOf = (family: number) => `family-${family}@growth.example`
/** The family's session cookie. */
export function cookieOf(family: number): string {
  const token = made('token', family)
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `kinstead.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Makes the rows of any number of families from those of one that answered every question. */
export function familyMaker(one: Rows, vault: Vault): (family: number) => Rows {
  const uid = String(one.trust_record.uid)
  const opened = <T extends TrustRecord | TrustPatch>(row: Row): T =>
    openSecrets(vault, uid, JSON.parse(String(row.body)))
  const record = opened<TrustRecord>(one.trust_record)
  const { trustDate, grantorName, grantorSsn, grantorEmail, grantorAddress } = opened<TrustPatch>(one.trust_patch)
  /** The first step's change: the record holds every answer, the history one change. */
  const first: TrustPatch = { trustDate, grantorName, grantorSsn, grantorEmail, grantorAddress, currentStep: 2 }
  return (family) => {
    const [own, email] = [made('uid', family), emailOf(family)]
    const trustName = `The Whitlock Family Dynasty Trust ${family}`
    const sealed = (holder: TrustRecord | TrustPatch) =>
      JSON.stringify(sealSecrets(vault, own, { ...holder, trustName }))
    return {
      user: { ...one.user, id: own, email },
      account: { ...one.account, id: made('account', family), accountId: own, userId: own },
      session: { ...one.session, id: made('session', family), token: made('token', family), userId: own },
      user_profile: { ...one.user_profile, uid: own, email },
      trust_record: { ...one.trust_record, uid: own, body: sealed({ ...record, uid: own }) },
      trust_patch: { ...one.trust_patch, uid: own, patch_id: randomUUIDv7(), body: sealed(first) },
      account_event: { ...one.account_event, id: randomUUID(), uid: own },
    }
  }
}

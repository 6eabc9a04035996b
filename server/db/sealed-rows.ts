import type { Kysely } from 'kysely'
import { keyIdOf, SEALED_FIELDS } from './sealing.ts'
import type { Tables } from './tables.ts'

/** The tables that have encrypted values, in a column `body`. */
export const SEALED_TABLES = ['trust_record', 'trust_patch', 'second_factor', 'mail_outbox'] as const

/** A row that holds encrypted values. `version` is there for a change. */
export interface SealedRow {
  table: (typeof SEALED_TABLES)[number]
  uid: string
  version?: number
  body: string
}

const AT_A_TIME = 100
/** Finds some too many, for a text can say this too: {@link keysOf} tells. */
export const PERHAPS_SEALED = '%"sealed:%'

async function* onePerUser(db: Kysely<Tables>, table: 'trust_record' | 'second_factor'): AsyncGenerator<SealedRow[]> {
  for (let after = ''; ; ) {
    const query = db.selectFrom(table).select(['uid', 'body']).where('body', 'like', PERHAPS_SEALED)
    const rows = await query.where('uid', '>', after).orderBy('uid').limit(AT_A_TIME).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({ ...row, table }))
    after = last.uid
  }
}

async function* changes(db: Kysely<Tables>): AsyncGenerator<SealedRow[]> {
  for (let after = { uid: '', version: 0 }; ; ) {
    const { uid, version } = after
    const rows = await db
      .selectFrom('trust_patch')
      .select(['uid', 'version', 'body'])
      .where('body', 'like', PERHAPS_SEALED)
      .where((is) => is.or([is('uid', '>', uid), is.and([is('uid', '=', uid), is('version', '>', version)])]))
      .orderBy('uid')
      .orderBy('version')
      .limit(AT_A_TIME)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({ ...row, table: 'trust_patch' }))
    after = last
  }
}

async function* waitingMail(db: Kysely<Tables>): AsyncGenerator<SealedRow[]> {
  for (let after = ''; ; ) {
    const query = db.selectFrom('mail_outbox').select(['id', 'uid', 'body']).where('id', '>', after)
    const rows = await query.orderBy('id').limit(AT_A_TIME).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ uid, body }) => ({ table: 'mail_outbox', uid, body }))
    after = last.id
  }
}

/** Every row that may hold encrypted values, some at a time. */
export async function* sealedRows(db: Kysely<Tables>): AsyncGenerator<SealedRow[]> {
  yield* onePerUser(db, 'trust_record')
  yield* changes(db)
  yield* onePerUser(db, 'second_factor')
  yield* waitingMail(db)
}

/** The ids of the keys without which this row cannot be read. */
export function keysOf({ body }: Pick<SealedRow, 'body'>): string[] {
  const holder: Record<string, unknown> = JSON.parse(body)
  return SEALED_FIELDS.flatMap((field) => {
    const value = holder[field]
    return typeof value === 'string' ? (keyIdOf(value) ?? []) : []
  })
}

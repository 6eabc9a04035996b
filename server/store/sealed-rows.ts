import type { Kysely } from 'kysely'
import { SECRET_FIELDS } from '#domain/trust/record.ts'
import { keyIdOf } from './sealing.ts'
import type { Tables } from './tables.ts'

/** A row that holds encrypted values. `version` is there for a change, and not for a trust. */
export interface SealedRow {
  uid: string
  version?: number
  body: string
}

const AT_A_TIME = 100
/** Finds some too many, for a text can say this too: {@link keysOf} tells. */
export const PERHAPS_SEALED = '%"sealed:%'

async function* trusts(db: Kysely<Tables>): AsyncGenerator<SealedRow[]> {
  for (let after = ''; ; ) {
    const query = db.selectFrom('trust_record').select(['uid', 'body']).where('body', 'like', PERHAPS_SEALED)
    const rows = await query.where('uid', '>', after).orderBy('uid').limit(AT_A_TIME).execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows
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
    yield rows
    after = last
  }
}

/** Every row that may hold encrypted values, some at a time. */
export async function* sealedRows(db: Kysely<Tables>): AsyncGenerator<SealedRow[]> {
  yield* trusts(db)
  yield* changes(db)
}

/** The ids of the keys without which this row cannot be read. */
export function keysOf({ body }: Pick<SealedRow, 'body'>): string[] {
  const holder: Record<string, unknown> = JSON.parse(body)
  return SECRET_FIELDS.flatMap((field) => {
    const value = holder[field]
    return typeof value === 'string' ? (keyIdOf(value) ?? []) : []
  })
}

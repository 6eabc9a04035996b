import { type Kysely, sql, type Transaction } from 'kysely'
import { CannotStart } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { DataKey } from '../setting-kinds.ts'
import { inTransaction } from './database.ts'
import { keyIdOf, resealSecrets, SEALED_FIELDS, type Vault } from './encryption.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

/** The tables that have encrypted values, in a column `body`, and the columns of their primary keys. */
const PRIMARY_KEYS = {
  trust_record: ['uid'],
  trust_patch: ['uid', 'version'],
  second_factor: ['uid'],
  mail_outbox: ['id'],
  signed_document_piece: ['uid', 'id', 'piece'],
} as const
type SealedTable = keyof typeof PRIMARY_KEYS
export const SEALED_TABLES = Object.keys(PRIMARY_KEYS) as SealedTable[]

/** With the columns of its primary key. */
type SealedRow = { uid: string; body: string } & Record<string, unknown>

/** Rows in memory at a time. A piece of a file is a hundred times as long as other rows. */
const atATime = (table: SealedTable) => (table === 'signed_document_piece' ? 8 : 100)
/** Also matches a few rows in which a user typed this: {@link keysOf} decides. */
export const PERHAPS_SEALED = '%"sealed:%'

/** The ids of the keys without which this row cannot be read. */
export function keysOf({ body }: { body: string }): string[] {
  const holder: Record<string, unknown> = JSON.parse(body)
  return SEALED_FIELDS.flatMap((field) => {
    const value = holder[field]
    return typeof value === 'string' ? (keyIdOf(value) ?? []) : []
  })
}

const primaryKey = (table: SealedTable) => sql`(${sql.join(PRIMARY_KEYS[table].map((column) => sql.ref(column)))})`
const primaryKeyOf = (table: SealedTable, row: SealedRow) =>
  sql`(${sql.join(PRIMARY_KEYS[table].map((column) => row[column]))})`

/** Every row that may hold encrypted values, in pages. */
async function* sealedRows(db: Kysely<Tables>): AsyncGenerator<{ table: SealedTable; rows: SealedRow[] }> {
  for (const table of SEALED_TABLES)
    for (let last: SealedRow | undefined; ; ) {
      const after = last ? sql`and ${primaryKey(table)} > ${primaryKeyOf(table, last)}` : sql``
      const { rows } = await sql<SealedRow>`select * from ${sql.table(table)} where body like ${PERHAPS_SEALED} ${after}
        order by ${sql.join(PRIMARY_KEYS[table].map((column) => sql.ref(column)))} limit ${atATime(table)}`.execute(db)
      last = rows.at(-1)
      if (!last) break
      yield { table, rows }
    }
}

const KNOWN_TEXT = 'Kinstead'

function opensProbe(vault: Vault, id: string, probe: string): boolean {
  try {
    return vault.open(id, 'probe', probe) === KNOWN_TEXT
  } catch {
    return false
  }
}

/** The ids of the keys that made these probes and that the vault does not have. */
export function lostKeys(vault: Vault, probes: readonly { id: string; probe: string }[]): string[] {
  return probes.filter(({ id, probe }) => !opensProbe(vault, id, probe)).map(({ id }) => id)
}

/** The keys of `ids` without which something here cannot be read. */
async function stillNeeded(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const needed = new Set<string>()
  if (ids.length > 0)
    for await (const { rows } of sealedRows(db))
      for (const id of rows.flatMap(keysOf)) if (ids.includes(id)) needed.add(id)
  return ids.filter((id) => needed.has(id))
}

/**
 * Every key that ever encrypted here left a probe. Throws {@link CannotStart} when one does not open: a server with a
 * wrong key must not start and find out number by number. A key that was left out of DATA_KEY on purpose, after
 * everything was encrypted with another, is forgotten; that check reads every row, once.
 */
export async function probeKeys(db: Kysely<Tables>, vault: Vault): Promise<void> {
  const probes = await db.selectFrom('data_key').selectAll().execute()
  const lost = lostKeys(vault, probes)
  const leftOut = lost.filter((id) => !vault.keyIds.includes(id))
  const needed = await stillNeeded(db, leftOut)
  const missed = lost.filter((id) => needed.includes(id) || !leftOut.includes(id))
  if (missed.length > 0)
    throw new CannotStart(
      `DATA_KEY lacks the right key ${missed.map((id) => `'${id}'`).join(', ')}, with which social security numbers in this database are encrypted. Add it to DATA_KEY, after the current one; a new key needs an id of its own.`,
    )
  if (leftOut.length > 0) await db.deleteFrom('data_key').where('id', 'in', leftOut).execute()
  const [current] = vault.keyIds
  if (current === undefined || probes.some(({ id }) => id === current)) return
  const probe = vault.seal(current, 'probe', KNOWN_TEXT)
  await db
    .insertInto('data_key')
    .values({ id: current, probe })
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Numbers of rows: encrypted again, and left as they are because they do not open. */
export interface Reencrypted {
  rows: number
  unreadable: number
}

export function keyRotation(db: Kysely<Tables>, { vault, locks }: Pick<StoreContext, 'vault' | 'locks'>) {
  const [current] = vault.keyIds
  const hasOldKey = (row: SealedRow) => keysOf(row).some((id) => id !== current)

  async function reencryptRow(tx: Transaction<Tables>, table: SealedTable, row: SealedRow) {
    const self = sql`${primaryKey(table)} = ${primaryKeyOf(table, row)} and uid = ${row.uid}`
    // Saves may have changed it since it was read.
    const locked = sql<SealedRow>`select * from ${sql.table(table)} where ${self} ${locks ? sql`for update` : sql``}`
    const [found] = (await locked.execute(tx)).rows
    if (!found || !hasOldKey(found)) return undefined
    let body: string
    try {
      body = JSON.stringify(resealSecrets(vault, row.uid, JSON.parse(found.body)))
    } catch {
      return 'unreadable'
    }
    await sql`update ${sql.table(table)} set body = ${body} where ${self}`.execute(tx)
    return 'rows'
  }

  return {
    /** Encrypts with the current key what an older one has encrypted. Versions and times stay as they are. */
    async reencrypt(signal?: AbortSignal): Promise<Reencrypted> {
      const done: Reencrypted = { rows: 0, unreadable: 0 }
      for await (const { table, rows } of sealedRows(db)) {
        if (signal?.aborted) break
        const old = rows.filter(hasOldKey)
        // With row locks, a transaction over many rows and a group of saves could deadlock.
        const groups = locks ? old.map((row) => [row]) : old.length > 0 ? [old] : []
        for (const group of groups) {
          const outcomes = await inTransaction(db, async (tx) => {
            const each: Awaited<ReturnType<typeof reencryptRow>>[] = []
            for (const row of group) each.push(await reencryptRow(tx, table, row))
            return each
          })
          for (const outcome of outcomes) if (outcome) done[outcome] += 1
        }
      }
      return done
    },
  }
}

/** When DATA_KEY has a new key before old ones, encrypts everything with the new one while the server serves. Returns how to stop. */
export function reencryptInBackground(
  store: Pick<Store, 'reencrypt'>,
  [current, ...older]: readonly Pick<DataKey, 'id'>[],
  log: Log,
): () => Promise<void> {
  if (!current || older.length === 0) return async () => {}
  const stopped = new AbortController()
  const [key, from] = [current.id, older.map(({ id }) => id).join(' ')]
  const work = store.reencrypt(stopped.signal).then(
    ({ rows, unreadable }) => {
      if (stopped.signal.aborted) return
      if (unreadable > 0) log.error('some numbers could not be encrypted again', { key, from, rows, unreadable })
      else log.info('every number is encrypted with the current key', { key, from, rows })
    },
    (error: Error) => log.warn('encryption was interrupted; the next start continues', { error: error.name }),
  )
  return () => {
    stopped.abort()
    return work
  }
}

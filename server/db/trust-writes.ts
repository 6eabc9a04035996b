import { isDeepStrictEqual } from 'node:util'
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import type { PatchEvent } from '#api/trust.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { applyChange } from './apply-change.ts'
import { inTransaction, runLast, runTogether } from './database.ts'
import { AccountDeleted, isRejected, KeyTaken, type Quota } from './database-errors.ts'
import { openSecrets, sealSecrets, type Vault } from './encryption.ts'
import { groupCommit, type Outcome } from './group-commit.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'

/** What the repositories of the store share. */
export interface StoreContext {
  vault: Vault
  /** Whether the database has row locks: SQLite has one writer at a time, and needs none. */
  locks: boolean
  now: () => Date
  /** Absent: no limit. */
  quota?: Quota | undefined
}

export interface TrustWriteInput {
  uid: string
  /** The idempotency key: the same write again changes nothing and gets the first answer; another throws {@link KeyTaken}. */
  patchId: string
  patch: TrustPatch
}

/** A committed change. `repeated`: it had been committed before under the same key. */
export interface Change extends PatchEvent {
  repeated: boolean
}

/** Milliseconds after which the changes of a day are compacted into one. */
export const COMPACTED_AFTER = 365 * 24 * 60 * 60_000

/** A patch with its social security numbers encrypted, and its JSON. */
interface SealedPatch {
  patch: TrustPatch
  sealed: TrustPatch
  body: string
}

export function sealPatch({ vault }: Pick<StoreContext, 'vault'>, uid: string, patch: TrustPatch): SealedPatch {
  const sealed = sealSecrets(vault, uid, patch)
  return { patch, sealed, body: JSON.stringify(sealed) }
}

/** The change that a write makes to a trust. */
interface ChangeToMake extends SealedPatch {
  /** The version whose answers it restores. They were accepted before: it is not rejected as `NotComplete`. */
  restoredFrom?: number
}

/** The change that was committed before under a write's key. */
export type EarlierChange = PatchRow & { restored_from: number | null }

type Decision<Answer> = { answer: Answer } | { make: ChangeToMake; answer: (change: Change, row: TrustRow) => Answer }

/** One write to a trust. */
export interface WriteCommand<Answer> {
  uid: string
  /** The idempotency key. */
  patchId: string
  /** About how much it writes. */
  bytes: number
  /** Decides from the locked row what to change. A row of version 0 stands for no trust. */
  decide(row: TrustRow, earlier: EarlierChange | undefined): Decision<Answer>
}

/** The earlier change as the answer to a repeated write. Throws {@link KeyTaken} when the change under its key was another. */
export function repeatedChange(
  { uid, patchId, patch }: TrustWriteInput,
  { version, at, body }: EarlierChange,
  { vault, now }: StoreContext,
): Change {
  // A compacted row does not have the change as it was sent.
  const isComplete = now().getTime() - Date.parse(at) < COMPACTED_AFTER
  const asStored = (one: TrustPatch) => JSON.parse(JSON.stringify(one))
  if (isComplete && !isDeepStrictEqual(asStored(openSecrets(vault, uid, JSON.parse(body))), asStored(patch)))
    throw new KeyTaken()
  return { version, lastUpdated: at, patchId, patch, repeated: true }
}

/** Locks the rows of these users until the transaction ends, in the order of their uids, so that two processes do not deadlock. */
export function lockRows(tx: Transaction<Tables>, uids: readonly string[], { locks }: Pick<StoreContext, 'locks'>) {
  const query = tx.selectFrom('trust_record').selectAll().where('uid', 'in', uids).orderBy('uid')
  return locks ? query.forUpdate() : query
}

function findEarlier(tx: Transaction<Tables>, writes: readonly WriteCommand<unknown>[]): CompiledQuery<EarlierChange> {
  const keys = sql.join(writes.map(({ uid, patchId }) => sql`(${uid}, ${patchId})`))
  return sql<EarlierChange>`
    select trust_patch.*, trust_restore.restored_from from (values ${keys}) as requested
    join trust_patch on trust_patch.uid = requested.column1 and trust_patch.patch_id = requested.column2
    left join trust_restore on trust_restore.uid = trust_patch.uid and trust_restore.version = trust_patch.version`.compile(
    tx,
  )
}

/**
 * Locks the rows, and then looks for earlier changes under the keys. Inserts missing rows first, with version 0, because a
 * missing row cannot be locked. Readers take version 0 for no trust.
 */
async function lockAndFind(tx: Transaction<Tables>, writes: readonly WriteCommand<unknown>[], context: StoreContext) {
  const uids = [...new Set(writes.map(({ uid }) => uid))]
  const read = () => runTogether(tx, lockRows(tx, uids, context).compile(), findEarlier(tx, writes))
  const found = await read()
  const there = new Set(found[0].map(({ uid }) => uid))
  const missing = uids.filter((uid) => !there.has(uid)).toSorted()
  if (missing.length === 0) return found
  const at = context.now().toISOString()
  const empty = { version: 0, body: '{}', created_at: at, updated_at: at, kept_bytes: 0, day_bytes: 0 }
  await tx
    .insertInto('trust_record')
    .values(missing.map((uid) => ({ uid, ...empty })))
    .onConflict((on) => on.doNothing())
    .execute()
  return read()
}

const keyOf = (uid: string, patchId: string) => `${uid}\n${patchId}`

/** What a group of writes changes, each row once. */
interface Changes {
  rows: Map<string, TrustRow>
  patches: EarlierChange[]
  /** The document of each directive that changed; `null` for none. */
  directives: Map<string, Tables['health_care_directive'] | null>
}

async function writeChanges(tx: Transaction<Tables>, { rows, patches, directives }: Changes): Promise<void> {
  if (patches.length === 0) return
  const records = tx
    .insertInto('trust_record')
    .values([...rows.values()])
    .onConflict((on) =>
      on.column('uid').doUpdateSet(({ ref }) => ({
        version: ref('excluded.version'),
        body: ref('excluded.body'),
        updated_at: ref('excluded.updated_at'),
        kept_bytes: ref('excluded.kept_bytes'),
        day_bytes: ref('excluded.day_bytes'),
      })),
    )
  const history = tx.insertInto('trust_patch').values(patches.map(({ restored_from: _, ...patch }) => patch))
  const restores = patches.flatMap(({ uid, version, restored_from }) =>
    restored_from === null ? [] : [{ uid, version, restored_from }],
  )
  const queries: CompiledQuery[] = [records.compile(), history.compile()]
  if (restores.length > 0) queries.push(tx.insertInto('trust_restore').values(restores).compile())
  const documents = [...directives.values()].filter((document) => document !== null)
  if (documents.length > 0) {
    const written = tx
      .insertInto('health_care_directive')
      .values(documents)
      .onConflict((on) =>
        on
          .column('uid')
          .doUpdateSet(({ ref }) => ({ body: ref('excluded.body'), updated_at: ref('excluded.updated_at') })),
      )
    queries.push(written.compile())
  }
  const without = [...directives.keys()].filter((uid) => directives.get(uid) === null)
  if (without.length > 0) queries.push(tx.deleteFrom('health_care_directive').where('uid', 'in', without).compile())
  await runLast(tx, queries)
}

/** One transaction: lock the rows, drop repeated keys, merge, write the records, write the history. */
async function writeGroup(
  tx: Transaction<Tables>,
  writes: readonly WriteCommand<unknown>[],
  context: StoreContext,
): Promise<Outcome<unknown>[]> {
  const [locked, found] = await lockAndFind(tx, writes, context)
  const rows = new Map(locked.map((row) => [row.uid, row]))
  const earlier = new Map(found.map((row) => [keyOf(row.uid, row.patch_id), row]))
  const changes: Changes = { rows: new Map(), patches: [], directives: new Map() }

  function write({ uid, patchId, decide }: WriteCommand<unknown>): unknown {
    const row = rows.get(uid)
    if (!row) throw new AccountDeleted()
    const key = keyOf(uid, patchId)
    const decision = decide(row, earlier.get(key))
    if (!('make' in decision)) return decision.answer
    const { patch, sealed, body, restoredFrom } = decision.make
    const isRestore = restoredFrom !== undefined
    const options = { isRestore, quota: context.quota }
    const { row: after, directive } = applyChange(row, { sealed, body }, context.now().getTime(), options)
    const { version, updated_at: at } = after
    const patchRow = { uid, version, patch_id: patchId, at, body, restored_from: restoredFrom ?? null }
    rows.set(uid, after)
    earlier.set(key, patchRow)
    changes.rows.set(uid, after)
    changes.patches.push(patchRow)
    if (directive !== undefined)
      changes.directives.set(uid, directive && { uid, body: JSON.stringify(directive), updated_at: at })
    return decision.answer({ version, lastUpdated: at, patchId, patch, repeated: false }, after)
  }

  const outcomes = writes.map((one): Outcome<unknown> => {
    try {
      return { value: write(one) }
    } catch (error) {
      if (!isRejected(error)) throw error
      return { error }
    }
  })
  await writeChanges(tx, changes)
  return outcomes
}

export type ExecuteWrite = <Answer>(write: WriteCommand<Answer>) => Promise<Answer>

/** Every change of a trust goes through here, on both databases. */
export function createTrustWriter(
  db: Kysely<Tables>,
  context: StoreContext,
  observeGroup?: (size: number) => void,
): ExecuteWrite {
  // Writes with answers of different types share a group. Each gets the answer that its own `decide` made.
  const enqueue = groupCommit<WriteCommand<unknown>, unknown>((writes) => {
    observeGroup?.(writes.length)
    return inTransaction(db, (tx) => writeGroup(tx, writes, context))
  })
  return <Answer>(write: WriteCommand<Answer>) => enqueue(write) as Promise<Answer>
}

import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { applied, broughtUpToDate, instantAfter } from '../applied.ts'
import type { ChangeRow } from '../kept-change.ts'
import { ListTooLong, NotComplete, QuotaReached, TrustTooLarge } from '../refused-writes.ts'
import type { TrustRow } from '../tables.ts'
import { mayWait, type RecordState, STATE } from './record-state.ts'
import type { CatchUp, Fault, Outcome, Save, Saved } from './save.ts'

const STATEMENTS = {
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
  find: 'select * from trust_record where uid = ?',
  findLater: 'select version, at, body from trust_patch where uid = ? and version > ? order by version',
  findState: STATE,
  findEarlier: 'select version, at, body from trust_patch where uid = ? and patch_id = ?',
  make: 'insert into trust_record (version, body, created_at, updated_at, kept_bytes, day_bytes, uid) values (?, ?, ?, ?, ?, ?, ?)',
  change: 'update trust_record set version = ?, body = ?, updated_at = ?, kept_bytes = ?, day_bytes = ? where uid = ?',
  /** Does nothing where the key was there before. */
  keep: 'insert into trust_patch (uid, version, patch_id, at, body) values (?, ?, ?, ?, ?) on conflict (patch_id, uid) do nothing',
  putDirective:
    'insert into health_care_directive (uid, body, updated_at) values (?, ?, ?) on conflict (uid) do update set body = excluded.body, updated_at = excluded.updated_at',
} as const

type Statements = Record<keyof typeof STATEMENTS, StatementSync>

function refusal(fault: unknown): Saved {
  if (fault instanceof ListTooLong) return { tooLong: fault.field }
  if (fault instanceof TrustTooLarge) return { tooLarge: true }
  if (fault instanceof QuotaReached) return { overQuota: fault.quota }
  if (fault instanceof NotComplete) return { notComplete: fault.field }
  throw fault
}

function faultOf(error: unknown): Outcome {
  const { name, message, stack, code, errcode, errstr } = error as Error & Fault
  return { fault: { name, message, stack, code, errcode, errstr } }
}

/** The row of a record, and the changes that it lacks, oldest first. */
function found(statements: Statements, uid: string): { row?: TrustRow; later: ChangeRow[] } {
  const row = statements.find.get(uid) as TrustRow | undefined
  return { row, later: row ? (statements.findLater.all(uid, row.version) as unknown as ChangeRow[]) : [] }
}

/** Lays a change into the record, and what the record lacked before it. Answers its version and time, or the refusal. */
function layIn(statements: Statements, { uid, patch, now, quota }: Save): Saved {
  const { row, later } = found(statements, uid)
  try {
    const before = row ?? { uid, version: 0, body: '', created_at: '', updated_at: '', kept_bytes: 0, day_bytes: 0 }
    const after = applied(before, JSON.parse(patch), now, { later, quota })
    const { version, body, updated_at: at, kept_bytes: kept, day_bytes: day } = after
    if (row) statements.change.run(version, body, at, kept, day, uid)
    else statements.make.run(version, body, at, at, kept, day, uid)
    return { version, at, repeated: false }
  } catch (fault) {
    return refusal(fault)
  }
}

/** A damaged row stays as it is: whoever reads it is told, and those who save in the same group go on together. */
function caughtUp(row: TrustRow, later: readonly ChangeRow[]): TrustRow {
  try {
    return broughtUpToDate(row, later)
  } catch {
    return row
  }
}

function catchUp(statements: Statements, uid: string): Saved {
  const { row, later } = found(statements, uid)
  if (!row) return { version: 0, at: '', repeated: true }
  const { version, body, updated_at: at, kept_bytes: kept, day_bytes: day } = caughtUp(row, later)
  if (version > row.version) statements.change.run(version, body, at, kept, day, uid)
  return { version, at, repeated: true }
}

/** The answer of a change that was kept before under the same key. */
function earlier(statements: Statements, { uid, patchId }: Save): Saved | undefined {
  const kept = statements.findEarlier.get(uid, patchId)
  return kept && { version: Number(kept.version), at: String(kept.at), repeated: true, body: String(kept.body) }
}

/** Inside a transaction, which must go when this throws. What it refuses has changed nothing. */
function write(statements: Statements, save: Save): Saved {
  const { uid, patchId, patch, directive, now } = save
  const state = statements.findState.get(uid) as unknown as RecordState
  // One that waits goes in without a look before: keeping it tells whether its key is new.
  const saved: Saved = mayWait(uid, state, patch, save.quota)
    ? { version: state.version + 1, at: instantAfter(state.at, now), repeated: false }
    : (earlier(statements, save) ?? layIn(statements, save))
  if (!('version' in saved) || saved.repeated) return saved
  if (statements.keep.run(uid, saved.version, patchId, saved.at, patch).changes === 0) {
    const before = earlier(statements, save)
    if (!before) throw new Error('A change was not kept, and was not there before.')
    return before
  }
  if (directive !== undefined) statements.putDirective.run(uid, directive, saved.at)
  return saved
}

/**
 * Writes saves into the database of this connection with one commit, and answers what became of each, in their order. A
 * save that fails takes no other with it: then each has a commit of its own.
 */
export function savesInto(handle: DatabaseSync): (saves: readonly (Save | CatchUp)[]) => Outcome[] {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, handle.prepare(sql)])
  const statements = Object.fromEntries(prepared) as Statements

  /** `undefined` when one of several could not be written, and so none was. */
  function inOneCommit(saves: readonly (Save | CatchUp)[]): Saved[] | undefined {
    // Outside the rest: whoever holds the file would else be waited for once for each.
    statements.begin.run()
    try {
      const saved = saves.map((one) => ('catchUp' in one ? catchUp(statements, one.uid) : write(statements, one)))
      statements.commit.run()
      return saved
    } catch (fault) {
      if (saves.length === 1) throw fault
      return undefined
    } finally {
      // A full disk rolls back by itself.
      if (handle.isTransaction) statements.rollback.run()
    }
  }

  return function all(saves): Outcome[] {
    try {
      return inOneCommit(saves) ?? saves.flatMap((save) => all([save]))
    } catch (fault) {
      return saves.map(() => faultOf(fault))
    }
  }
}

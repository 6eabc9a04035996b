import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { applied } from '../applied.ts'
import { ListTooLong, TrustTooLarge } from '../store.ts'
import type { TrustRow } from '../tables.ts'
import type { Fault, Outcome, Save, Saved } from './save.ts'

const STATEMENTS = {
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
  find: 'select * from trust_record where uid = ?',
  findEarlier: 'select version, at from trust_patch where uid = ? and patch_id = ?',
  make: 'insert into trust_record (version, body, created_at, updated_at, uid) values (?, ?, ?, ?, ?)',
  change: 'update trust_record set version = ?, body = ?, updated_at = ? where uid = ?',
  keep: 'insert into trust_patch (uid, version, patch_id, at, body) values (?, ?, ?, ?, ?)',
  putDirective:
    'insert into health_care_directive (uid, body, updated_at) values (?, ?, ?) on conflict (uid) do update set body = excluded.body, updated_at = excluded.updated_at',
} as const

type Statements = Record<keyof typeof STATEMENTS, StatementSync>

function refusal(fault: unknown): Saved {
  if (fault instanceof ListTooLong) return { tooLong: fault.field }
  if (fault instanceof TrustTooLarge) return { tooLarge: true }
  throw fault
}

function faultOf(error: unknown): Outcome {
  const { name, message, stack, code, errcode, errstr } = error as Error & Fault
  return { fault: { name, message, stack, code, errcode, errstr } }
}

/** Inside a transaction, which must go when this throws. What it refuses has changed nothing. */
function write(statements: Statements, { uid, patchId, patch, directive, now }: Save): Saved {
  const earlier = statements.findEarlier.get(uid, patchId)
  if (earlier) return { version: Number(earlier.version), at: String(earlier.at), repeated: true }
  const found = statements.find.get(uid) as TrustRow | undefined
  let row: TrustRow
  try {
    row = applied(found ?? { uid, version: 0, body: '', created_at: '', updated_at: '' }, JSON.parse(patch), now)
  } catch (fault) {
    return refusal(fault)
  }
  const { version, body, updated_at: at } = row
  if (found) statements.change.run(version, body, at, uid)
  else statements.make.run(version, body, at, at, uid)
  statements.keep.run(uid, version, patchId, at, patch)
  if (directive !== undefined) statements.putDirective.run(uid, directive, at)
  return { version, at, repeated: false }
}

/**
 * Writes saves into the database of this connection with one commit, and answers what became of each, in their order. A
 * save that fails takes no other with it: then each has a commit of its own.
 */
export function savesInto(handle: DatabaseSync): (saves: readonly Save[]) => Outcome[] {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, handle.prepare(sql)])
  const statements = Object.fromEntries(prepared) as Statements

  /** `undefined` when one of several could not be written, and so none was. */
  function inOneCommit(saves: readonly Save[]): Saved[] | undefined {
    // Outside the rest: whoever holds the file would else be waited for once for each.
    statements.begin.run()
    try {
      const saved = saves.map((save) => write(statements, save))
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

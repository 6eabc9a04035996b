import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { applied } from '../applied.ts'
import { ListTooLong, TrustTooLarge } from '../store.ts'
import type { TrustRow } from '../tables.ts'
import type { Fault, Save, Saved } from './save.ts'

/** So many saves share a commit. With more, those who save together would wait for all of them; with fewer, the disk is waited for more often. */
const MOST = 16

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

function faultOf(error: unknown): Saved {
  const { message, stack, code, errcode, errstr } = error as Error & Fault
  return { fault: { message, stack, code, errcode, errstr } }
}

/** Inside a transaction. Only what is refused has changed nothing when this throws nothing. */
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
 * Writes saves into the database of this connection, some at a time in one transaction, and hands `answer` what became of
 * each, in their order, after their commit. A save that fails takes no other with it.
 */
export function savesInto(handle: DatabaseSync): (saves: readonly Save[], answer: (saved: Saved[]) => void) => void {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, handle.prepare(sql)])
  const statements = Object.fromEntries(prepared) as Statements

  /** `undefined` when one of them cannot be written, and so none was. */
  function together(saves: readonly Save[]): Saved[] | undefined {
    statements.begin.run()
    try {
      const saved: Saved[] = []
      for (const save of saves)
        try {
          saved.push(write(statements, save))
        } catch (fault) {
          if (saves.length === 1) throw fault
          statements.rollback.run()
          return undefined
        }
      statements.commit.run()
      return saved
    } finally {
      // A full disk rolls back by itself.
      if (handle.isTransaction) statements.rollback.run()
    }
  }

  function all(saves: readonly Save[]): Saved[] {
    try {
      return together(saves) ?? saves.flatMap((save) => all([save]))
    } catch (fault) {
      return saves.map(() => faultOf(fault))
    }
  }

  return (saves, answer) => {
    for (let from = 0; from < saves.length; from += MOST) answer(all(saves.slice(from, from + MOST)))
  }
}

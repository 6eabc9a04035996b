import type { Kysely, Transaction } from 'kysely'
import { inGroups, type Outcome } from './in-groups.ts'
import { TooMuch } from './store.ts'
import type { Tables } from './tables.ts'

export type Write<T> = (tx: Transaction<Tables>) => Promise<T>
type Commit = <T>(write: Write<T>) => Promise<T>

/** A refusal changed nothing, so the others of the group go on; anything else may have, so the transaction goes. */
function outcomeOf(written: Promise<unknown>, alone: boolean): Promise<Outcome<unknown>> {
  return written.then(
    (value) => ({ value }),
    (fault: unknown) => {
      if (alone || !(fault instanceof TooMuch)) throw fault
      return { fault }
    },
  )
}

/** One transaction for each write. */
export function commitEach(db: Kysely<Tables>): Commit {
  return (write) => db.transaction().execute(write)
}

/**
 * Commits the writes that arrive together in one transaction, and answers each after the commit: one wait for the disk
 * instead of one each.
 */
export function commitTogether(db: Kysely<Tables>): Commit {
  const commit = inGroups<Write<unknown>, unknown>((group) =>
    db.transaction().execute(async (tx) => {
      const outcomes: Outcome<unknown>[] = []
      for (const write of group) outcomes.push(await outcomeOf(write(tx), group.length === 1))
      return outcomes
    }),
  )
  return <T>(write: Write<T>) => commit(write) as Promise<T>
}

import { setImmediate as soon } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { ListTooLong } from './store.ts'
import type { Tables } from './tables.ts'

export type Write<T> = (tx: Transaction<Tables>) => Promise<T>
type Commit = <T>(write: Write<T>) => Promise<T>

interface Waiting {
  write: Write<unknown>
  done: (value: unknown) => void
  failed: (fault: unknown) => void
}
type Outcome = { value: unknown } | { fault: unknown }

const MOST = 256

/** A refusal changed nothing, so the others of the group go on; anything else may have, so the transaction goes. */
function outcomeOf(written: Promise<unknown>, alone: boolean): Promise<Outcome> {
  return written.then(
    (value) => ({ value }),
    (fault: unknown) => {
      if (alone || !(fault instanceof ListTooLong)) throw fault
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
  const waiting: Waiting[] = []
  let busy = false

  async function commit(group: Waiting[]): Promise<void> {
    const outcomes: Outcome[] = []
    try {
      await db.transaction().execute(async (tx) => {
        for (const { write } of group) outcomes.push(await outcomeOf(write(tx), group.length === 1))
      })
    } catch (fault) {
      if (group.length === 1) return group[0]?.failed(fault)
      // One of them spoilt the transaction for all: let each stand for itself.
      for (const one of group) await commit([one])
      return
    }
    for (const [index, outcome] of outcomes.entries())
      if ('fault' in outcome) group[index]?.failed(outcome.fault)
      else group[index]?.done(outcome.value)
  }

  async function drain(): Promise<void> {
    busy = true
    while (waiting.length > 0) {
      // Without this turn of the event loop, requests already received would not make it into the group.
      await soon()
      await commit(waiting.splice(0, MOST))
    }
    busy = false
  }

  return <T>(write: Write<T>) =>
    new Promise<T>((done, failed) => {
      waiting.push({ write, done: done as (value: unknown) => void, failed })
      if (!busy) void drain()
    })
}

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Why requests should go to another process. */
export type NotReady = 'starting' | 'stopping' | 'database unavailable'

interface Readiness {
  /** Ready for requests. */
  begin(): void
  /** No longer ready. */
  end(): void
  /** `undefined` when ready. */
  notReady(): Promise<NotReady | undefined>
}

/** Milliseconds in which the database must answer. */
const TIME_LIMIT = 2_000
/** Milliseconds for which a result is cached, so that frequent probes do not load the database. */
const CACHE_FOR = 1_000
/** Milliseconds after which a check that never ends, as on a broken connection, is abandoned and repeated. */
const GIVE_UP_AFTER = 10_000

/** Throws where the database does not answer, or would accept no save. */
export async function checkDatabase({ db, type }: Pick<Database, 'db' | 'type'>): Promise<void> {
  // On SQLite the transaction waits for the lock that a save needs.
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('trust_record').select('uid').limit(1).execute()
    if (type === 'sqlite') return
    // A primary that became a standby answers, too.
    const mode = sql<{ is: string }>`select current_setting('transaction_read_only') as is`
    const { rows } = await mode.execute(transaction)
    if (rows[0]?.is !== 'off') throw new Error('The database is read-only.')
  })
}

export function createReadiness(check: () => Promise<void>, { timeLimit = TIME_LIMIT } = {}): Readiness {
  let phase: 'starting' | 'serving' | 'stopping' = 'starting'
  let latest: { at: number; isSettled: boolean; answers: Promise<boolean> } | undefined

  function databaseAnswers(): Promise<boolean> {
    const at = performance.now()
    if (latest && at < latest.at + (latest.isSettled ? CACHE_FOR : GIVE_UP_AFTER)) return latest.answers
    const current = { at, isSettled: false, answers: Promise.resolve(false) }
    const ending = check().then(
      () => true,
      () => false,
    )
    current.answers = Promise.race([ending, pause(timeLimit, false, { ref: false })])
    void ending.then(() => {
      current.isSettled = true
    })
    latest = current
    return current.answers
  }

  return {
    begin() {
      phase = 'serving'
    },
    end() {
      phase = 'stopping'
    },
    async notReady() {
      if (phase === 'serving' && !(await databaseAnswers())) return 'database unavailable'
      return phase === 'serving' ? undefined : phase
    },
  }
}

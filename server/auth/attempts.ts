import { createHmac, randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** Counts attempts over a window of time: by whom they are about, and apart for each place where that is given. */
export interface Attempts {
  /** Counts one more. Returns the seconds to wait when there have been too many, else 0. */
  add(whom: string, place?: string): Promise<number>
  /** Without a place: from wherever they came. */
  forget(whom: string, place?: string): Promise<void>
  /** Takes one back. */
  undo(whom: string, place?: string): Promise<void>
}

/** An attempt in one of the counts that it belongs to. */
export interface Mark {
  in: Attempts
  whom: string
  place?: string
}
/** How a mark is taken back: with all others of the same whom and place, or alone. */
export type TakenBack = Mark & { all: boolean }

/** Begins a count of its own for each `kind`. */
export interface CountAttempts {
  (kind: string, limit: number, windowMs: number): Attempts
  /** Counts one attempt in several, up to the first in which there have been too many: the seconds to wait, for each that was asked. */
  inTurn(marks: readonly Mark[]): Promise<number[]>
  takeBack(marks: readonly TakenBack[]): Promise<void>
}

/**
 * In this process, and beside its memory: what is counted goes into a temporary file that SQLite removes as soon as it has
 * opened it. So however many made-up ones are tried, none is dropped before its time is over. It is written down as a hash
 * with a key that is gone with the process.
 */
export function inProcess(now: () => number = Date.now): CountAttempts {
  const file = new DatabaseSync('')
  file.exec(`pragma journal_mode = off; pragma synchronous = off;
    create table attempt (kind text, whom blob, place blob, attempts integer, ends_at real,
      primary key (kind, whom, place)) without rowid;
    create index attempt_ends on attempt (ends_at)`)
  const row = 'kind = ? and whom = ? and place = ?'
  const forgetOver = file.prepare('delete from attempt where ends_at <= ?')
  const find = file.prepare(`select attempts, ends_at as until from attempt where ${row}`)
  const begin = file.prepare('insert into attempt values (?, ?, ?, 1, ?)')
  const more = file.prepare(`update attempt set attempts = attempts + 1 where ${row}`)
  const less = file.prepare(`update attempt set attempts = attempts - 1 where ${row} and attempts > 0`)
  const forgetOne = file.prepare(`delete from attempt where ${row}`)
  const forgetAll = file.prepare('delete from attempt where kind = ? and whom = ?')
  const secret = randomBytes(32)
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest()

  function count(kind: string, limit: number, windowMs: number): Attempts {
    const keyOf = (whom: string, place = '') => [kind, hash(whom), hash(place)] as const
    return {
      async add(whom, place) {
        const at = now()
        const key = keyOf(whom, place)
        forgetOver.run(at)
        const kept = find.get(...key) as { attempts: number; until: number } | undefined
        if (kept && kept.attempts >= limit) return Math.ceil((kept.until - at) / 1000)
        if (kept) more.run(...key)
        else begin.run(...key, at + windowMs)
        return 0
      },
      async forget(whom, place) {
        if (place === undefined) forgetAll.run(kind, hash(whom))
        else forgetOne.run(...keyOf(whom, place))
      },
      async undo(whom, place) {
        less.run(...keyOf(whom, place))
      },
    }
  }

  return Object.assign(count, {
    async inTurn(marks: readonly Mark[]) {
      const waits: number[] = []
      for (const { in: attempts, whom, place } of marks) {
        waits.push(await attempts.add(whom, place))
        if (waits.at(-1) !== 0) break
      }
      return waits
    },
    async takeBack(marks: readonly TakenBack[]) {
      for (const { in: attempts, whom, place, all } of marks)
        await (all ? attempts.forget(whom, place ?? '') : attempts.undo(whom, place))
    },
  })
}

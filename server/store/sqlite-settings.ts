import type { DatabaseSync } from 'node:sqlite'

/** SQLite's settings of a connection that writes. */
export const SETTINGS = {
  /** Waits for the disk at every commit; with NORMAL a loss of power loses answered writes. */
  synchronous: 'full',
  foreign_keys: 'on',
  /** What is deleted is written over: else it could be read in the file until its place is needed. */
  secure_delete: 'on',
  /**
   * Pages, of 4 KB, after which the log is copied into the database: busy pages are copied once instead of many times,
   * and of saves of 300 bytes, 32 at once, one in two hundred meets it, and waits for some 15 ms. After a crash the log is
   * read at start, which takes as long.
   */
  wal_autocheckpoint: 32_000,
}
export type SqliteSettings = Readonly<Record<keyof typeof SETTINGS, string | number>>

export function set(handle: DatabaseSync, settings: SqliteSettings): void {
  for (const [name, value] of Object.entries(settings)) handle.exec(`pragma ${name} = ${value}`)
}

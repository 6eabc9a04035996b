import type { DatabaseSync } from 'node:sqlite'

/** SQLite's settings of a connection that writes. */
export interface SqliteSettings {
  synchronous: 'full' | 'normal' | 'off'
  foreign_keys: 'on'
  secure_delete: 'on'
  /** Pages, of 4 KB. */
  wal_autocheckpoint: number
  /** Milliseconds. */
  busy_timeout: number
}

export const SETTINGS: SqliteSettings = {
  // Waits for the disk at every commit; with NORMAL a loss of power loses answered writes.
  synchronous: 'full',
  foreign_keys: 'on',
  // What is deleted is written over: else it could be read in the file until its place is needed.
  secure_delete: 'on',
  // 128 MB of the log before it is copied into the database, which takes some 15 ms: busy pages are copied once instead of
  // many times. After a crash the log is read at start.
  wal_autocheckpoint: 32_000,
  // For another process, such as a restore: within this one, writers take turns. After it the page gets a 503 and tries again.
  busy_timeout: 2_000,
}

/**
 * For a connection that looks at many users' rows: among a million trusts, SQLite's own 2 MB do not hold the pages of a
 * hundred who are at work at once.
 */
export function enlargeCache(handle: DatabaseSync): void {
  // Kilobytes.
  handle.exec('pragma cache_size = -8000')
}

/** Copies what is in the log into the database file, as far as that holds nobody up. */
export function checkpoint(handle: DatabaseSync): void {
  try {
    handle.exec('pragma wal_checkpoint(passive)')
  } catch {
    // A full or failing disk: the log keeps everything, and the next save tells.
  }
}

export function set(handle: DatabaseSync, settings: SqliteSettings): void {
  for (const [name, value] of Object.entries(settings)) handle.exec(`pragma ${name} = ${value}`)
}

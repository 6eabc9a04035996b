import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncDirectory } from './db/sync-disk.ts'

/** There from before the first key until the first tables are in the database file itself. */
const markOf = (dataDir: string) => join(dataDir, 'first-start')
/** Kept beside the database from its first start on. */
const KEY_FILES = ['secret', 'data-key']

/** There from the end of the first start on, also where the keys come from the environment and there are no key files. */
const installedMark = (dataDir: string) => join(dataDir, 'installed')

/** The key files that are in a data directory. */
export const keyFilesIn = (dataDir: string): string[] =>
  KEY_FILES.map((name) => join(dataDir, name)).filter((file) => existsSync(file))

export const isFirstStart = (dataDir: string): boolean => existsSync(markOf(dataDir))

/** Lasts a loss of power: without it, what a broken-off first start leaves would look like a lost database. */
export function beginFirstStart(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(markOf(dataDir), '', { mode: 0o600 })
  syncDirectory(dataDir)
}

/** Whether nothing is left to do for {@link endFirstStart}. */
export const isInstalled = (dataDir: string): boolean => existsSync(installedMark(dataDir)) && !isFirstStart(dataDir)

export function endFirstStart(dataDir: string): void {
  writeFileSync(installedMark(dataDir), '', { mode: 0o600 })
  rmSync(markOf(dataDir), { force: true })
  syncDirectory(dataDir)
}

/** What shows that there was a database, unless a first start is under way: key files, and the mark of an installation. */
export function signsOfData(dataDir: string): string[] {
  // In this order: another server that starts at the same moment makes the mark, then the keys, and removes the mark.
  return isFirstStart(dataDir)
    ? []
    : [...keyFilesIn(dataDir), installedMark(dataDir)].filter((file) => existsSync(file))
}

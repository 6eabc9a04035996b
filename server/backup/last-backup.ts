import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds the time at which the newest backup began, for the server beside it. */
export const lastBackupFile = (dataDir: string) => join(dataDir, 'last-backup')

/** Throws where the file cannot be written. */
export function recordBackup(dataDir: string, began: Date): void {
  const file = lastBackupFile(dataDir)
  const part = `${file}.part-${process.pid}`
  writeFileSync(part, `${began.toISOString()}\n`)
  renameSync(part, file)
}

/** When the newest backup began; `undefined` where none is recorded. */
export function lastBackup(dataDir: string): Date | undefined {
  try {
    const began = new Date(readFileSync(lastBackupFile(dataDir), 'utf8').trim())
    return Number.isNaN(began.getTime()) ? undefined : began
  } catch {
    return undefined
  }
}

import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncDirectory, syncFile } from '../db/sync-disk.ts'
import { CannotStart } from '../errors.ts'

/**
 * Lets `write` write a file, which appears under its name only when it is whole and on the disk, for its owner only.
 * Throws {@link CannotStart} when there is such a file already.
 */
export async function writeWhole(file: string, write: (part: string) => Promise<void> | void): Promise<void> {
  if (existsSync(file)) throw new CannotStart(`${file} is there already. Name a file that is not.`)
  if (!existsSync(dirname(file))) throw new CannotStart(`The directory ${dirname(file)} is not there. Make it first.`)
  const part = `${file}.part-${process.pid}`
  try {
    await write(part)
    chmodSync(part, 0o600)
    syncFile(part)
    renameSync(part, file)
    syncDirectory(dirname(file))
  } finally {
    rmSync(part, { force: true })
    rmSync(`${part}-journal`, { force: true })
  }
}

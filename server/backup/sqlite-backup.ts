import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cannotOpen } from '../db/sqlite-faults.ts'
import { CannotStart } from '../errors.ts'
import { type Contents, checkedContents } from './sqlite-contents.ts'
import { writeWhole } from './whole-file.ts'

/**
 * Copies the database as it is at one moment, while the server goes on. `VACUUM INTO` reads in one transaction;
 * SQLite's page-by-page backup begins anew with every save that another process makes, and under load never ends.
 */
export async function backupSqlite(dataDir: string, file: string): Promise<Contents> {
  const source = join(dataDir, 'kinstead.db')
  if (!existsSync(source))
    throw new CannotStart(`There is no database at ${source}. Set DATA_DIR to the directory of the installation.`)
  let contents: Contents | undefined
  await writeWhole(file, (part) => {
    const handle = new DatabaseSync(source, { timeout: 10_000 })
    try {
      handle.prepare('vacuum into ?').run(part)
    } catch (fault) {
      throw cannotOpen(source, fault)
    } finally {
      handle.close()
    }
    contents = checkedContents(part)
  })
  if (!contents) throw new Error('The backup was not written.')
  return contents
}

import { lostKeys } from '../db/key-probes.ts'
import { newerThanThis } from '../db/newer-version.ts'
import { createVault } from '../db/sealing.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'

/** What must fit before a backup may take the place of anything. */
export interface Credentials {
  /** The migrations that the database has been through. */
  migrations: readonly string[]
  probes: readonly { id: string; probe: string }[]
}

/** Throws {@link CannotStart} when this version is too old for the backup, or a key is another than the one of its name. Returns the ids of the keys that are not there at all, and that perhaps nothing needs any more. */
export function checkFits(file: string, { migrations, probes }: Credentials, keys: readonly DataKey[]): string[] {
  const newer = newerThanThis(migrations)
  if (newer.length > 0)
    throw new CannotStart(
      `The backup ${file} was made by a newer version of Kinstead than this one (it has ${newer.join(', ')}). Restore it with that version. Nothing has been changed.`,
    )
  if (probes.length === 0) return []
  const vault = createVault(keys)
  const lost = lostKeys(vault, probes)
  const isThere = (id: string) => vault.keyIds.includes(id)
  refuseMissing(file, lost.filter(isThere))
  return lost.filter((id) => !isThere(id))
}

/** Throws {@link CannotStart} if there are any of these keys, without which numbers in the backup cannot be read. */
export function refuseMissing(file: string, ids: readonly string[]): void {
  if (ids.length > 0)
    throw new CannotStart(
      `The social security numbers in the backup ${file} are encrypted with the key ${ids.map((id) => `'${id}'`).join(', ')}, which DATA_KEY does not have. Set DATA_KEY to the keys that were kept apart from the backup, or put the file data-key back into DATA_DIR. Nothing has been changed.`,
    )
}

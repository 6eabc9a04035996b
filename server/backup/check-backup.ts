import { CannotStart } from '../refuse.ts'
import type { DataKey } from '../setting-kinds.ts'
import { lostKeys } from '../store/key-probes.ts'
import { newerThanThis } from '../store/newer-version.ts'
import { createVault } from '../store/sealing.ts'

/** What must fit before a backup may take the place of anything. */
export interface Credentials {
  /** The migrations that the database has been through. */
  migrations: readonly string[]
  probes: readonly { id: string; probe: string }[]
}

/** Throws {@link CannotStart} when this version or these keys could not do anything with the backup. */
export function checkFits(file: string, { migrations, probes }: Credentials, keys: readonly DataKey[]): void {
  const newer = newerThanThis(migrations)
  if (newer.length > 0)
    throw new CannotStart(
      `The backup ${file} was made by a newer version of Kinstead than this one (it has ${newer.join(', ')}). Restore it with that version. Nothing has been changed.`,
    )
  const lost = probes.length > 0 ? lostKeys(createVault(keys), probes) : []
  if (lost.length > 0)
    throw new CannotStart(
      `The social security numbers in the backup ${file} are encrypted with the key ${lost.map((id) => `'${id}'`).join(', ')}, which DATA_KEY does not have. Set DATA_KEY to the keys that were kept apart from the backup, or put the file data-key back into DATA_DIR. Nothing has been changed.`,
    )
}

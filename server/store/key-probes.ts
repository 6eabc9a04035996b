import type { Kysely } from 'kysely'
import { CannotStart } from '../refuse.ts'
import type { Vault } from './sealing.ts'
import type { Tables } from './tables.ts'

const KNOWN_TEXT = 'Kinstead'

function opens(vault: Vault, id: string, probe: string): boolean {
  try {
    return vault.open(id, 'probe', probe) === KNOWN_TEXT
  } catch {
    return false
  }
}

/** The ids of the keys that made these probes and that the vault does not have. */
export function lostKeys(vault: Vault, probes: readonly { id: string; probe: string }[]): string[] {
  return probes.filter(({ id, probe }) => !opens(vault, id, probe)).map(({ id }) => id)
}

/**
 * Every key that ever encrypted here left a probe. Throws {@link CannotStart} when one no longer opens: better no
 * server than one that finds out number by number that it has the wrong key.
 */
export async function probeKeys(db: Kysely<Tables>, vault: Vault): Promise<void> {
  const probes = await db.selectFrom('data_key').selectAll().execute()
  const lost = lostKeys(vault, probes)
  if (lost.length > 0)
    throw new CannotStart(
      `DATA_KEY lacks the right key ${lost.map((id) => `'${id}'`).join(', ')}, with which social security numbers in this database are encrypted. Add it to DATA_KEY, after the current one; a new key needs an id of its own.`,
    )
  const [current] = vault.keyIds
  if (current === undefined || probes.some(({ id }) => id === current)) return
  const probe = vault.seal(current, 'probe', KNOWN_TEXT)
  await db
    .insertInto('data_key')
    .values({ id: current, probe })
    .onConflict((on) => on.doNothing())
    .execute()
}

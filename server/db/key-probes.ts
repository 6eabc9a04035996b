import type { Kysely } from 'kysely'
import { CannotStart } from '../errors.ts'
import { keysOf, sealedRows } from './sealed-rows.ts'
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

/** Of these keys, the ones without which something here cannot be read. */
async function stillNeeded(db: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const needed = new Set<string>()
  if (ids.length > 0)
    for await (const rows of sealedRows(db)) for (const id of rows.flatMap(keysOf)) if (ids.includes(id)) needed.add(id)
  return ids.filter((id) => needed.has(id))
}

/**
 * Every key that ever encrypted here left a probe. Throws {@link CannotStart} when one no longer opens: better no
 * server than one that finds out number by number that it has the wrong key. A key that was left out of DATA_KEY on
 * purpose, after everything was encrypted anew, is forgotten; to know that, every row is looked at, this once.
 */
export async function probeKeys(db: Kysely<Tables>, vault: Vault): Promise<void> {
  const probes = await db.selectFrom('data_key').selectAll().execute()
  const lost = lostKeys(vault, probes)
  const leftOut = lost.filter((id) => !vault.keyIds.includes(id))
  const needed = await stillNeeded(db, leftOut)
  const missed = lost.filter((id) => needed.includes(id) || !leftOut.includes(id))
  if (missed.length > 0)
    throw new CannotStart(
      `DATA_KEY lacks the right key ${missed.map((id) => `'${id}'`).join(', ')}, with which social security numbers in this database are encrypted. Add it to DATA_KEY, after the current one; a new key needs an id of its own.`,
    )
  if (leftOut.length > 0) await db.deleteFrom('data_key').where('id', 'in', leftOut).execute()
  const [current] = vault.keyIds
  if (current === undefined || probes.some(({ id }) => id === current)) return
  const probe = vault.seal(current, 'probe', KNOWN_TEXT)
  await db
    .insertInto('data_key')
    .values({ id: current, probe })
    .onConflict((on) => on.doNothing())
    .execute()
}

import type { Kysely } from 'kysely'
import { CannotStart } from '../errors.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Of these migrations, the ones this version does not know: a newer Kinstead made them. */
export function newerThanThis(names: readonly string[]): string[] {
  return names.filter((name) => !(name in migrations))
}

/**
 * Throws {@link CannotStart} when a newer Kinstead has written this database. Asked before anything is migrated: this
 * version would add what it thinks is missing.
 */
export async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  const newer = newerThanThis(done.map(({ name }) => name))
  if (newer.length > 0)
    throw new CannotStart(
      `The database was written by a newer version of Kinstead than this one (it has ${newer.join(', ')}). Start the newer version, or put back a backup from before it.`,
    )
}

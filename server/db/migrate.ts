import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { CannotStart } from '../errors.ts'
import { repeated, TABLE_IN_USE } from './database.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Names that two development versions recorded for migrations that were then renamed, with the same content. */
const RENAMED: Readonly<Record<string, string>> = { '002-purchases': '003-purchases', '009-ages': '008-ages' }

/** The migrations that only a newer Kinstead can have made. */
export function newerThanThis(names: readonly string[]): string[] {
  return names.filter((name) => !(name in migrations || name in RENAMED))
}

async function recordedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const recorded = db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration')
  return (await recorded.select('name').execute()).map(({ name }) => name)
}

/**
 * Throws {@link CannotStart} when a newer Kinstead has written this database. Called before any migration: this version
 * would add what it thinks is missing.
 */
export async function rejectNewer(db: Kysely<Tables>): Promise<void> {
  const newer = newerThanThis(await recordedMigrations(db))
  if (newer.length > 0)
    throw new CannotStart(
      `The database was written by a newer version of Kinstead than this one (it has ${newer.join(', ')}). Start the newer version, or restore a backup from before it.`,
    )
}

/** The store's own migrations that this database has not been through, in order. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const recorded = (await recordedMigrations(db)).map((name) => RENAMED[name] ?? name)
  return Object.keys(migrations)
    .sort()
    .filter((name) => !recorded.includes(name))
}

/** Brings the store's own tables up to date. Throws {@link CannotStart}. */
export async function migrateStore(db: Kysely<Tables>): Promise<void> {
  for (const before of await recordedMigrations(db)) {
    const name = RENAMED[before]
    if (!name) continue
    const recorded = db.withTables<{ kysely_migration: { name: string } }>().updateTable('kysely_migration')
    await recorded.set({ name }).where('name', '=', before).execute()
  }
  const provider = { getMigrations: async () => migrations }
  // A database of a version between two merges can lack a migration that is earlier than its last.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  try {
    await repeated(async () => {
      const { error } = await migrator.migrateToLatest()
      if (error) throw error
    }, TABLE_IN_USE)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`The database could not be migrated: ${message}.`, error)
  }
}

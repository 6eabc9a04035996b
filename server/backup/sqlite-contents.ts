import { DatabaseSync } from 'node:sqlite'
import { NOBODY } from '../db/nobody.ts'
import { keysOf, PERHAPS_SEALED, SEALED_TABLES } from '../db/sealed-rows.ts'
import { APPLICATION_ID } from '../db/sqlite-file.ts'
import { CannotStart } from '../errors.ts'
import type { Credentials } from './check-backup.ts'

export interface Contents extends Credentials {
  accounts: number
  trusts: number
  /** The instant of the last saved answer, ISO 8601. */
  lastChange: string | null
}

function tablesOf(handle: DatabaseSync): Set<unknown> {
  return new Set(
    handle
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => name),
  )
}

/** What is in an open database; a database nobody has begun has no tables, and nothing in it. */
export function contentsOf(handle: DatabaseSync): Contents {
  const tables = tablesOf(handle)
  const rows = (table: string, sql: string) => (tables.has(table) ? handle.prepare(sql).all() : [])
  const [trusts] = rows('trust_record', 'select count(*) n, max(updated_at) at from trust_record where version > 0')
  // A record may lack its latest changes.
  const [changes] = rows('trust_patch', 'select max(at) at from trust_patch')
  const [lastChange] = [trusts?.at, changes?.at]
    .filter((at) => typeof at === 'string')
    .sort()
    .reverse()
  return {
    accounts: Number(rows('user', `select count(*) n from user where id <> '${NOBODY}'`)[0]?.n ?? 0),
    trusts: Number(trusts?.n ?? 0),
    lastChange: lastChange ?? null,
    migrations: rows('kysely_migration', 'select name from kysely_migration').map(({ name }) => String(name)),
    probes: rows('data_key', 'select id, probe from data_key').map(({ id, probe }) => ({
      id: String(id),
      probe: String(probe),
    })),
  }
}

/** The ids of the keys without which something in a checked backup cannot be read. */
export function keysUsedIn(file: string): Set<string> {
  const handle = new DatabaseSync(file, { readOnly: true })
  try {
    const used = new Set<string>()
    const tables = tablesOf(handle)
    // A backup of an earlier version lacks the later tables.
    for (const table of SEALED_TABLES.filter((one) => tables.has(one)))
      for (const { body } of handle.prepare(`select body from ${table} where body like ?`).iterate(PERHAPS_SEALED))
        for (const id of keysOf({ body: String(body) })) used.add(id)
    return used
  } finally {
    handle.close()
  }
}

/** Reads a backup through. Throws {@link CannotStart} when it is damaged or none of Kinstead's. */
export function checkedContents(file: string, named = file): Contents {
  const fault = (what: string, cause?: unknown) =>
    new CannotStart(`The backup ${named} ${what}. Nothing has been changed.`, cause)
  let handle: DatabaseSync | undefined
  try {
    handle = new DatabaseSync(file, { readOnly: true })
    const { integrity_check: found } = handle.prepare('pragma integrity_check(1)').get() ?? {}
    if (found !== 'ok') throw fault(`is damaged (${String(found).replace(/\s+/g, ' ')})`)
    const { application_id: id } = handle.prepare('pragma application_id').get() ?? {}
    if (id !== APPLICATION_ID || !tablesOf(handle).has('trust_record')) throw fault('is no database of Kinstead')
    return contentsOf(handle)
  } catch (cause) {
    if (cause instanceof CannotStart) throw cause
    throw fault(`cannot be read as an SQLite database (${(cause as Error).message})`, cause)
  } finally {
    handle?.close()
  }
}

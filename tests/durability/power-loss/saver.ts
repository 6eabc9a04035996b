import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore } from '#server/store/open-store.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { ACKNOWLEDGED, KEYS, SAVE, USERS } from './saves.ts'

/** Run under strace: `node saver.ts <directory> <saves of each user> <pragma synchronous>`. */
const [directory = '', count = '', synchronous = 'full'] = process.argv.slice(2)
const database = openSqlite(directory)
await sql.raw(`pragma synchronous = ${synchronous}`).execute(database.db)
// Often, so that the check covers what a checkpoint does to the database file too.
await sql`pragma wal_autocheckpoint = 40`.execute(database.db)
const store = await openStore(database, KEYS)

async function save(uid: string): Promise<void> {
  for (let number = 1; number <= Number(count); number += 1) {
    const { version } = await store.changeTrust(SAVE(uid, number))
    appendFileSync(join(directory, ACKNOWLEDGED), `${uid} ${version};`)
  }
}
await Promise.all(USERS.map(save))
// No close: it would write all that waits.
process.exit(0)

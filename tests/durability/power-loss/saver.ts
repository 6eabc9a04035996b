import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite, SETTINGS, type SqliteSettings } from '#server/db/sqlite.ts'
import { openStore } from '#server/db/store.ts'
import { ACKNOWLEDGED, KEYS, SAVE, USERS } from './saves.ts'

/** Run under strace: `node saver.ts <directory> <saves of each user> <pragma synchronous>`. */
const [directory = '', count = '', synchronous = 'full'] = process.argv.slice(2)
// The log is copied often, so that the check covers what this does to the database file too.
const settings = { ...SETTINGS, synchronous: synchronous as SqliteSettings['synchronous'], wal_autocheckpoint: 40 }
const database = openSqlite(directory, undefined, { settings })
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

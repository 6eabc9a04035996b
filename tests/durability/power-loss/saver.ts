import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite, SETTINGS, type SqliteSettings } from '#server/db/sqlite.ts'
import { openStore } from '#server/db/store.ts'
import type { TrustWriteInput } from '#server/db/trust-writes.ts'

/** A write to this file marks an acknowledged save, in order with the other writes to the disk. */
export const ACKNOWLEDGED = 'acknowledged'
export const KEYS = [{ id: 'k1', key: Buffer.alloc(32, 7) }]
export const USERS = ['ann', 'bob', 'cy', 'dee']

/** The save that makes version `number` of this user's trust. */
const SAVE = (uid: string, number: number): TrustWriteInput => ({
  uid,
  patchId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  patch: {
    trustName: `Save ${number}`,
    customRules: 'As the trustee sees fit. '.repeat(number % 40),
    grantorSsn: '900123456',
  },
})

/** Run under strace: `node saver.ts <directory> <saves of each user> <pragma synchronous>`. */
if (import.meta.main) {
  const [directory = '', count = '', synchronous = 'full'] = process.argv.slice(2)
  // The log is copied often, so that the check covers what this does to the database file too.
  const settings = { ...SETTINGS, synchronous: synchronous as SqliteSettings['synchronous'], wal_autocheckpoint: 40 }
  const database = openSqlite(directory, undefined, { settings })
  const store = await openStore(database, KEYS)
  await Promise.all(
    USERS.map(async (uid) => {
      for (let number = 1; number <= Number(count); number += 1) {
        const { version } = await store.changeTrust(SAVE(uid, number))
        appendFileSync(join(directory, ACKNOWLEDGED), `${uid} ${version};`)
      }
    }),
  )
  // No close: it would write all that waits.
  process.exit(0)
}

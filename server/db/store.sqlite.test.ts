import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../try-out.ts'
import { openSqlite } from './sqlite.ts'
import { storeContract } from './store.contract.ts'
import { openStore } from './store.ts'

storeContract('SQLite', async (keys) => {
  const { dir, remove } = temporaryDir()
  let database = openSqlite(dir)
  return {
    store: await openStore(database, keys),
    async reopen(others = keys) {
      await database.close()
      database = openSqlite(dir)
      return openStore(database, others)
    },
    everythingStored: async () =>
      readdirSync(dir)
        .map((file) => readFileSync(join(dir, file), 'latin1'))
        .join('\n'),
    async remove() {
      await database.close()
      remove()
    },
  }
})

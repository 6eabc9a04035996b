import type { Kysely } from 'kysely'
import { keysOf, type SealedRow, sealedRows } from './sealed-rows.ts'
import { openSecrets, sealSecrets, type Vault } from './sealing.ts'
import type { Resealed, Store } from './store.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { Means } from './trust-writes.ts'

/** A trust that is being written to while we look is looked at again. */
const MOST_ROUNDS = 5

/** The row's text under the current key. */
function resealed(vault: Vault, { uid, body }: SealedRow): string {
  return JSON.stringify(sealSecrets(vault, uid, openSecrets(vault, uid, JSON.parse(body))))
}

/** Only if nobody has changed the row meanwhile: then it is left for the next round. */
async function replace(on: Kysely<Tables>, { table, uid, version, body: before }: SealedRow, body: string) {
  if (table !== 'trust_patch')
    await on.updateTable(table).set({ body }).where('uid', '=', uid).where('body', '=', before).execute()
  else
    await on
      .updateTable('trust_patch')
      .set({ body })
      .where('uid', '=', uid)
      .where('version', '=', version ?? 0)
      .where('body', '=', before)
      .execute()
}

export function resealing(db: Kysely<Tables>, { vault, locks }: Pick<Means, 'vault' | 'locks'>): Pick<Store, 'reseal'> {
  const [current] = vault.keyIds

  function bodyUnderCurrentKey(row: SealedRow): string | undefined {
    try {
      return resealed(vault, row)
    } catch {
      return undefined
    }
  }

  async function round(signal: AbortSignal | undefined, counted: Resealed): Promise<number> {
    let done = 0
    for await (const rows of sealedRows(db)) {
      if (signal?.aborted) return 0
      const old = rows.filter((row) => keysOf(row).some((id) => id !== current))
      if (old.length === 0) continue
      const replaceAll = async (on: Kysely<Tables>) => {
        for (const row of old) {
          const body = bodyUnderCurrentKey(row)
          if (body === undefined) counted.unreadable += 1
          else {
            await replace(on, row, body)
            done += 1
          }
        }
      }
      // Where rows are locked, a transaction with many of them and a group of saves could each wait for the other.
      if (locks) await replaceAll(db)
      else await inTransaction(db, replaceAll)
    }
    return done
  }

  return {
    async reseal(signal) {
      const counted: Resealed = { rows: 0, unreadable: 0 }
      for (let time = 0; time < MOST_ROUNDS; time += 1) {
        counted.unreadable = 0
        const done = await round(signal, counted)
        counted.rows += done
        if (done === 0) break
      }
      return counted
    },
  }
}

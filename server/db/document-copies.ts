import { type Kysely, sql } from 'kysely'
import { DocumentCopy } from '#api/documents.ts'
import { KeyTaken } from './refused-writes.ts'
import type { Store } from './store.ts'
import type { DocumentCopyRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Of one document; whoever downloads more often has the newest before them. */
const MOST_KEPT = 20

const copyOf = ({ document, way, whole, version, fingerprint, at }: DocumentCopyRow): DocumentCopy =>
  DocumentCopy.parse({ document, way, whole: whole === 1, version, fingerprint, at })

const SAYING = ['document', 'way', 'whole', 'version', 'fingerprint'] as const
const isSameCopy = (one: DocumentCopyRow, other: DocumentCopyRow) => SAYING.every((name) => one[name] === other[name])

export function documentCopies(db: Kysely<Tables>, now: () => Date): Pick<Store, 'noteCopies' | 'readCopies'> {
  const newest = (uid: string) =>
    db.selectFrom('document_copy').selectAll().where('uid', '=', uid).orderBy('at', 'desc').orderBy('copy_key')

  return {
    async noteCopies(uid, key, copies) {
      const latest = now().toISOString()
      const rows = copies.map(({ whole, at, ...copy }): DocumentCopyRow => {
        // A clock that is ahead must not make this the newest copy for ever.
        const kept = new Date(at).toISOString()
        return { ...copy, uid, copy_key: key, whole: whole ? 1 : 0, at: kept < latest ? kept : latest }
      })
      await inTransaction(db, async (tx) => {
        const before = await tx
          .selectFrom('document_copy')
          .selectAll()
          .where('uid', '=', uid)
          .where(
            'document',
            'in',
            rows.map(({ document }) => document),
          )
          .where('copy_key', '=', key)
          .execute()
        for (const kept of before) if (!rows.some((row) => isSameCopy(row, kept))) throw new KeyTaken()
        await tx
          .insertInto('document_copy')
          .values(rows)
          .onConflict((on) => on.doNothing())
          .execute()
        for (const { document } of rows)
          await sql`delete from document_copy where uid = ${uid} and document = ${document} and copy_key not in (
            select copy_key from document_copy where uid = ${uid} and document = ${document}
            order by at desc, copy_key limit ${MOST_KEPT})`.execute(tx)
      })
    },
    readCopies: async (uid) => (await newest(uid).execute()).map(copyOf),
  }
}

import { type Kysely, sql } from 'kysely'
import { DocumentCopy } from '#api/documents.ts'
import type { DocumentCopyRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import { KeyTaken } from './write-errors.ts'

/** Of one document. */
const MOST_STORED = 20

const copyOf = ({ document, way, whole, version, fingerprint, at }: DocumentCopyRow): DocumentCopy =>
  DocumentCopy.parse({ document, way, whole: whole === 1, version, fingerprint, at })

const COMPARED = ['document', 'way', 'whole', 'version', 'fingerprint'] as const
const isSame = (one: DocumentCopyRow, other: DocumentCopyRow) => COMPARED.every((name) => one[name] === other[name])

export function downloads(db: Kysely<Tables>, now: () => Date) {
  const newest = (uid: string) =>
    db.selectFrom('document_copy').selectAll().where('uid', '=', uid).orderBy('at', 'desc').orderBy('copy_key')

  return {
    /** Records that documents were downloaded or printed, once for each key, and removes all but the newest twenty of each. */
    async recordDownloads(uid: string, key: string, copies: readonly DocumentCopy[]): Promise<void> {
      const latest = now().toISOString()
      const rows = copies.map(({ whole, at, ...copy }): DocumentCopyRow => {
        // With a clock that is ahead, this would stay the newest.
        const claimed = new Date(at).toISOString()
        return { ...copy, uid, copy_key: key, whole: whole ? 1 : 0, at: claimed < latest ? claimed : latest }
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
        for (const one of before) if (!rows.some((row) => isSame(row, one))) throw new KeyTaken()
        await tx
          .insertInto('document_copy')
          .values(rows)
          .onConflict((on) => on.doNothing())
          .execute()
        for (const { document } of rows)
          await sql`delete from document_copy where uid = ${uid} and document = ${document} and copy_key not in (
            select copy_key from document_copy where uid = ${uid} and document = ${document}
            order by at desc, copy_key limit ${MOST_STORED})`.execute(tx)
      })
    },
    /** Newest first. */
    readDownloads: async (uid: string) => (await newest(uid).execute()).map(copyOf),
  }
}

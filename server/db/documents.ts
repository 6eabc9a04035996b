import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DownloadRecord, SignedDocument } from '#api/documents.ts'
import { fileTypeOf, PIECE_BYTES, SIGNED_FILES } from '#domain/formats/file-type.ts'
import { inTransaction } from './database.ts'
import { KeyTaken } from './database-errors.ts'
import type { DocumentCopyRow, SignedDocumentRow, Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

/** Of one document. */
const MAX_STORED = 20

const copyOf = ({ document, way, whole, version, fingerprint, at }: DocumentCopyRow): DownloadRecord =>
  DownloadRecord.parse({ document, way, whole: whole === 1, version, fingerprint, at })

const COMPARED = ['document', 'way', 'whole', 'version', 'fingerprint'] as const
const isSame = (one: DocumentCopyRow, other: DocumentCopyRow) => COMPARED.every((name) => one[name] === other[name])

export function downloads(db: Kysely<Tables>, now: () => Date) {
  const newest = (uid: string) =>
    db.selectFrom('document_copy').selectAll().where('uid', '=', uid).orderBy('at', 'desc').orderBy('copy_key')

  return {
    /** Records that documents were downloaded or printed, once for each key, and removes all but the newest twenty of each. */
    async recordDownloads(uid: string, key: string, copies: readonly DownloadRecord[]): Promise<void> {
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
            order by at desc, copy_key limit ${MAX_STORED})`.execute(tx)
      })
    },
    /** Newest first. */
    readDownloads: async (uid: string) => (await newest(uid).execute()).map(copyOf),
  }
}

/** Milliseconds after which an upload that is not complete makes room for others. */
const ABANDONED_AFTER = 60 * 60_000

export interface NewSignedDocument extends Pick<SignedDocument, 'id' | 'name' | 'mediaType' | 'size'> {
  /** The id of one of the nine. */
  document: string
}

/** The field under which a piece is encrypted, and by which key rotation finds it. */
const FIELD = 'filePiece'

export const piecesOf = (size: number): number => Math.ceil(size / PIECE_BYTES)
const lengthOf = (size: number, piece: number) => Math.min(PIECE_BYTES, size - piece * PIECE_BYTES)

function documentOf(row: SignedDocumentRow): SignedDocument {
  const { id, document, name, media_type: mediaType, size, sha256, completed_at: at } = row
  return SignedDocument.parse({ id, document, name, mediaType, size, sha256, at })
}

/** Scans and photographs of signed documents, in encrypted pieces. */
export function signedDocuments(db: Kysely<Tables>, { vault, now, locks }: StoreContext) {
  const rowsOf = (on: Kysely<Tables>, uid: string) =>
    on.selectFrom('signed_document').selectAll().where('uid', '=', uid)
  const pieces = (on: Kysely<Tables>, uid: string, id: string) =>
    on.selectFrom('signed_document_piece').select(['piece', 'body']).where('uid', '=', uid).where('id', '=', id)

  const open = (uid: string, body: string): Buffer =>
    vault.openBytes(uid, FIELD, (JSON.parse(body) as { [FIELD]: string })[FIELD])

  async function remove(tx: Kysely<Tables>, uid: string, id: string): Promise<boolean> {
    await tx.deleteFrom('signed_document_piece').where('uid', '=', uid).where('id', '=', id).execute()
    const { numDeletedRows } = await tx
      .deleteFrom('signed_document')
      .where('uid', '=', uid)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Reads one piece after the other, so that only one is in memory. */
  async function hashOf(tx: Transaction<Tables>, uid: string, id: string, count: number): Promise<string> {
    const hash = createHash('sha256')
    for (let piece = 0; piece < count; piece += 1) {
      const row = await pieces(tx, uid, id).where('piece', '=', piece).executeTakeFirstOrThrow()
      hash.update(open(uid, row.body))
    }
    return hash.digest('hex')
  }

  return {
    /** The number of pieces that have arrived. `full`: there are too many files, or they are too large together. */
    beginSignedDocument: (uid: string, file: NewSignedDocument): Promise<number | 'full'> =>
      inTransaction(db, async (tx) => {
        // One begins after the other: two at once would both find room.
        const owner = tx.selectFrom('user_profile').select('uid').where('uid', '=', uid)
        await owner.$if(locks, (of) => of.forUpdate()).execute()
        const { id, document, name, mediaType, size } = file
        const stored = await rowsOf(tx, uid).execute()
        const known = stored.find((row) => row.id === id)
        const asked = { document, name, media_type: mediaType, size }
        if (known) {
          const isSame = Object.entries(asked).every(([column, value]) => known[column as keyof typeof asked] === value)
          if (!isSame) throw new KeyTaken()
          return known.received
        }
        const before = new Date(now().getTime() - ABANDONED_AFTER).toISOString()
        const abandoned = stored.filter((row) => row.completed_at === null && row.created_at < before)
        for (const row of abandoned) await remove(tx, uid, row.id)
        const kept = stored.filter((row) => !abandoned.includes(row))
        const bytes = kept.reduce((sum, row) => sum + row.size, size)
        if (kept.length >= SIGNED_FILES.most || bytes > SIGNED_FILES.allBytes) return 'full'
        const row = {
          uid,
          id,
          ...asked,
          received: 0,
          sha256: null,
          created_at: now().toISOString(),
          completed_at: null,
        }
        await tx.insertInto('signed_document').values(row).execute()
        return 0
      }),

    /**
     * Stores the next piece. `added` where the file is complete with it. `undefined` for no such file; `wrong-length`, and
     * `wrong-type`, with which the upload is removed.
     */
    addSignedPiece: (
      uid: string,
      { id, piece, content }: { id: string; piece: number; content: Uint8Array },
    ): Promise<{ received: number; added?: true } | 'wrong-length' | 'wrong-type' | undefined> =>
      inTransaction(db, async (tx) => {
        const query = rowsOf(tx, uid).where('id', '=', id)
        const row = await query.$if(locks, (of) => of.forUpdate()).executeTakeFirst()
        if (!row) return undefined
        if (piece !== row.received || row.completed_at !== null) return { received: row.received }
        if (content.length !== lengthOf(row.size, piece)) return 'wrong-length'
        if (piece === 0 && fileTypeOf(content) !== row.media_type) {
          await remove(tx, uid, id)
          return 'wrong-type'
        }
        const body = JSON.stringify({ [FIELD]: vault.sealBytes(uid, FIELD, content) })
        await tx.insertInto('signed_document_piece').values({ uid, id, piece, body }).execute()
        const received = piece + 1
        const isComplete = received === piecesOf(row.size)
        const completed = isComplete
          ? { sha256: await hashOf(tx, uid, id, received), completed_at: now().toISOString() }
          : {}
        const update = tx.updateTable('signed_document').set({ received, ...completed })
        await update.where('uid', '=', uid).where('id', '=', id).execute()
        return { received, ...(isComplete && { added: true }) }
      }),

    /** Those that are complete, oldest first. */
    async readSignedDocuments(uid: string): Promise<SignedDocument[]> {
      const rows = await rowsOf(db, uid)
        .where('completed_at', 'is not', null)
        .orderBy('completed_at')
        .orderBy('id')
        .execute()
      return rows.map(documentOf)
    },

    /** `null` where there is no such piece of a complete file. */
    async readSignedPiece(uid: string, id: string, piece: number): Promise<Buffer | null> {
      const whole = await rowsOf(db, uid).where('id', '=', id).where('completed_at', 'is not', null).executeTakeFirst()
      if (!whole) return null
      const row = await pieces(db, uid, id).where('piece', '=', piece).executeTakeFirst()
      return row ? open(uid, row.body) : null
    },

    /** False where there was none. */
    removeSignedDocument: (uid: string, id: string): Promise<boolean> => inTransaction(db, (tx) => remove(tx, uid, id)),

    /** Removes uploads that were begun before and are not complete. Returns their number. */
    async removeUnfinishedUploads(before: string): Promise<number> {
      const query = db.selectFrom('signed_document').select(['uid', 'id']).where('completed_at', 'is', null)
      const rows = await query.where('created_at', '<', before).execute()
      for (const { uid, id } of rows)
        await inTransaction(db, async (tx) => {
          const still = rowsOf(tx, uid).where('id', '=', id).where('completed_at', 'is', null)
          if (await still.$if(locks, (of) => of.forUpdate()).executeTakeFirst()) await remove(tx, uid, id)
        })
      return rows.length
    },
  }
}

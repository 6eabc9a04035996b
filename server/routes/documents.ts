import {
  beginSignedDocument,
  readDownloads,
  readSignedDocuments,
  readSignedPiece,
  recordDownloads,
  removeSignedDocument,
  sendSignedPiece,
} from '#api/documents.ts'
import { SIGNED_FILE_TYPES, SIGNED_FILES, type SignedFileType } from '#domain/formats/file-type.ts'
import { message } from '#domain/message.ts'
import { tooMany } from '../auth/rate-limits.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

export function downloadRoutes(context: RouteContext): void {
  const { store } = context

  authenticatedRoute(context, recordDownloads, async ({ caller, body, patchId }) => {
    const { documents, whole = false, ...shared } = body
    const copies = documents.map((document) => ({ ...shared, ...document, whole }))
    await store.recordDownloads(caller.uid, patchId, copies)
    return {}
  })

  authenticatedRoute(context, readDownloads, async ({ caller }) => ({
    copies: await store.readDownloads(caller.uid),
  }))
}

const MEBIBYTE = 1_048_576
/** Uploads that one account may begin in an hour: with what is removed again, they limit what is written to the disk. */
const MAX_UPLOADS_PER_HOUR = 120

const unsupported = () =>
  new ApiError(
    'unsupported-file',
    'This file is not a PDF, JPEG, PNG or HEIC file. Please scan or photograph the document.',
  )
const noSuchFile = () => new ApiError('not-found', 'This file is not stored, or was removed.')
const isSupported = (type: string): type is SignedFileType => Object.hasOwn(SIGNED_FILE_TYPES, type)

export function signedDocumentRoutes(context: RouteContext): void {
  const { store, accounts, rateLimits } = context
  const begun = rateLimits('signed-document', MAX_UPLOADS_PER_HOUR, 60 * 60_000)

  authenticatedRoute(context, beginSignedDocument, async ({ caller: { uid }, body }) => {
    const { mediaType, size } = body
    if (size > SIGNED_FILES.bytes)
      throw new ApiError(
        'file-too-large',
        message('The file is larger than {most} MB. Please choose a smaller one.', {
          most: SIGNED_FILES.bytes / MEBIBYTE,
        }),
        { field: 'size' },
      )
    if (!isSupported(mediaType)) throw unsupported()
    const wait = await begun.add(uid)
    if (wait > 0) throw tooMany(wait)
    const received = await store.beginSignedDocument(uid, { ...body, mediaType })
    if (received === 'full')
      throw new ApiError(
        'limit-reached',
        message(
          'An account can store at most {files} files, {size} MB in all. Please remove a file that you no longer need.',
          { files: SIGNED_FILES.most, size: SIGNED_FILES.allBytes / MEBIBYTE },
        ),
      )
    return { received }
  })

  authenticatedRoute(context, sendSignedPiece, async ({ caller: { uid }, body, address }) => {
    const content = Buffer.from(body.content, 'base64')
    const done = await store.addSignedPiece(uid, { ...body, content })
    if (done === undefined) throw noSuchFile()
    if (done === 'wrong-type') throw unsupported()
    if (done === 'wrong-length')
      throw new ApiError('invalid-field', 'This piece has the wrong length.', { field: 'content' })
    if (done.added) await accounts.auditLog.record(uid, 'signed-document-added', address)
    return { received: done.received }
  })

  authenticatedRoute(context, readSignedDocuments, async ({ caller }) => ({
    files: await store.readSignedDocuments(caller.uid),
  }))

  authenticatedRoute(context, readSignedPiece, async ({ caller: { uid }, query, address }) => {
    const piece = Number(query.piece ?? 0)
    const content = await store.readSignedPiece(uid, query.id ?? '', piece)
    if (!content) throw noSuchFile()
    if (piece === 0) await accounts.auditLog.record(uid, 'signed-document-read', address)
    return { content: content.toString('base64') }
  })

  authenticatedRoute(context, removeSignedDocument, async ({ caller: { uid }, body, address }) => {
    if (await store.removeSignedDocument(uid, body.id))
      await accounts.auditLog.record(uid, 'signed-document-removed', address)
    return {}
  })
}

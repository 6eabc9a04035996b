import * as z from 'zod/mini'
import { PIECE_BYTES, signedFileTypes } from '#domain/formats/file-type.ts'
import { line } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { keysOf } from '#domain/trust/enumerations.ts'
import { operation, resource } from './operation.ts'

const document = z.enum(keysOf(documentNames), 'There is no such document.')
const way = z.enum(['download', 'packet', 'print'], 'This must be download, packet or print.')

export const DownloadRecord = z.object({
  document,
  way,
  whole: z.boolean(),
  version: z.number(),
  fingerprint: z.string(),
  at: z.iso.datetime(),
})
export type DownloadRecord = z.infer<typeof DownloadRecord>

const MAX_DOWNLOADS = 9

export const recordDownloads = operation({
  method: 'POST',
  path: '/api/document-copies',
  access: 'signed-in',
  paid: true,
  request: z.strictObject({
    way,
    whole: z.optional(z.boolean('This must be true or false.')),
    version: z
      .number('This must be the number of a version.')
      .check(z.int('This must be the number of a version.'), z.gte(0, 'This must be the number of a version.')),
    at: z.iso.datetime('This must be a time such as 2025-05-03T10:42:00.000Z.'),
    documents: z
      .array(
        z.strictObject({
          document,
          fingerprint: z.string('This must be text.').check(z.regex(/^[0-9a-f]{64}$/, 'This must be a SHA-256.')),
        }),
      )
      .check(
        z.minLength(1, 'Please name at least one document.'),
        z.maxLength(MAX_DOWNLOADS, 'There are only nine documents.'),
      ),
  }),
  response: z.object({}),
  idempotent: true,
  summary: 'Record downloaded or printed documents',
  description:
    'The fingerprint is the SHA-256, in hexadecimal, of the document’s text, in which social security numbers are masked. A time in the future counts as now.',
  example: {
    way: 'download',
    version: 1,
    at: '2025-05-03T10:42:00.000Z',
    documents: [{ document: 'trust-agreement', fingerprint: '0'.repeat(64) }],
  },
})

export const readDownloads = operation({
  method: 'GET',
  path: '/api/document-copies',
  access: 'signed-in',
  response: z.object({ copies: z.array(DownloadRecord) }),
  summary: 'Read which documents were downloaded or printed',
  answer: 'The newest twenty of each document, newest first.',
})

export const downloads = resource({
  tag: 'Downloaded documents',
  operations: { recordDownloads, readDownloads },
  schemas: {
    DownloadRecord: {
      schema: DownloadRecord,
      description: 'A downloaded or printed document.',
      fields: {
        whole: 'Whether it is the EIN worksheet with social security numbers in full.',
        version: 'The version of the answers, or 0 if no version has exactly these.',
        fingerprint: 'The SHA-256, in hexadecimal, of its text with masked social security numbers.',
      },
    },
  },
})

const id = z.uuid('This must be a UUID.')
const mediaType = z.enum(signedFileTypes, 'A signed document is a PDF, JPEG, PNG or HEIC file.')
const wholeNumber = (least: number) => {
  const error = 'This must be a whole number.'
  return z.number(error).check(z.int(error), z.gte(least, error))
}

/** A scan or photograph of a signed document. */
export const SignedDocument = z.object({
  id,
  document,
  name: z.string(),
  mediaType,
  size: z.number(),
  sha256: z.string(),
  at: z.iso.datetime(),
})
export type SignedDocument = z.infer<typeof SignedDocument>

const Progress = z.object({ received: z.number() })

export const beginSignedDocument = operation({
  method: 'POST',
  path: '/api/signed-documents',
  access: 'signed-in',
  paid: true,
  request: z.strictObject({
    id,
    document,
    name: line(LIMITS.name, 'Please name the file.'),
    mediaType: z
      .string('This must be text.')
      .check(z.regex(/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/, 'This must be a media type such as application/pdf.')),
    size: wholeNumber(1),
  }),
  response: Progress,
  errors: ['foreign-record', 'file-too-large', 'unsupported-file', 'limit-reached', 'too-many-requests'],
  summary: 'Begin to store a signed document',
  description:
    'Send the file in pieces afterward. The caller chooses the id. The same request sent again returns how many pieces have arrived, so that an interrupted upload can continue. Incomplete uploads are removed within two days.',
  answer: 'The number of pieces that have arrived.',
  fields: {
    document: 'The id of one of the nine documents.',
    mediaType: 'application/pdf, image/jpeg, image/png or image/heic.',
    size: 'Bytes of the whole file.',
  },
  example: {
    id: '0193b1de-4a5c-7d2e-8f60-3b7c9a1e5d24',
    document: 'pour-over-will',
    name: 'will.pdf',
    mediaType: 'application/pdf',
    size: 9,
  },
})

const piece = wholeNumber(0)
export const sendSignedPiece = operation({
  method: 'POST',
  path: '/api/signed-documents/pieces',
  access: 'signed-in',
  paid: true,
  request: z.strictObject({
    id,
    piece,
    content: z
      .base64('This must be Base64.')
      .check(z.maxLength(Math.ceil(PIECE_BYTES / 3) * 4, 'This piece is too long.')),
  }),
  response: Progress,
  errors: ['foreign-record', 'not-found', 'unsupported-file'],
  summary: 'Send a piece of a signed document',
  description: `Send the pieces in order. Each has ${PIECE_BYTES} bytes; the last has the rest. A piece that has already arrived, or that is not the next, changes nothing. If the first piece does not begin like a file of the announced type, the upload is removed.`,
  answer: 'The number of pieces that have arrived.',
  example: { id: '0193b1de-4a5c-7d2e-8f60-3b7c9a1e5d24', piece: 0, content: 'JVBERi0xLjcK' },
})

export const readSignedDocuments = operation({
  method: 'GET',
  path: '/api/signed-documents',
  access: 'signed-in',
  response: z.object({ files: z.array(SignedDocument) }),
  summary: 'List the signed documents',
  description: 'Lists complete files, oldest first.',
})

export const readSignedPiece = operation({
  method: 'GET',
  path: '/api/signed-documents/pieces',
  access: 'signed-in',
  query: z.strictObject({
    id: z.optional(z.string()),
    piece: z.optional(z.string().check(z.regex(/^\d{1,4}$/, 'This must be a whole number.'))),
  }),
  response: z.object({ content: z.string() }),
  errors: ['not-found'],
  summary: 'Read a piece of a signed document',
  description:
    'Returns Base64 in JSON. No address serves a stored file directly, so that no browser can open one as a page of this site.',
  fields: { id: 'The id of the file.', piece: 'Counted from 0, which is the default.' },
})

export const removeSignedDocument = operation({
  method: 'POST',
  path: '/api/signed-documents/remove',
  access: 'signed-in',
  request: z.strictObject({ id }),
  response: z.object({}),
  summary: 'Remove a signed document',
  description: 'Also removes an incomplete upload. This cannot be undone. If there is no such file, nothing happens.',
  example: { id: '0193b1de-4a5c-7d2e-8f60-3b7c9a1e5d24' },
})

export const signedDocuments = resource({
  tag: 'Signed documents',
  operations: { beginSignedDocument, sendSignedPiece, readSignedDocuments, readSignedPiece, removeSignedDocument },
  schemas: {
    SignedDocument: {
      schema: SignedDocument,
      description: 'A scan or photograph of a signed document.',
      fields: { size: 'In bytes.', sha256: 'Of the content, in hexadecimal.', at: 'When the upload was completed.' },
    },
  },
})

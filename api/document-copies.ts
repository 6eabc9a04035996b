import * as z from 'zod/mini'
import { documentNames } from '#domain/trust/documents.ts'
import { keysOf } from '#domain/trust/enumerations.ts'
import { operation } from './operation.ts'

const document = z.enum(keysOf(documentNames), 'There is no such document.')
const way = z.enum(['download', 'packet', 'print'], 'This must be download, packet or print.')

/**
 * That a document was downloaded or printed. `fingerprint` is the SHA-256, in hexadecimal, of its text, in which social
 * security numbers are always masked; `whole` marks the EIN worksheet that shows them in full. `version` is that of the
 * trust it was made from, 0 when no version has just these answers, `at` when (ISO 8601, UTC).
 */
export const DocumentCopy = z.object({
  document,
  way,
  whole: z.boolean(),
  version: z.number(),
  fingerprint: z.string(),
  at: z.string(),
})
export type DocumentCopy = z.infer<typeof DocumentCopy>

const MOST_AT_ONCE = 9

/** Keeps copies that were just made, each document at most once; the key of the request says which download it was. A time that lies ahead is taken for now. */
export const noteDocumentCopies = operation({
  method: 'POST',
  path: '/api/document-copies',
  access: 'signed-in',
  request: z.strictObject({
    way,
    whole: z.optional(z.boolean('This must be true or false.')),
    version: z
      .number('This must be the number of a version.')
      .check(z.int('This must be the number of a version.'), z.gte(0, 'This must be the number of a version.')),
    at: z.iso.datetime('This must be an instant such as 2025-05-03T10:42:00.000Z.'),
    documents: z
      .array(
        z.strictObject({
          document,
          fingerprint: z.string('This must be text.').check(z.regex(/^[0-9a-f]{64}$/, 'This must be a SHA-256.')),
        }),
      )
      .check(
        z.minLength(1, 'Please name at least one document.'),
        z.maxLength(MOST_AT_ONCE, 'There are only nine documents.'),
      ),
  }),
  response: z.object({}),
})

/** Reads which documents the caller has downloaded or printed: of each the newest twenty, newest first. */
export const readDocumentCopies = operation({
  method: 'GET',
  path: '/api/document-copies',
  access: 'signed-in',
  response: z.object({ copies: z.array(DocumentCopy) }),
})

import * as z from 'zod/mini'
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

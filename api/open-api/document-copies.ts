import { noteDocumentCopies, readDocumentCopies } from '../document-copies.ts'
import type { DescribedOperation } from './described-operation.ts'

const tag = 'Downloaded documents'

export const documentCopies: readonly DescribedOperation[] = [
  {
    operation: noteDocumentCopies,
    id: 'noteDocumentCopies',
    tag,
    summary: 'Note what was downloaded or printed',
    description:
      'The fingerprint is the SHA-256, in hexadecimal, of the document’s text, in which social security numbers are masked. A time that lies ahead is taken for now.',
    answer: 'Nothing.',
    repeatable: true,
    example: {
      way: 'download',
      version: 1,
      at: '2025-05-03T10:42:00.000Z',
      documents: [{ document: 'trust-agreement', fingerprint: '0'.repeat(64) }],
    },
  },
  {
    operation: readDocumentCopies,
    id: 'readDocumentCopies',
    tag,
    summary: 'Read what was downloaded or printed',
    answer: 'Of each document the newest twenty, newest first.',
  },
]

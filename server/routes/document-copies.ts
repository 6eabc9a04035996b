import { noteDocumentCopies, readDocumentCopies } from '#api/document-copies.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveNoteDocumentCopies = ({ doorway, store }: Parts) =>
  bindOwn(doorway, noteDocumentCopies, async ({ caller, body: { documents, whole = false, ...made }, patchId }) => {
    const copies = documents.map((one) => ({ ...made, ...one, whole }))
    await store.noteCopies(caller.uid, patchId, copies)
    return {}
  })

export const serveReadDocumentCopies = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readDocumentCopies, async ({ caller }) => ({ copies: await store.readCopies(caller.uid) }))

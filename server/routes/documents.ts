import { noteDocumentCopies, readDocumentCopies } from '#api/documents.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

export function documentRoutes(context: RouteContext): void {
  const { store } = context

  authenticatedRoute(context, noteDocumentCopies, async ({ caller, body, patchId }) => {
    const { documents, whole = false, ...made } = body
    const copies = documents.map((one) => ({ ...made, ...one, whole }))
    await store.recordDownloads(caller.uid, patchId, copies)
    return {}
  })

  authenticatedRoute(context, readDocumentCopies, async ({ caller }) => ({
    copies: await store.readDownloads(caller.uid),
  }))
}

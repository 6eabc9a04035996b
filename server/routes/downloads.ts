import { readDownloads, recordDownloads } from '#api/downloads.ts'
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

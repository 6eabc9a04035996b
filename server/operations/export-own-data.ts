import { exportOwnData, type OwnData } from '#contract/account.ts'
import { OWN_DATA_FORMAT } from '#domain/import/own-data-format.ts'
import type { Caller } from '../accounts/sessions.ts'
import { Refuse } from '../refuse.ts'
import { refuseForeignOrigin } from '../security/origin.ts'
import { callerOf } from './bind.ts'
import type { Parts } from './parts.ts'
import { profileOf } from './session-of.ts'

type Sources = Pick<Parts, 'store' | 'accounts' | 'now'>

/** Everything but the history, which can be many times as long. */
async function ownData({ store, accounts, now }: Sources, caller: Caller): Promise<Omit<OwnData, 'changes'>> {
  const { uid } = caller
  const trust = await store.readTrust(uid)
  const { since, recoveryCodesLeft } = await accounts.secondFactor.read(uid)
  const reviewLinks = await store.readReviewLinks(uid)
  return {
    format: OWN_DATA_FORMAT,
    exportedAt: now().toISOString(),
    profile: await profileOf(store, caller),
    trust,
    restores: await store.readRestores(uid),
    documentCopies: await store.readCopies(uid),
    healthCareDirective: await store.readDirective(uid),
    billing: await store.readBilling(uid),
    purchases: await store.readPurchases(uid),
    logins: await accounts.loginsOf(uid),
    // A session's id is part of how it is recognised, so it stays here.
    sessions: (await accounts.sessionsOf(uid)).map(({ id, ...session }) => session),
    ...(since && { secondFactor: { since, recoveryCodesLeft } }),
    accountEvents: await store.readEvents(uid),
    ...(reviewLinks.length > 0 && { reviewLinks, reviewComments: await store.readReviewComments(uid) }),
  }
}

/** The JSON of all of it, with a page of the history in memory at a time. */
async function* jsonOf(
  store: Sources['store'],
  { uid }: Caller,
  others: Omit<OwnData, 'changes'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(others).slice(0, -1)},"changes":[`
  const last = others.trust.version
  for (let after = 0; after < last; ) {
    const page = await store.nextChanges(uid, after, last)
    const end = page.at(-1)
    if (!end) break
    yield (after === 0 ? '' : ',') + page.map((change) => JSON.stringify(change)).join(',')
    after = end.version
  }
  yield ']}'
}

/** Each has a page of the history in memory, and waits for its reader. */
const MOST_AT_ONCE = 8

/** Lets in one export of each user at a time. Answers what ends it. */
function exportTurns(): (uid: string) => () => void {
  const running = new Set<string>()
  return (uid) => {
    if (running.has(uid))
      throw new Refuse(
        'too-many-requests',
        'Your data is being downloaded already. Please wait until that download has ended.',
        { retryAfter: 30 },
      )
    if (running.size >= MOST_AT_ONCE)
      throw new Refuse('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
    running.add(uid)
    return () => void running.delete(uid)
  }
}

/** As the reader takes it. `ended` is called once, also when the reader goes away. */
function streamOf(texts: AsyncGenerator<string>, ended: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await texts.next()
          if (!done) return controller.enqueue(encoder.encode(value))
          ended()
          controller.close()
        } catch (fault) {
          ended()
          controller.error(fault)
        }
      },
      cancel: ended,
    },
    { highWaterMark: 0 },
  )
}

/** Answers a file to save, which the others do not. */
export function serveExportOwnData({ doorway, ...sources }: Parts): void {
  const begin = exportTurns()
  doorway.app.get(exportOwnData.path, async (c) => {
    const { headers } = c.req.raw
    // It writes a line into the trail and costs more than any other: no other site's page may cause that.
    refuseForeignOrigin(headers, doorway.baseUrl)
    const caller = await callerOf(headers, doorway)
    for (const line of caller.cookies) c.header('set-cookie', line, { append: true })
    c.header('content-disposition', 'attachment; filename="kinstead-my-data.json"')
    if (c.req.method === 'HEAD') return c.body(null)
    const end = begin(caller.uid)
    try {
      const address = doorway.addressOf(c.env?.incoming?.socket.remoteAddress, headers.get('x-forwarded-for'))
      await sources.accounts.trail.note(caller.uid, 'data-exported', address)
      const texts = jsonOf(sources.store, caller, await ownData(sources, caller))
      return c.body(streamOf(texts, end), 200, { 'content-type': 'application/json' })
    } catch (fault) {
      end()
      throw fault
    }
  })
}

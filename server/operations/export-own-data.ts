import { exportOwnData, type OwnData } from '#contract/account.ts'
import { OWN_DATA_FORMAT } from '#domain/import/own-data-format.ts'
import type { Caller } from '../accounts/sessions.ts'
import { Refuse } from '../refuse.ts'
import { bindOwn } from './bind.ts'
import { JsonFile } from './json-text.ts'
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
/** Milliseconds after which the turn of a process that was killed is free again. */
const TURN_LASTS = 10 * 60_000

const isRunning = () =>
  new Refuse('too-many-requests', 'Your data is being downloaded already. Please wait until that download has ended.', {
    retryAfter: 30,
  })

/** Lets in one export of each user at a time, counted by all server processes together. Answers what ends it. */
function exportTurns({ countAttempts, log }: Pick<Parts, 'countAttempts' | 'log'>) {
  const turns = countAttempts('export', 1, TURN_LASTS)
  const running = new Set<string>()

  async function giveBack(uid: string, until: number): Promise<void> {
    try {
      // Later than that it may be the turn of another.
      if (Date.now() < until) await turns.forget(uid)
    } catch (fault) {
      log.warn('the turn of an export could not be given back', { fault: (fault as Error).name })
    }
    running.delete(uid)
  }

  return async (uid: string): Promise<() => Promise<void>> => {
    if (running.has(uid)) throw isRunning()
    if (running.size >= MOST_AT_ONCE)
      throw new Refuse('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
    running.add(uid)
    const until = Date.now() + TURN_LASTS
    try {
      if ((await turns.add(uid)) > 0) throw isRunning()
    } catch (fault) {
      running.delete(uid)
      throw fault
    }
    let given: Promise<void> | undefined
    return () => {
      given ??= giveBack(uid, until)
      return given
    }
  }
}

/** As the reader takes it. `ended` is called once, also when the reader goes away. */
function streamOf(texts: AsyncGenerator<string>, ended: () => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await texts.next()
          if (!done) return controller.enqueue(encoder.encode(value))
          await ended()
          controller.close()
        } catch (fault) {
          await ended()
          controller.error(fault)
        }
      },
      cancel: ended,
    },
    { highWaterMark: 0 },
  )
}

/** Answers a file to save, which the others do not. */
export function serveExportOwnData({ doorway, countAttempts, log, ...sources }: Parts): void {
  const begin = exportTurns({ countAttempts, log })
  const { accounts, store } = sources
  bindOwn(doorway, exportOwnData, async ({ caller, body, address }) => {
    await accounts.proveForExport(caller, body, address)
    const end = await begin(caller.uid)
    try {
      await accounts.trail.note(caller.uid, 'data-exported', address)
      const texts = jsonOf(store, caller, await ownData(sources, caller))
      return new JsonFile('kinstead-my-data.json', streamOf(texts, end))
    } catch (fault) {
      await end()
      throw fault
    }
  })
}

import { deleteAccount, exportPersonalData, type PersonalData, readAccount, readActivity } from '#api/account.ts'
import { PERSONAL_DATA_FORMAT } from '#domain/import/personal-data.ts'
import type { Caller } from '../auth/sessions.ts'
import { profileOf } from '../auth/user-account.ts'
import { createMutex } from '../db/mutex.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, JsonFile, type RouteContext } from './middleware/route.ts'
import { sessionOf } from './session.ts'

/** Each export holds a page of the history until its client has received it. */
const MAX_EXPORTS = 32
/** Milliseconds in which a client must receive a page, of 2 MiB at most or one change. */
const PAGE_TIMEOUT = 30_000
/** When all slots are taken, the slowest client that needs more milliseconds than this for a page loses its slot. */
const SLOW = 5_000
/** Milliseconds after which the slot of a killed process is free again. */
const SLOT_LASTS = 10 * 60_000

const isRunning = () =>
  new ApiError(
    'too-many-requests',
    'Your data is already being downloaded. Please wait until that download has finished.',
    { retryAfter: 30 },
  )

/** A running export. */
interface ExportSlot {
  /** Runs `make` for the next page, one page at a time in this process. The client has received the page before. */
  next<T>(make: () => Promise<T>): Promise<T>
  /** Waits until the client has received a page. Calls `giveUp` when that takes too long. */
  waits(giveUp: () => void): void
  /** The export has ended. A second call changes nothing. */
  release(): Promise<void>
}

interface Waiting {
  since: number
  giveUp(): void
}

/** Allows one export of each user at a time, across all server processes. */
export function exportSlots({ rateLimits, log }: Pick<RouteContext, 'rateLimits' | 'log'>) {
  const slots = rateLimits('export', 1, SLOT_LASTS)
  const running = new Set<string>()
  /** For each export, the page that its client is receiving. */
  const slotPages = new Map<ExportSlot, Waiting | null>()
  const pages = createMutex()

  async function free(uid: string, until: number): Promise<void> {
    try {
      // After that, the slot may belong to another export.
      if (Date.now() < until) await slots.forget(uid)
    } catch (error) {
      log.warn('the slot of an export could not be released', { error: (error as Error).name })
    }
    running.delete(uid)
  }

  /** Ends the export whose client has needed the longest for a page. */
  function makeRoom(): void {
    const waiting = [...slotPages.values()].filter((page) => page !== null)
    const slowest = waiting.toSorted((one, other) => one.since - other.since)[0]
    if (!slowest || performance.now() - slowest.since < SLOW)
      throw new ApiError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
    slowest.giveUp()
  }

  function slotOf(uid: string): ExportSlot {
    const until = Date.now() + SLOT_LASTS
    let released: Promise<void> | undefined
    let late: NodeJS.Timeout | undefined
    const slot: ExportSlot = {
      async next(make) {
        clearTimeout(late)
        if (slotPages.has(slot)) slotPages.set(slot, null)
        const release = await pages()
        try {
          return await make()
        } finally {
          release()
        }
      },
      waits(giveUp) {
        if (!slotPages.has(slot)) return
        const page = {
          since: performance.now(),
          giveUp() {
            log.warn('an export was ended because its client is too slow')
            giveUp()
            void slot.release()
          },
        }
        slotPages.set(slot, page)
        late = setTimeout(page.giveUp, PAGE_TIMEOUT).unref()
      },
      release() {
        clearTimeout(late)
        slotPages.delete(slot)
        released ??= free(uid, until)
        return released
      },
    }
    return slot
  }

  return async (uid: string): Promise<ExportSlot> => {
    if (running.has(uid)) throw isRunning()
    if (slotPages.size >= MAX_EXPORTS) makeRoom()
    running.add(uid)
    const slot = slotOf(uid)
    slotPages.set(slot, null)
    try {
      if ((await slots.add(uid)) > 0) throw isRunning()
    } catch (error) {
      slotPages.delete(slot)
      running.delete(uid)
      throw error
    }
    return slot
  }
}

/** Streams the texts at the pace of the client. `hangUp` closes the connection. */
export function streamOf(
  texts: AsyncGenerator<string>,
  slot: ExportSlot,
  hangUp: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await slot.next(() => texts.next())
          if (!done) {
            controller.enqueue(encoder.encode(value))
            return slot.waits(hangUp)
          }
          await slot.release()
          controller.close()
        } catch (error) {
          await slot.release()
          controller.error(error)
        }
      },
      cancel: () => slot.release(),
    },
    { highWaterMark: 0 },
  )
}

export function accountRoutes(context: RouteContext): void {
  const { accounts, store, stripe, hub } = context

  authenticatedRoute(context, readAccount, async ({ caller }) => ({
    hasPassword: await accounts.hasPassword(caller.uid),
  }))

  authenticatedRoute(context, readActivity, async ({ caller }) => ({ events: await store.readActivity(caller.uid) }))

  const takeSlot = exportSlots(context)
  authenticatedRoute(context, exportPersonalData, async ({ caller, body, address, hangUp }) => {
    await accounts.reauthenticateForExport(caller, body, address)
    const slot = await takeSlot(caller.uid)
    try {
      await accounts.auditLog.record(caller.uid, 'data-exported', address)
      const texts = jsonOf(store, caller, await personalDataOf(context, caller))
      return new JsonFile('kinstead-my-data.json', streamOf(texts, slot, hangUp))
    } catch (error) {
      await slot.release()
      throw error
    }
  })

  authenticatedRoute(context, deleteAccount, async ({ caller, body, headers, address, setCookies }) => {
    const checkouts = stripe ? await store.openPayments(caller.uid) : []
    for (const id of await accounts.deleteAccount(caller, body, address)) hub.endSession(id)
    // Nobody pays for an account that is not there. The owner does not wait for it.
    void stripe?.end(checkouts)
    const { cookies } = await accounts.signOut({ headers, address })
    setCookies(cookies)
    return sessionOf(context, null)
  })
}

/** Everything but the history, which can be many times longer. */
async function personalDataOf(
  { store, accounts, now }: RouteContext,
  caller: Caller,
): Promise<Omit<PersonalData, 'changes'>> {
  const { uid } = caller
  const trust = await store.readTrust(uid)
  const { since, recoveryCodesLeft } = await accounts.secondFactor.read(uid)
  const reviewLinks = await store.readReviewLinks(uid)
  const payments = await store.readPayments(uid)
  const signedDocuments = await store.readSignedDocuments(uid)
  const reminders = await store.readReminders(uid)
  const mailFailures = await store.readMailFailures(uid)
  return {
    format: PERSONAL_DATA_FORMAT,
    exportedAt: now().toISOString(),
    profile: await profileOf(store, caller),
    trust,
    restores: await store.readRestores(uid),
    documentCopies: await store.readDownloads(uid),
    ...(signedDocuments.length > 0 && { signedDocuments }),
    healthCareDirective: await store.readDirective(uid),
    billing: await store.readBilling(uid),
    purchases: await store.readPurchases(uid),
    ...(payments.length > 0 && { payments }),
    ...(reminders && { reminders: { ...reminders, kinds: [...reminders.kinds] } }),
    logins: await accounts.loginsOf(uid),
    // Without the id, which is part of a session's authentication.
    sessions: (await accounts.sessionsOf(uid)).map(({ id, ...session }) => session),
    ...(since && { secondFactor: { since, recoveryCodesLeft } }),
    accountEvents: await store.readEvents(uid),
    ...(mailFailures.length > 0 && { mailFailures }),
    ...(reviewLinks.length > 0 && {
      reviewLinks,
      reviewComments: await store.readReviewComments(uid),
      reviewProposals: await store.readReviewProposals(uid),
    }),
  }
}

/** Changes in memory at a time. */
const PAGE = 50

/** The JSON of everything, with one page of the history in memory at a time. */
async function* jsonOf(
  store: RouteContext['store'],
  { uid }: Caller,
  data: Omit<PersonalData, 'changes'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"changes":[`
  const last = data.trust.version
  for (let after = 0; after < last; ) {
    const page = await store.changesSince(uid, after, PAGE, last)
    const end = page.at(-1)
    if (!end) break
    yield (after === 0 ? '' : ',') + page.map((change) => JSON.stringify(change)).join(',')
    after = end.version
  }
  yield ']}'
}

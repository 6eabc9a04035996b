import { createMutex } from '../db/mutex.ts'
import { ApiError } from '../errors.ts'
import type { RouteContext } from './middleware/route.ts'

/** Each export holds a page of the history until its reader has received it. */
const MOST_AT_ONCE = 32
/** Milliseconds in which a reader must receive a page, of 2 MiB at most or one change. */
const MOST_FOR_A_PAGE = 30_000
/** When all slots are taken, the slowest reader that needs more milliseconds than this for a page loses its slot. */
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
  /** Runs `make` for the next page, one page at a time in this process. The reader has received the page before. */
  next<T>(make: () => Promise<T>): Promise<T>
  /** Waits until the reader has received a page. Calls `giveUp` when that takes too long. */
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
  /** For each export, the page that its reader is receiving. */
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

  /** Ends the export whose reader has needed the longest for a page. */
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
            log.warn('an export was ended because its reader is too slow')
            giveUp()
            void slot.release()
          },
        }
        slotPages.set(slot, page)
        late = setTimeout(page.giveUp, MOST_FOR_A_PAGE).unref()
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
    if (slotPages.size >= MOST_AT_ONCE) makeRoom()
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

/** Streams the texts at the pace of the reader. `hangUp` closes the connection. */
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

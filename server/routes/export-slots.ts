import { createMutex } from '../db/mutex.ts'
import { ApiError } from '../errors.ts'
import type { RouteContext } from './middleware/route.ts'

/** Each holds a page of the history until its reader has taken it. */
const MOST_AT_ONCE = 32
/** Milliseconds in which a reader must take a page, of 2 MiB at most or one change. */
const MOST_FOR_A_PAGE = 30_000
/** A reader who needs more milliseconds for a page is the first to be cut off when all slots are taken. */
const SLOW = 5_000
/** Milliseconds after which the slot of a process that was killed is free again. */
const SLOT_LASTS = 10 * 60_000

const isRunning = () =>
  new ApiError(
    'too-many-requests',
    'Your data is being downloaded already. Please wait until that download has ended.',
    { retryAfter: 30 },
  )

/** An export that runs. */
export interface ExportSlot {
  /** Makes the next page, when no other is being made: the reader has taken the one before. */
  next<T>(make: () => Promise<T>): Promise<T>
  /** The reader has a page to take. `giveUp` is called when that takes too long. */
  waits(giveUp: () => void): void
  /** The export has ended. A second call changes nothing. */
  release(): Promise<void>
}

interface Waiting {
  since: number
  giveUp(): void
}

/** Lets in one export of each user at a time, counted by all server processes together. */
export function exportSlots({ rateLimits, log }: Pick<RouteContext, 'rateLimits' | 'log'>) {
  const slots = rateLimits('export', 1, SLOT_LASTS)
  const running = new Set<string>()
  /** Of each export, the page that its reader has to take. */
  const places = new Map<ExportSlot, Waiting | null>()
  const pages = createMutex()

  async function free(uid: string, until: number): Promise<void> {
    try {
      // Later than that the slot may belong to another export.
      if (Date.now() < until) await slots.forget(uid)
    } catch (error) {
      log.warn('the turn of an export could not be given back', { fault: (error as Error).name })
    }
    running.delete(uid)
  }

  /** Gives up the export whose reader has needed the longest for a page. */
  function makeRoom(): void {
    const waiting = [...places.values()].filter((page) => page !== null)
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
        if (places.has(slot)) places.set(slot, null)
        const release = await pages()
        try {
          return await make()
        } finally {
          release()
        }
      },
      waits(giveUp) {
        if (!places.has(slot)) return
        const page = {
          since: performance.now(),
          giveUp() {
            log.warn('an export was given up because its reader is too slow')
            giveUp()
            void slot.release()
          },
        }
        places.set(slot, page)
        late = setTimeout(page.giveUp, MOST_FOR_A_PAGE).unref()
      },
      release() {
        clearTimeout(late)
        places.delete(slot)
        released ??= free(uid, until)
        return released
      },
    }
    return slot
  }

  return async (uid: string): Promise<ExportSlot> => {
    if (running.has(uid)) throw isRunning()
    if (places.size >= MOST_AT_ONCE) makeRoom()
    running.add(uid)
    const slot = slotOf(uid)
    places.set(slot, null)
    try {
      if ((await slots.add(uid)) > 0) throw isRunning()
    } catch (error) {
      places.delete(slot)
      running.delete(uid)
      throw error
    }
    return slot
  }
}

/** The texts as their reader takes them. `hangUp` closes the reader's connection. */
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

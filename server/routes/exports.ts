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
    'Your data is being downloaded already. Please wait until that download has ended.',
    { retryAfter: 30 },
  )

interface Running {
  /** When the reader began to receive the current page; null while the page is being made. */
  since: number | null
  /** Ends the export, because its reader is too slow. */
  end(): void
}

/** Allows one export of each user at a time, across all server processes. */
export function createExports({ rateLimits, log }: Pick<RouteContext, 'rateLimits' | 'log'>) {
  const slots = rateLimits('export', 1, SLOT_LASTS)
  const running = new Map<string, Running>()
  const onePage = createMutex()
  const encoder = new TextEncoder()

  /** Ends the export whose reader has needed the longest for a page. */
  function makeRoom(): void {
    const slowest = [...running.values()].toSorted(
      (one, other) => (one.since ?? Infinity) - (other.since ?? Infinity),
    )[0]
    if (!slowest || performance.now() - (slowest.since ?? Infinity) < SLOW)
      throw new ApiError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
    slowest.end()
  }

  /** Streams the texts at the pace of the reader. `hangUp` closes the connection. Throws `too-many-requests`, `unavailable`. */
  return async (
    uid: string,
    hangUp: () => void,
    open: () => Promise<AsyncGenerator<string>>,
  ): Promise<ReadableStream<Uint8Array>> => {
    if (running.has(uid)) throw isRunning()
    if (running.size >= MOST_AT_ONCE) makeRoom()
    const until = Date.now() + SLOT_LASTS
    let late: NodeJS.Timeout | undefined
    const current: Running = {
      since: null,
      end() {
        log.warn('an export was ended because its reader is too slow')
        hangUp()
        void release()
      },
    }
    const isOpen = () => running.get(uid) === current

    async function release(): Promise<void> {
      clearTimeout(late)
      if (!isOpen()) return
      running.delete(uid)
      // After that, the slot may belong to another export.
      if (Date.now() >= until) return
      await slots.forget(uid).catch((error: Error) => {
        log.warn('the slot of an export could not be released', { error: error.name })
      })
    }

    async function nextPage(texts: AsyncGenerator<string>): Promise<IteratorResult<string>> {
      clearTimeout(late)
      current.since = null
      const done = await onePage()
      return texts.next().finally(done)
    }

    running.set(uid, current)
    try {
      if ((await slots.add(uid)) > 0) throw isRunning()
    } catch (error) {
      running.delete(uid)
      throw error
    }
    try {
      const texts = await open()
      return new ReadableStream(
        {
          async pull(controller) {
            const { done, value } = await nextPage(texts).catch(async (error: unknown) => {
              await release()
              throw error
            })
            if (done) {
              await release()
              return controller.close()
            }
            controller.enqueue(encoder.encode(value))
            if (!isOpen()) return
            current.since = performance.now()
            late = setTimeout(current.end, MOST_FOR_A_PAGE).unref()
          },
          cancel: release,
        },
        { highWaterMark: 0 },
      )
    } catch (error) {
      await release()
      throw error
    }
  }
}

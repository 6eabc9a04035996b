import { createTurns } from '../db/saving/turns.ts'
import { Refuse } from '../refuse.ts'
import type { Parts } from './parts.ts'

/** Each holds a page of the history until its reader has taken it. */
const MOST_AT_ONCE = 32
/** Milliseconds in which a reader must take a page, of 2 MiB at most or one change. */
const MOST_FOR_A_PAGE = 30_000
/** A reader who needs more milliseconds for a page gives way to another export when there is no place. */
const SLOW = 5_000
/** Milliseconds after which the turn of a process that was killed is free again. */
const TURN_LASTS = 10 * 60_000

const isRunning = () =>
  new Refuse('too-many-requests', 'Your data is being downloaded already. Please wait until that download has ended.', {
    retryAfter: 30,
  })

/** An export that runs. */
export interface ExportTurn {
  /** Makes the next page, when no other is being made: the reader has taken the one before. */
  next<T>(make: () => Promise<T>): Promise<T>
  /** The reader has a page to take. `giveUp` is called when that takes too long. */
  waits(giveUp: () => void): void
  /** It has ended. A second call changes nothing. */
  end(): Promise<void>
}

interface Waiting {
  since: number
  giveUp(): void
}

/** Lets in one export of each user at a time, counted by all server processes together. */
export function exportTurns({ rateLimits, log }: Pick<Parts, 'rateLimits' | 'log'>) {
  const turns = rateLimits('export', 1, TURN_LASTS)
  const running = new Set<string>()
  /** Of each export that has a place, the page that its reader has to take. */
  const places = new Map<ExportTurn, Waiting | null>()
  const pages = createTurns()

  async function giveBack(uid: string, until: number): Promise<void> {
    try {
      // Later than that it may be the turn of another.
      if (Date.now() < until) await turns.forget(uid)
    } catch (fault) {
      log.warn('the turn of an export could not be given back', { fault: (fault as Error).name })
    }
    running.delete(uid)
  }

  /** Gives up the export whose reader has needed the longest for a page. */
  function makeRoom(): void {
    const waiting = [...places.values()].filter((page) => page !== null)
    const slowest = waiting.toSorted((one, other) => one.since - other.since)[0]
    if (!slowest || performance.now() - slowest.since < SLOW)
      throw new Refuse('unavailable', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
    slowest.giveUp()
  }

  function turnOf(uid: string): ExportTurn {
    const until = Date.now() + TURN_LASTS
    let given: Promise<void> | undefined
    let late: NodeJS.Timeout | undefined
    const turn: ExportTurn = {
      async next(make) {
        clearTimeout(late)
        if (places.has(turn)) places.set(turn, null)
        const end = await pages.alone()
        try {
          return await make()
        } finally {
          end()
        }
      },
      waits(giveUp) {
        if (!places.has(turn)) return
        const page = {
          since: performance.now(),
          giveUp() {
            log.warn('an export was given up because its reader is too slow')
            giveUp()
            void turn.end()
          },
        }
        places.set(turn, page)
        late = setTimeout(page.giveUp, MOST_FOR_A_PAGE).unref()
      },
      end() {
        clearTimeout(late)
        places.delete(turn)
        given ??= giveBack(uid, until)
        return given
      },
    }
    return turn
  }

  return async (uid: string): Promise<ExportTurn> => {
    if (running.has(uid)) throw isRunning()
    if (places.size >= MOST_AT_ONCE) makeRoom()
    running.add(uid)
    const turn = turnOf(uid)
    places.set(turn, null)
    try {
      if ((await turns.add(uid)) > 0) throw isRunning()
    } catch (fault) {
      places.delete(turn)
      running.delete(uid)
      throw fault
    }
    return turn
  }
}

/** The texts as their reader takes them. `hangUp` closes the reader's connection. */
export function streamOf(
  texts: AsyncGenerator<string>,
  turn: ExportTurn,
  hangUp: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await turn.next(() => texts.next())
          if (!done) {
            controller.enqueue(encoder.encode(value))
            return turn.waits(hangUp)
          }
          await turn.end()
          controller.close()
        } catch (fault) {
          await turn.end()
          controller.error(fault)
        }
      },
      cancel: () => turn.end(),
    },
    { highWaterMark: 0 },
  )
}

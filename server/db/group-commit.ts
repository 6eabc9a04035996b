import { setImmediate as nextTurn } from 'node:timers/promises'
import { isUnavailable } from './database-errors.ts'

export type Outcome<Result> = { value: Result } | { error: unknown }

interface Waiting<Item, Result> {
  item: Item
  resolve: (value: Result) => void
  reject: (error: unknown) => void
}

/** In one transaction. More would only delay all of them. */
const MAX_WRITES = 256
/** In one transaction. Large changes belong to large records, which both databases write to their logs. */
const MAX_BYTES = 4 * 1_048_576

function takeGroup<Item extends { bytes: number }, Result>(waiting: Waiting<Item, Result>[]) {
  let bytes = 0
  const end = waiting.findIndex(({ item }, index) => {
    bytes += item.bytes
    return index === MAX_WRITES || (index > 0 && bytes > MAX_BYTES)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/**
 * Group commit: items that arrive while a transaction runs go into the next one together, and share its round trips and
 * one flush to the disk. `commit` writes a group in one transaction and returns an outcome for each item. When it throws,
 * nothing was written, or the outcome is unknown because the connection was lost; the idempotency key makes a retry safe.
 * Each item is then tried alone, unless the database is unavailable.
 */
export function groupCommit<Item extends { bytes: number }, Result>(
  commit: (group: readonly Item[]) => Promise<Outcome<Result>[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  /** Returns an error that the next transactions would meet, too. */
  async function run(group: readonly Waiting<Item, Result>[]): Promise<unknown> {
    try {
      const outcomes = await commit(group.map(({ item }) => item))
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index] ?? { error: new Error('A write has no outcome.') }
        if ('value' in outcome) resolve(outcome.value)
        else reject(outcome.error)
      }
      return undefined
    } catch (error) {
      if (group.length > 1 && !isUnavailable(error)) return runEachAlone(group)
      for (const { reject } of group) reject(error)
      return isUnavailable(error) ? error : undefined
    }
  }

  async function runEachAlone(group: readonly Waiting<Item, Result>[]): Promise<unknown> {
    for (const [index, one] of group.entries()) {
      const error = await run([one])
      if (!error) continue
      // The others would wait as long for the same error.
      for (const { reject } of group.slice(index + 1)) reject(error)
      return error
    }
    return undefined
  }

  async function drain(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Lets requests that have arrived, and are still being parsed, join this group: about a third more saves per second.
      for (let before = 0; before < Math.min(waiting.length, MAX_WRITES); ) {
        before = waiting.length
        await nextTurn()
      }
      await run(takeGroup(waiting))
    }
    isRunning = false
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void drain()
    })
}

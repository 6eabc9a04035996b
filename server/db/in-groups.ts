import { setImmediate as soon } from 'node:timers/promises'

/** The next group does not wait for a value that is still on its way. */
export type Outcome<Result> = { value: Result | Promise<Result> } | { fault: unknown }

interface Waiting<Item, Result> {
  item: Item
  done: (value: Result | Promise<Result>) => void
  failed: (fault: unknown) => void
}

const MOST = 256

/**
 * Hands what arrives together to `work` as one group, one group at a time, and answers each item by its outcome. When `work` fails as a whole it is called again for each item alone: it must have changed nothing then.
 */
export function inGroups<Item, Result>(
  work: (group: readonly Item[]) => Promise<Outcome<Result>[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let busy = false

  async function handle(group: Waiting<Item, Result>[]): Promise<void> {
    let outcomes: Outcome<Result>[]
    try {
      outcomes = await work(group.map(({ item }) => item))
    } catch (fault) {
      if (group.length === 1) return group[0]?.failed(fault)
      // One of them spoilt it for all: let each stand for itself.
      for (const one of group) await handle([one])
      return
    }
    for (const [index, outcome] of outcomes.entries())
      if ('fault' in outcome) group[index]?.failed(outcome.fault)
      else group[index]?.done(outcome.value)
  }

  async function drain(): Promise<void> {
    busy = true
    try {
      while (waiting.length > 0) {
        // Without this turn of the event loop, requests already received would not make it into the group.
        await soon()
        await handle(waiting.splice(0, MOST))
      }
    } finally {
      busy = false
    }
  }

  return (item) =>
    new Promise<Result>((done, failed) => {
      waiting.push({ item, done, failed })
      if (!busy) void drain()
    })
}

type Kind = 'together' | 'alone'

/** Ends the turn; a second call does nothing. */
export type EndTurn = () => void

/** Who may write: several together, or one alone. Everyone gets their turn in the order in which they asked. */
export interface Turns {
  together(): Promise<EndTurn>
  alone(): Promise<EndTurn>
}

export function createTurns(): Turns {
  const waiting: { kind: Kind; begin(end: EndTurn): void }[] = []
  const open = { together: 0, alone: 0 }
  const isFree = (kind: Kind) => open.alone === 0 && (kind === 'together' || open.together === 0)

  function next(): void {
    for (let first = waiting[0]; first && isFree(first.kind); first = waiting[0]) {
      const { kind, begin } = first
      waiting.shift()
      open[kind] += 1
      let ended = false
      begin(() => {
        if (ended) return
        ended = true
        open[kind] -= 1
        next()
      })
    }
  }
  const turn = (kind: Kind) =>
    new Promise<EndTurn>((begin) => {
      waiting.push({ kind, begin })
      next()
    })
  return { together: () => turn('together'), alone: () => turn('alone') }
}

/** A user has too much under way already. Nothing was begun. */
export class TooManyAtOnce extends Error {
  constructor() {
    super('Too much is under way for this user.')
    this.name = 'TooManyAtOnce'
  }
}

/** Does one work of each user at a time, in the order in which it was asked for. Of one user `most` may be under way or wait. */
export function createQueues(most: number) {
  const queues = new Map<string, { turns: Turns; size: number }>()
  return async <T>(uid: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(uid) ?? { turns: createTurns(), size: 0 }
    if (queue.size >= most) throw new TooManyAtOnce()
    queues.set(uid, queue)
    queue.size += 1
    const end = await queue.turns.alone()
    try {
      return await work()
    } finally {
      end()
      queue.size -= 1
      if (queue.size === 0) queues.delete(uid)
    }
  }
}

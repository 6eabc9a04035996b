/** Releases the mutex; a second call does nothing. */
export type Release = () => void

/** Admits one caller at a time, in the order of their calls. */
export type Mutex = () => Promise<Release>

export function createMutex(): Mutex {
  let last = Promise.resolve()
  return async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}

/** A user has too many requests waiting already. The rejected one has changed nothing. */
export class TooManyAtOnce extends Error {
  constructor() {
    super('Too many requests of this user are waiting.')
    this.name = 'TooManyAtOnce'
  }
}

/** Runs the tasks of each user one after another, and rejects a task when `most` of them run or wait. */
export function createQueues(most: number) {
  const queues = new Map<string, { lock: Mutex; size: number }>()
  return async <T>(uid: string, task: () => Promise<T>): Promise<T> => {
    const queue = queues.get(uid) ?? { lock: createMutex(), size: 0 }
    if (queue.size >= most) throw new TooManyAtOnce()
    queues.set(uid, queue)
    queue.size += 1
    const release = await queue.lock()
    try {
      return await task()
    } finally {
      release()
      queue.size -= 1
      if (queue.size === 0) queues.delete(uid)
    }
  }
}

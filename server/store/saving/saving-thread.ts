import { once } from 'node:events'
import { setImmediate as soon } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../security/log.ts'
import type { SqliteSettings } from '../sqlite-settings.ts'
import type { Fault, Order, Save, Saved } from './save.ts'
import type { EndTurn, Turns } from './turns.ts'

/** Writes saves into the SQLite file beside the thread that answers requests. It is started by the first save. */
export interface SavingThread {
  /** Answers once it is on the disk, or refused. Throws what SQLite throws. */
  save(save: Save): Promise<Exclude<Saved, { fault: Fault }>>
  /** From now on each save is refused by SQLite as by a file that can only be read. */
  stopWriting(): void
  /** What was handed over before is saved. */
  close(): Promise<void>
}

interface Waiting {
  done(saved: Exclude<Saved, { fault: Fault }>): void
  failed(fault: unknown): void
  /** Called by the last of those handed over together. */
  endTurn?: EndTurn
}

interface Wanted {
  settings: SqliteSettings
  turns: Turns
  log: Log
}

const errorOf = (fault: Fault) => Object.assign(new Error(fault.message), fault)

export function savingThread(file: string, { settings, turns, log }: Wanted): SavingThread {
  /** Handed over, in order. */
  const waiting: Waiting[] = []
  let arrived: { save: Save; waits: Waiting }[] = []
  let worker: Worker | undefined
  let isReadOnly = false
  let isClosed = false

  function answer(saved: readonly Saved[]): void {
    for (const [index, { done, failed, endTurn }] of waiting.splice(0, saved.length).entries()) {
      const one = saved[index]
      if (one && !('fault' in one)) done(one)
      else failed(one ? errorOf(one.fault) : new Error('The saving thread gave no answer.'))
      endTurn?.()
    }
    // Who waits for a save keeps the process running, and an idle thread does not.
    if (waiting.length === 0) worker?.unref()
  }
  /** What it had in hand may be saved or not: who asks again under the same key learns it. */
  function ended(reason: string): void {
    worker = undefined
    log.error('the saving thread has ended, and the next save starts it anew', { reason, saves: waiting.length })
    for (const { failed, endTurn } of waiting.splice(0)) {
      failed(Object.assign(new Error('The saving thread has ended.'), { code: 'ECONNABORTED' }))
      endTurn?.()
    }
  }
  function started(): Worker {
    const made = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { file, settings } })
    made.on('message', (saved) => worker === made && answer(saved))
    made.on('error', (fault) => worker === made && ended(fault.message))
    made.on('exit', (code) => worker === made && ended(`exit ${code}`))
    if (isReadOnly) made.postMessage('stop writing')
    return made
  }
  function order(what: Order): void {
    worker ??= started()
    worker.ref()
    worker.postMessage(what)
  }
  async function handOver(): Promise<void> {
    const endTurn = await turns.together()
    const handed = arrived
    arrived = []
    const last = handed.at(-1)
    if (last) last.waits.endTurn = endTurn
    waiting.push(...handed.map(({ waits }) => waits))
    try {
      order(handed.map(({ save }) => save))
    } catch (fault) {
      // The machine has no room for a thread.
      ended((fault as Error).message)
    }
  }

  return {
    save: (save) =>
      new Promise((done, failed) => {
        if (isClosed) throw new Error('The saving thread is closed.')
        arrived.push({ save, waits: { done, failed } })
        // What comes in the same turn of the event loop goes together.
        if (arrived.length === 1) setImmediate(() => void handOver())
      }),
    stopWriting() {
      isReadOnly = true
      worker?.postMessage('stop writing')
    },
    async close() {
      isClosed = true
      // Nobody is in a turn any more once we are alone, and who came before has asked for theirs a turn of the loop later.
      await soon()
      const endTurn = await turns.alone()
      const ending = worker
      if (ending) {
        order('end')
        worker = undefined
        await once(ending, 'exit')
      }
      endTurn()
    },
  }
}

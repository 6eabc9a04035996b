import { once } from 'node:events'
import { setImmediate as soon } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Log } from '../../observability/log.ts'
import type { SqliteSettings } from '../sqlite-settings.ts'
import type { CatchUp, Fault, Message, Outcome, Save, Saved } from './save.ts'
import type { EndTurn, Turns } from './turns.ts'

/** Writes saves into the SQLite file beside the thread that answers requests. It is started by the first save; after a rest by `wake`, or else by the next. */
export interface SavingThread {
  /** Answers once it is on the disk, or refused. Throws what SQLite throws. */
  save(save: Save): Promise<Saved>
  /** Has a record's later changes laid into it. Nothing is done where the thread does not run, or is at it already. */
  catchUp(uid: string): void
  /** Brings the database file up to date with its log. False where the thread does not run. */
  checkpoint(): boolean
  /** Each save that is handed over from now on is refused by SQLite, as by a file that can only be read. */
  stopWriting(): void
  /** Ends the thread where it has nothing to do, and so frees its memory; the next save starts it anew. Resolves once it is gone. */
  rest(): Promise<void>
  /** Starts the thread anew where a rest has ended it, so that the next save need not wait for that. */
  wake(): void
  /** What was handed over before is saved. */
  close(): Promise<void>
}

/**
 * While one group is written the next lies ready, and the one after that is still being received. More would be only
 * longer to wait for by whoever writes something else.
 */
const UNDER_WAY = 2
/** Half of what has come is a group, so that both are of a size; a commit costs more than what is in a small one. */
const LEAST = 12
const MOST = 256
/** Of JSON, in a group of more than one: large changes are large records, and their log would be as large. */
const MOST_TEXT_OF_GROUP = 4 * 1_048_576

interface Waiting {
  asked: Save | CatchUp
  done(saved: Saved): void
  failed(fault: unknown): void
}
interface Group {
  waiting: readonly Waiting[]
  endTurn: EndTurn
}
interface Wanted {
  settings: SqliteSettings
  turns: Turns
  log: Log
  observeGroup?: ((size: number) => void) | undefined
}

/** A connection that was lost, to who tells the caller: to be tried again. */
const lost = (message: string) => Object.assign(new Error(message), { code: 'ECONNABORTED' })
const errorOf = (fault: Fault) => Object.assign(new Error(fault.message), fault)

export function savingThread(file: string, { settings, turns, log, observeGroup }: Wanted): SavingThread {
  const arrived: Waiting[] = []
  /** In the order in which they will be answered. */
  const underWay: Group[] = []
  const catchingUp = new Set<string>()
  let asked = 0
  let worker: Worker | undefined
  let isReadOnly = false
  let isClosed = false
  /** The end of a thread that had nothing to do. */
  let resting = Promise.resolve()
  let isAtRest = false

  function answer(outcomes: readonly Outcome[]): void {
    const group = underWay.shift()
    // Who waits for a save keeps the process running, and an idle thread does not.
    if (underWay.length === 0) worker?.unref()
    group?.endTurn()
    for (const [index, { done, failed }] of (group?.waiting ?? []).entries()) {
      const outcome = outcomes[index]
      if (outcome && !('fault' in outcome)) done(outcome)
      else failed(outcome ? errorOf(outcome.fault) : new Error('The saving thread gave no answer.'))
    }
    handOver()
  }
  /** What it had in hand may be saved or not: who asks again under the same key learns it. */
  function ended(reason: string): void {
    void worker?.terminate()
    worker = undefined
    const groups = underWay.splice(0)
    const saves = groups.flatMap(({ waiting }) => waiting)
    log.error('the saving thread has ended, and the next save starts it anew', {
      reason,
      saves: saves.filter(({ asked: one }) => 'patch' in one).length,
    })
    for (const { endTurn } of groups) endTurn()
    for (const { failed } of saves) failed(lost('The saving thread has ended.'))
    handOver()
  }
  function started(): Worker {
    // It needs none of the settings in the environment, among which are keys.
    const made = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: { file, settings }, env: {} })
    made.on('message', (outcomes) => worker === made && answer(outcomes))
    made.on('messageerror', (fault) => worker === made && ended(fault.message))
    made.on('error', (fault) => worker === made && ended(fault.message))
    made.on('exit', (code) => worker === made && ended(`exit ${code}`))
    if (isReadOnly) made.postMessage('stop writing')
    return made
  }
  function tell(message: Message): void {
    worker ??= started()
    worker.ref()
    worker.postMessage(message)
  }
  function sizeOfNext(): number {
    const most = Math.min(MOST, Math.max(LEAST, Math.ceil(arrived.length / 2)))
    let text = 0
    const tooMuch = arrived.slice(0, most).findIndex(({ asked }) => {
      text += 'patch' in asked ? asked.patch.length : 0
      return text > MOST_TEXT_OF_GROUP
    })
    return tooMuch < 0 ? most : Math.max(1, tooMuch)
  }
  async function handOverOne(): Promise<void> {
    asked += 1
    const endTurn = await turns.together()
    asked -= 1
    const waiting = arrived.splice(0, sizeOfNext())
    if (waiting.length === 0) return endTurn()
    underWay.push({ waiting, endTurn })
    observeGroup?.(waiting.length)
    try {
      tell(waiting.map(({ asked }) => asked))
    } catch (fault) {
      // The machine has no room for a thread.
      ended((fault as Error).message)
    }
  }
  function handOver(): void {
    if (arrived.length > 0 && underWay.length + asked < UNDER_WAY) void handOverOne().then(handOver)
  }

  async function endThread(): Promise<void> {
    const ending = worker
    if (!ending) return
    tell('end')
    worker = undefined
    await once(ending, 'exit')
  }

  const ask = (asked: Save | CatchUp) =>
    new Promise<Saved>((done, failed) => {
      if (isClosed) throw lost('The saving thread is closed.')
      // What comes in the same turn of the event loop goes together.
      if (arrived.push({ asked, done, failed }) === 1) setImmediate(handOver)
    })

  return {
    save: ask,
    catchUp(uid) {
      if (!worker || isReadOnly || isClosed || catchingUp.has(uid)) return
      catchingUp.add(uid)
      // Who could not be caught up now will be read, or saved, again.
      void ask({ uid, catchUp: true })
        .catch(() => {})
        .finally(() => catchingUp.delete(uid))
    },
    checkpoint() {
      if (isReadOnly) return true
      worker?.postMessage('checkpoint')
      return worker !== undefined
    },
    stopWriting() {
      isReadOnly = true
      worker?.postMessage('stop writing')
    },
    rest() {
      if (underWay.length > 0 || arrived.length > 0) return resting
      isAtRest ||= worker !== undefined
      // It has written all that it was given, so that nothing hangs on how it ends.
      const ended = endThread().catch(({ message }) => log.warn('the saving thread ended badly', { reason: message }))
      resting = Promise.all([resting, ended]).then(() => {})
      return resting
    },
    wake() {
      if (!isAtRest || isClosed) return
      isAtRest = false
      try {
        worker ??= started()
        if (underWay.length === 0) worker.unref()
      } catch (fault) {
        // The next save tries again, and fails where there still is no room for a thread.
        log.warn('the saving thread could not be started', { reason: (fault as Error).message })
      }
    },
    async close() {
      isClosed = true
      await soon()
      // No group is under way once we are alone. What is left came before the close, and asks for its turn behind us.
      let endTurn = await turns.alone()
      while (arrived.length > 0) {
        endTurn()
        await soon()
        endTurn = await turns.alone()
      }
      try {
        await Promise.all([resting, endThread()])
      } finally {
        endTurn()
      }
    },
  }
}

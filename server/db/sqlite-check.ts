import { DatabaseSync } from 'node:sqlite'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { isDamaged } from './sqlite-errors.ts'

/** Reads every page of a database. Returns what is wrong with it, if anything. Throws when SQLite cannot read on. */
export function findDamage(handle: DatabaseSync): string | undefined {
  const found = Object.values(handle.prepare('pragma quick_check(1)').get() ?? {})[0]
  return found === 'ok' ? undefined : String(found).replace(/\s+/g, ' ')
}

/**
 * Checks a database file beside the running server, in a thread with a connection of its own, after `delay` milliseconds.
 * Calls `report` with what is wrong. Returns how to cancel.
 */
export function checkLater(file: string, delay: number, report: (damage: string) => void): () => Promise<unknown> {
  let cancel = async (): Promise<unknown> => clearTimeout(timer)
  const timer = setTimeout(() => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { checkDatabase: file } })
    worker.unref()
    worker.on('message', (damage: string | undefined) => damage !== undefined && report(damage))
    // Any other error is about the check, not about the file.
    worker.on('error', (error: Error) => isDamaged(error) && report(error.message))
    cancel = () => worker.terminate()
  }, delay)
  timer.unref()
  return () => cancel()
}

if (!isMainThread && workerData?.checkDatabase) {
  const handle = new DatabaseSync(String(workerData.checkDatabase), { readOnly: true, timeout: 5_000 })
  parentPort?.postMessage(findDamage(handle))
  handle.close()
}

import { Worker } from 'node:worker_threads'

/**
 * Checks a database file beside the running server, in a thread and a connection of its own, after `wait` milliseconds.
 * Calls `found` with what is wrong. Answers how to break it off.
 */
export function checkLater(file: string, wait: number, found: (damage: string) => void): () => Promise<unknown> {
  let breakOff = async (): Promise<unknown> => clearTimeout(timer)
  const timer = setTimeout(() => {
    breakOff = checkNow(file, found)
  }, wait)
  timer.unref()
  return () => breakOff()
}

function checkNow(file: string, found: (damage: string) => void): () => Promise<unknown> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: file })
  worker.unref()
  worker.on('message', (damage: string | undefined) => damage !== undefined && found(damage))
  worker.on('error', (fault: Error & { errcode?: number }) => {
    // Anything but SQLite's "malformed" and "not a database" tells of the check, not of the file.
    if ([11, 26].includes((fault.errcode ?? 0) & 0xff)) found(fault.message)
  })
  return () => worker.terminate()
}

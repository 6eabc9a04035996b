import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { checkWhole } from './check-whole.ts'

const handle = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5_000 })
parentPort?.postMessage(checkWhole(handle))
handle.close()

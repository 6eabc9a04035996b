import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { checkpoint, enlargeCache, set } from '../sqlite-settings.ts'
import type { Message } from './save.ts'
import { savesInto } from './write-saves.ts'

function start(port: MessagePort): void {
  const { file, settings } = workerData
  // Not made anew where somebody has moved it away.
  const existing = pathToFileURL(file)
  existing.searchParams.set('mode', 'rw')
  const handle = new DatabaseSync(existing, { timeout: settings.busy_timeout })
  set(handle, settings)
  enlargeCache(handle)
  const write = savesInto(handle)
  port.on('message', (message: Message) => {
    if (message === 'stop writing') handle.exec('pragma query_only = on')
    else if (message === 'checkpoint') checkpoint(handle)
    else if (message === 'end') {
      handle.close()
      port.close()
    } else port.postMessage(write(message))
  })
  // Without its answers nobody would ever be told: the thread ends, and who waits learns that.
  port.on('messageerror', (fault) => {
    throw fault
  })
}

if (parentPort) start(parentPort)

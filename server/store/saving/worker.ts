import { DatabaseSync } from 'node:sqlite'
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { set } from '../sqlite-settings.ts'
import type { Order } from './save.ts'
import { savesInto } from './write-saves.ts'

/** With what else has come by now: saves share their way to the disk. */
function* arrived(first: Order, port: MessagePort): Generator<Order> {
  yield first
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message
}

function start(port: MessagePort): void {
  const handle = new DatabaseSync(workerData.file, { timeout: 5_000 })
  set(handle, workerData.settings)
  const write = savesInto(handle)
  port.on('message', (first: Order) => {
    const orders = [...arrived(first, port)]
    if (orders.includes('stop writing')) handle.exec('pragma query_only = on')
    const saves = orders.flatMap((order) => (typeof order === 'string' ? [] : order))
    write(saves, (saved) => port.postMessage(saved))
    if (!orders.includes('end')) return
    handle.close()
    port.close()
  })
}

if (parentPort) start(parentPort)

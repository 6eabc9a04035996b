import type { Answer, Asked, Order } from './compressor.ts'

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

let compressor: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

function start(): Worker {
  const started = new Worker(new URL('./compressor.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, bytes, error } }: MessageEvent<Answer>) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (bytes) asked?.resolve(bytes)
    else asked?.reject(new Error(error))
  })
  // Its code could not be fetched or has broken down; the next file asks for another one.
  started.addEventListener('error', () => {
    started.terminate()
    if (compressor === started) compressor = undefined
    for (const { reject } of waiting.values()) reject(new Error('What compresses the files could not be started.'))
    waiting.clear()
  })
  return started
}

/** Starts the worker that compresses the files, so that the page is never blocked. The worker stays. */
export function startCompressor(): void {
  compressor ??= start()
}

/** The bytes of a .docx or .zip file. Rejects when it cannot be written. */
export function compress(asked: Asked): Promise<Uint8Array> {
  compressor ??= start()
  count += 1
  const order: Order = { ...asked, id: count }
  const { promise, ...ways } = Promise.withResolvers<Uint8Array>()
  waiting.set(order.id, ways)
  compressor.postMessage(order)
  return promise
}

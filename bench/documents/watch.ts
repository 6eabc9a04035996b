/** What the watch in the page keeps; the times are the page's own, in milliseconds. */
export interface Watch {
  /** When the reader pressed last, by the browser's own stamp, so that waiting for the page's attention counts. */
  pressed: number
  /** When each file was handed to the browser. */
  files: number[]
  /** The file that was handed over last, and the one before it. */
  handed: [last?: Blob, before?: Blob]
  /** How many answers workers have given: a file each, or a fault. */
  made: number
  /** When the first page of a preview had been painted. */
  painted: number[]
  /** Tasks of the main thread that took longer than 50 ms. */
  tasks: { start: number; length: number }[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Put into each page before its own scripts. The product knows nothing of it. */
export function watchPage(): void {
  const watch: Watch = { pressed: 0, files: [], handed: [], made: 0, painted: [], tasks: [] }
  window.watch = watch
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      // The link that hands over a file is clicked by the program.
      if (!(target instanceof HTMLAnchorElement && target.download)) watch.pressed = timeStamp
    },
    true,
  )
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (made) => {
    watch.files.push(performance.now())
    if (made instanceof Blob) watch.handed = [made, watch.handed[0]]
    return create(made)
  }
  window.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how)
      this.addEventListener('message', () => {
        watch.made += 1
      })
    }
  }
  let sheets = false
  new MutationObserver(() => {
    const now = document.querySelector('.sheet') !== null
    // A message sent from the frame that draws them is read once they are drawn.
    if (now && !sheets)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => watch.painted.push(performance.now())
        port2.postMessage(undefined)
      })
    sheets = now
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.tasks.push({ start: startTime, length: duration })
  }).observe({ type: 'longtask' })
}

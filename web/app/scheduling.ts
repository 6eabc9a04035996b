/** The longest the page may stay busy before it is done all the same, in milliseconds. */
const IDLE_TIMEOUT = 2_000

/** Does something while nothing else is going on. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, IDLE_TIMEOUT)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT })
  return () => cancelIdleCallback(idle)
}

/**
 * Lays out one by one the parts of an element that are far from the screen (`laid-out-late`), so that the page soon has
 * its true height, and End leads to its end. Returns how to stop.
 */
export function layOutWhenIdle(element: Element | null): () => void {
  const parts = [...(element?.querySelectorAll<HTMLElement>('.laid-out-late') ?? [])]
  let stop = whenIdle(function next() {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    stop = whenIdle(next)
  })
  return () => stop()
}

/** Lets the page draw and answer before the next piece of work. A timer would wait for 4 ms each time. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

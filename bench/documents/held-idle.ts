declare global {
  interface Window {
    /** Grants the page its idle time, and all that it has wished to do in it so far. */
    grantIdle(): void
  }
}

/**
 * Put into a page before its own scripts: what it would do once nothing else goes on waits for `grantIdle`, so that the
 * tasks of its start are over by then and not taken for those of the documents.
 */
export function holdIdle(): void {
  const request = window.requestIdleCallback.bind(window)
  const cancel = window.cancelIdleCallback.bind(window)
  const held = new Map<number, () => void>()
  // None that the browser gives out itself.
  let last = 0
  window.requestIdleCallback = (...asked) => {
    last -= 1
    held.set(last, () => request(...asked))
    return last
  }
  window.cancelIdleCallback = (id) => void held.delete(id)
  window.grantIdle = () => {
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel })
    for (const deed of held.values()) deed()
  }
}

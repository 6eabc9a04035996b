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
  let count = 0
  window.requestIdleCallback = (...asked) => {
    count += 1
    held.set(count, () => request(...asked))
    return count
  }
  window.cancelIdleCallback = (id) => void held.delete(id)
  window.grantIdle = () => {
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel })
    for (const deed of held.values()) deed()
  }
}

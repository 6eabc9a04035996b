/** The longest the page may stay busy before it is done all the same, in milliseconds. */
const PATIENCE = 2_000

/** Does something while nothing else is going on. Returns how to call it off. */
export function whenIdle(deed: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(deed, PATIENCE)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(deed, { timeout: PATIENCE })
  return () => cancelIdleCallback(idle)
}

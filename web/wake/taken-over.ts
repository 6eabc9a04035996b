/** Told on `window` once React has taken a rendered page over, or has drawn one in its place. */
export const TAKEN_OVER = 'taken-over'

let over = true

/** Called before React begins to take over a rendered page. */
export function beginTakingOver(): void {
  over = false
}

export function tellTakenOver(): void {
  over = true
  window.dispatchEvent(new Event(TAKEN_OVER))
}

/** Until then a link is the browser's to follow: React cannot take over a page that has been left meanwhile. */
export const isTakenOver = () => over

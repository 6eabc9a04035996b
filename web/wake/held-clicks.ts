/** What does more than its HTML says. Every other link can be followed without React. */
const NEEDS_CODE = 'button, [data-held]'

const meansElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** How far a finger may move on what it presses, in pixels; further, it lets go of it. */
const SLIP = 10

/**
 * A press is of what it began on, even where the page has moved under it before it ended, as it does when Spanish or the
 * answer who is signed in comes. Browsers follow what lies there at the end: another link, or nothing.
 */
export function keepPresses(): void {
  let began: { on: HTMLElement; x: number; y: number } | undefined
  const note = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const on = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
    began = on ? { on, x, y } : undefined
  }
  const lead = (event: MouseEvent) => {
    const press = began
    // A click by key or by script began nowhere.
    if (!press || !event.isTrusted || event.detail === 0 || meansElsewhere(event)) return
    began = undefined
    if (!press.on.isConnected || (event.target instanceof Node && press.on.contains(event.target))) return
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) return
    event.preventDefault()
    event.stopImmediatePropagation()
    press.on.click()
  }
  window.addEventListener('pointerdown', note, true)
  window.addEventListener('click', lead, true)
}

/**
 * Keeps clicks that come before React is there, so that none is lost: `wanted` is called with each, and the returned
 * function does them, in their order, and keeps no more.
 */
export function holdClicks(wanted: () => void): () => void {
  const held = new Set<HTMLElement>()
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_CODE) : null
    if (!target || meansElsewhere(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Whoever presses twice because nothing happened means once.
    held.add(target)
    wanted()
  }
  window.addEventListener('click', hold, true)
  return () => {
    window.removeEventListener('click', hold, true)
    for (const target of held) target.click()
  }
}

/** What does more than its HTML says. Every other link can be followed without React. */
const NEEDS_CODE = 'button, [data-held]'

const meansElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

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

/**
 * The one script within a prerendered page that is only read. It loads the page's code, of which the first file hydrates
 * the page, once the browser is idle or at the first interaction, so that a phone can paint the page first. Until then
 * links work as links. The build writes this function into the page as it stands, so it uses nothing from outside.
 */
export function hydrateWhenIdle(code: readonly string[]): void {
  const interactions = ['pointermove', 'pointerdown', 'keydown'] as const
  const start = () => {
    for (const type of interactions) removeEventListener(type, start)
    Promise.all(code.map((file) => import(file))).catch(awaitInteraction)
  }
  const awaitInteraction = () => {
    for (const type of interactions) addEventListener(type, start, { passive: true })
  }
  awaitInteraction()
  // A busy browser can be idle before it has painted.
  addEventListener('load', () => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start)))
}

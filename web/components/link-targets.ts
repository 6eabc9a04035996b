/** The element id of a form value: `beneficiaries.0.name` becomes `field-beneficiaries-0-name`. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

const TAKES_FOCUS = 'input, select, textarea, button'

/** A form value's control, with the folded part of the form that it lies in opened; `undefined` when it is not on the page. */
function openField(name: string): HTMLElement | undefined {
  const found = document.getElementById(fieldId(name))
  const control = found?.matches(TAKES_FOCUS) ? found : found?.querySelector<HTMLElement>(TAKES_FOCUS)
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  return control ?? undefined
}

/** Puts the focus on a form value's control; false when it is not on the page. */
export function focusField(name: string): boolean {
  const control = openField(name)
  control?.focus()
  control?.scrollIntoView?.({ block: 'center' })
  return control !== undefined
}

/** The question that the link to this page pointed at, as its `state`. */
export function questionIn(state: unknown): string | undefined {
  const { question } = (state ?? {}) as { question?: unknown }
  return typeof question === 'string' ? question : undefined
}

/** The part of the page that an address names after its '#'; null when it names none that is there. */
export function addressedPart(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    // Not everything after a '#' is well-formed.
    return document.getElementById(name)
  }
}

/** How long a part is waited for, in milliseconds; a page may load its answers first. */
const PATIENCE = 10_000
/** What says that the user is elsewhere by now. */
const USED = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

function showPart(part: HTMLElement) {
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
  // What is above it gets its true height only when it comes near the screen.
  const times = [0, 1, 2]
  const scroll = () => {
    part.scrollIntoView()
    if (times.pop()) requestAnimationFrame(scroll)
  }
  scroll()
}

/** Scrolls to the part that an address names and focuses it, as soon as the page has it. Returns how to stop waiting. */
export function showAddressedPart(hash: string): () => void {
  const there = addressedPart(hash)
  if (there) showPart(there)
  if (there || hash.length < 2) return () => {}
  const observer = new MutationObserver(() => {
    const part = addressedPart(hash)
    if (!part) return
    stop()
    showPart(part)
  })
  const timer = setTimeout(stop, PATIENCE)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of USED) removeEventListener(event, stop)
  }
  for (const event of USED) addEventListener(event, stop)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

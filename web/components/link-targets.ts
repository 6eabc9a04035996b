/** The element id of a form value: `beneficiaries.0.name` becomes `field-beneficiaries-0-name`. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`
}

const TAKES_FOCUS = 'input, select, textarea, button'

/** Puts the focus on a form value's control, opening the folded part of the form it lies in; false when it is not on the page. */
export function focusField(name: string): boolean {
  const found = document.getElementById(fieldId(name))
  const control = found?.matches(TAKES_FOCUS) ? found : found?.querySelector<HTMLElement>(TAKES_FOCUS)
  if (!control) return false
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  control.focus()
  control.scrollIntoView?.({ block: 'center' })
  return true
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

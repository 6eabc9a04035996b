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

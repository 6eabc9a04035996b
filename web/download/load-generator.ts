/** Loads the documents' code, which no page needs before somebody reaches for a download. */
export function loadGenerator() {
  return import('#documents/generate.ts')
}

/** Begins loading early; a failure shows when the download itself is asked for. */
export function prefetchGenerator(): void {
  loadGenerator().catch(() => undefined)
}

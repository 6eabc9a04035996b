/** Loads the documents' code, which no page needs before somebody reaches for a download. */
export function loadGenerator() {
  return import('#documents/generate.ts')
}

/** Loads what makes the packet: the documents' code with it. */
export function loadPacket() {
  return import('#documents/packet/packet.ts')
}

/** Begins loading early; a failure shows when the download itself is asked for. */
export function prefetchGenerator(): void {
  loadGenerator().catch(() => undefined)
}

export function prefetchPacket(): void {
  loadPacket().catch(() => undefined)
}

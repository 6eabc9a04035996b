import { strToU8, zipSync } from 'fflate'
import type { DocumentId } from '#domain/trust/documents.ts'

type Parts = Record<string, string>
let documents: Record<string, Parts>

/** The XML of every document is there already: nothing is left to do but to zip it, which is the least that any way must do. */
export async function prepare(): Promise<void> {
  documents = await (await fetch('/parts.json')).json()
}

function zipped(parts: Parts = {}): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), { level: 6 })
}

export function make(id: DocumentId): Uint8Array {
  return zipped(documents[id])
}

export function makeAll(): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(documents).map(([id, parts]) => [`${id}.docx`, zipped(parts)])), {
    level: 0,
  })
}

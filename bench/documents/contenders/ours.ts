import { generateDocument } from '#documents/generate.ts'
import { generatePacket } from '#documents/packet/packet.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

const TODAY = '2026-11-20'
const ids = Object.keys(documentNames) as DocumentId[]
let family: TrustRecord

/** As for every contender, the answers are there before the press. */
export async function prepare(): Promise<void> {
  family = await (await fetch('/family.json')).json()
}

export function make(id: DocumentId): Uint8Array {
  return generateDocument(family, documentNames[id], TODAY).bytes
}

export async function makeAll(): Promise<Uint8Array> {
  return (await generatePacket(family, ids, TODAY, async () => undefined)).bytes
}

/** The time that all nine documents take for another family, in milliseconds: the least of several, for growth is asked for. */
export async function timeFor(trust: TrustRecord, times: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time += 1) {
    const began = performance.now()
    await generatePacket(trust, ids, TODAY, async () => undefined)
    least = Math.min(least, performance.now() - began)
  }
  return least
}

import type { Parts } from '#documents/docx/parts.ts'
import { zipDocx } from '#documents/docx/zip.ts'
import type { PreparedPacket } from '#documents/packet/prepare.ts'
import { zipPacket } from '#documents/packet/zip.ts'

/** What the page sends: one document, or the documents of a packet. */
export interface Order {
  id: number
  parts?: Parts
  docs?: PreparedPacket['docs']
}

/** What comes back: the bytes of a .docx or .zip file, or why there are none. */
export interface Answer {
  id: number
  bytes?: Uint8Array<ArrayBuffer>
  fault?: string
}

addEventListener('message', ({ data: { id, parts, docs = [] } }: MessageEvent<Order>) => {
  try {
    const bytes = new Uint8Array(parts ? zipDocx(parts) : zipPacket(docs))
    postMessage({ id, bytes } satisfies Answer, { transfer: [bytes.buffer] })
  } catch (fault) {
    postMessage({ id, fault: String(fault) } satisfies Answer)
  }
})

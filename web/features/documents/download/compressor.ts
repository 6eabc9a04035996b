import type { Parts } from '#documents/docx/parts.ts'
import { type PacketFiles, zipDocx, zipPacket } from '#documents/zip.ts'

/** What the page sends: one document, or the documents of a packet. */
export type Asked = { parts: Parts } | { packet: PacketFiles }
export type Order = Asked & { id: number }

/** What comes back: the bytes of a .docx or .zip file, or why there are none. */
export interface CompressorResponse {
  id: number
  bytes?: Uint8Array<ArrayBuffer>
  error?: string
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id } = data
  try {
    const bytes = new Uint8Array('parts' in data ? zipDocx(data.parts) : zipPacket(data.packet))
    postMessage({ id, bytes } satisfies CompressorResponse, { transfer: [bytes.buffer] })
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies CompressorResponse)
  }
})

import { type PreparedDocument, type PreparedPacket, prepareDocument, preparePacket } from './prepare.ts'
import { zipDocx, zipPacket } from './zip.ts'

export interface GeneratedDocument extends Omit<PreparedDocument, 'parts'> {
  /** A .docx file. The same record and name give the same bytes. */
  bytes: Uint8Array
}

/** Prepares one document of a trust and compresses it. Pure, like {@link prepareDocument}, whose arguments it takes. */
export function generateDocument(...asked: Parameters<typeof prepareDocument>): GeneratedDocument {
  const { parts, ...prepared } = prepareDocument(...asked)
  return { ...prepared, bytes: zipDocx(parts) }
}

export interface Packet extends Omit<PreparedPacket, 'docs' | 'day'> {
  /** A .zip file. The same record, documents and day give the same bytes. */
  bytes: Uint8Array
}

/** Prepares a packet and compresses it, like {@link preparePacket}, whose arguments it takes. */
export async function generatePacket(...asked: Parameters<typeof preparePacket>): Promise<Packet> {
  const { docs, day, ...prepared } = await preparePacket(...asked)
  return { ...prepared, bytes: zipPacket({ docs, day }) }
}

import { type PreparedPacket, preparePacket } from './prepare-packet.ts'
import { zipPacket } from './zip.ts'

export interface Packet extends Omit<PreparedPacket, 'docs' | 'day'> {
  /** A .zip file. The same record, documents and day give the same bytes. */
  bytes: Uint8Array
}

/** Prepares a packet and compresses it, like {@link preparePacket}, whose arguments it takes. */
export async function generatePacket(...asked: Parameters<typeof preparePacket>): Promise<Packet> {
  const { docs, day, ...prepared } = await preparePacket(...asked)
  return { ...prepared, bytes: zipPacket({ docs, day }) }
}

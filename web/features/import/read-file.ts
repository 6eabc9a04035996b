import { MOST_FILE_BYTES, tooLarge } from '#domain/import/text-of-file.ts'
import type { Message } from '#domain/message.ts'

/** The bytes of a chosen file, or why there are none, in words for who chose it. */
export async function bytesOfFile(file: File): Promise<{ bytes: Uint8Array } | { refused: Message | string }> {
  // Not even read: what is this large would stop the page for a while.
  if (file.size > MOST_FILE_BYTES) return { refused: tooLarge() }
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    // A folder, or a file that has gone or changed since it was chosen.
    return { refused: 'The file could not be opened. Please choose it again.' }
  }
}

import type { Decode } from '#domain/import/text-of-file.ts'

/** The browser's own decoding, which refuses what is not in the encoding. */
export const decode: Decode = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

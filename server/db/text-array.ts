/** The number by which PostgreSQL knows the type `text`. */
const TEXT = 25
const HEAD = 20

/**
 * Texts as PostgreSQL takes a `text[]` in its binary form. In the written form, which `pg` sends otherwise, each quotation
 * mark of a record's JSON is escaped here and put back there.
 */
export function textArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const bytes = Buffer.allocUnsafe(HEAD + lengths.reduce((sum, length) => sum + 4 + length, 0))
  // One dimension, no null, the type, how many, counted from 1.
  for (const [place, number] of [1, 0, TEXT, texts.length, 1].entries()) bytes.writeInt32BE(number, place * 4)
  let at = HEAD
  for (const [index, text] of texts.entries()) {
    at = bytes.writeInt32BE(lengths[index] ?? 0, at)
    at += bytes.write(text, at)
  }
  return bytes
}

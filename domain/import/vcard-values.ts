import type { Decode } from './text-of-file.ts'
import type { Property } from './vcard-lines.ts'

function bytesOf(quotedPrintable: string): Uint8Array {
  const bytes: number[] = []
  for (const [, hex, letter = ''] of quotedPrintable.matchAll(/=([0-9A-F]{2})|(.)/gisu)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16))
    // A letter beyond ASCII has no business here; what it was in the file is not known any more.
    else bytes.push(letter.length === 1 && letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : 0x3f)
  }
  return new Uint8Array(bytes)
}

/** The value as text, decoded where it is in quoted-printable, in the encoding that it names. Escapes are left in. */
export function textOf({ params, value }: Property, decode: Decode): string {
  if (!params.get('ENCODING')?.some((encoding) => encoding.toUpperCase() === 'QUOTED-PRINTABLE')) return value
  // Some programs say so and then write as they please.
  if (/[^\p{ASCII}]/u.test(value)) return value
  const bytes = bytesOf(value)
  const named = params.get('CHARSET')?.[0] ?? 'utf-8'
  return decode(bytes, named) ?? decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252') ?? value
}

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', N: '\n' }

/** A text without its escapes: `\n` is a line break, and a backslash before any other character stands for that character. */
export function unescaped(text: string): string {
  return text
    .replace(/\\(.)/gsu, (_, letter: string) => UNESCAPED[letter] ?? letter)
    .replace(/\r\n?/g, '\n')
    .trim()
}

/** The parts between semicolons, without their escapes. */
export function componentsOf(text: string): string[] {
  return (text.match(/(?:\\.|[^;\\])*(?:;|$)/gsu) ?? []).map((part) => unescaped(part.replace(/;$/, '')))
}

/** Text that a document can print: made by {@link clean} only. */
export type Clean = string & { readonly __clean: unique symbol }

const NOT_IN_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
// An override could make a clause read backwards. The marks U+200E and U+200F only settle neighbours and stay.
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * User text in the form in which documents carry it: newlines as `\n`, without characters that XML forbids and without
 * bidirectional overrides, composed (NFC). Idempotent.
 */
export function clean(text: string): Clean {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(NOT_IN_XML, '')
    .replace(BIDI_OVERRIDES, '')
    .normalize('NFC') as Clean
}

/** One line of {@link clean} text: every run of white space is one blank, none at the ends. */
export function cleanLine(text: string): Clean {
  return clean(text).replace(/\s+/g, ' ').trim() as Clean
}

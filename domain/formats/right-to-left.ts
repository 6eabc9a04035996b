/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, and the planes beyond U+FFFF that read from the right: for within a character class. */
export const RIGHT_TO_LEFT = '\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}'
/** A stretch that reads from the right, as a pattern: from its first letter to its last, over the spaces and marks between them. */
export const STRETCH_FROM_THE_RIGHT = `[${RIGHT_TO_LEFT}](?:[^\\p{L}\\n]*[${RIGHT_TO_LEFT}])*`

// Nearly all text has none, and this check costs a tenth of the search for stretches.
const ANY = new RegExp(`[${RIGHT_TO_LEFT}]`, 'u')
const OTHER_LETTER = new RegExp(`(?![${RIGHT_TO_LEFT}])\\p{L}`, 'u')
// What is isolated already is passed over whole.
const APART = new RegExp(`\\u2068[^\\u2069]*\\u2069|(${STRETCH_FROM_THE_RIGHT})`, 'gu')

/** Whether the text has a letter that reads from the right. */
export function hasRightToLeft(text: string): boolean {
  return ANY.test(text)
}

/** Whether the text has a letter that reads from the left. */
export function hasLeftToRight(text: string): boolean {
  return OTHER_LETTER.test(text)
}

/**
 * Words of ours with answers in them, for where only text can stand: Unicode's isolates keep what reads from the right
 * where it is, and so the words and numbers around it.
 */
export function isolated(text: string): string {
  if (!hasRightToLeft(text) || !hasLeftToRight(text)) return text
  return text.replaceAll(APART, (all, stretch?: string) => (stretch === undefined ? all : `\u2068${stretch}\u2069`))
}

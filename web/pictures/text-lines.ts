/** The width of a letter of the interface's type in parts of its size: rather too wide than too narrow. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:\p{M}|\p{Cf})+$/u, 0],
  [/^[ijlI.,:;'’|!]/, 0.33],
  [/^[ frt()[\]{}/\\"“”-]/, 0.43],
  [/^[mwMW@%&—…]/, 0.97],
  [/^[a-z0-9]/, 0.61],
  [/^[A-Z]/, 0.74],
  [/^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, 1.45],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u, 1.05],
]
const OTHER = 0.78

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in the units that a reader takes for one letter. */
export function lettersOf(text: string): string[] {
  // Most names need no rules for that, and asking for them is slow.
  if (/^[ -~]*$/.test(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

const letterWidth = (letter: string) => WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER

/** About how wide a line of text of this size is, in the unit of the size. A picture has to know before it is drawn. */
export function textWidth(text: string, size: number): number {
  return lettersOf(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * size
}

/** As many letters of a text as fit, and the rest of them. */
function cut(letters: readonly string[], width: number, size: number): [string, readonly string[]] {
  let [sum, at] = [0, 0]
  while (at < letters.length) {
    sum += letterWidth(letters[at] ?? '') * size
    if (sum > width) break
    at++
  }
  // One letter is taken even where it is too wide, or the text would never end.
  const taken = Math.max(1, at)
  return [letters.slice(0, taken).join(''), letters.slice(taken)]
}

/** A text in at most `most` lines of `width`, broken between words where it can be, and cut with an ellipsis where it must. */
export function fitLines(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/u).filter(Boolean)
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (textWidth(longer, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    let rest: readonly string[] = lettersOf(word)
    while (lines.length <= most && textWidth(rest.join(''), size) > width) {
      const [head, tail] = cut(rest, width, size)
      lines.push(head)
      rest = tail
    }
    line = rest.join('')
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const last = cut(lettersOf(lines[most - 1] ?? ''), width - textWidth('…', size), size)[0].trimEnd()
  return [...lines.slice(0, most - 1), `${last}…`]
}

/** Whether the first letter that has a direction is of a script written from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const first = (word: string | undefined) =>
    lettersOf(word?.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '') ?? '')[0] ?? ''
  const initials = `${first(words[0])}${words.length > 1 ? first(words.at(-1)) : ''}`
  return (initials || (lettersOf(name.trim())[0] ?? '')).toLocaleUpperCase('en')
}

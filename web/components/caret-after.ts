/** Where the caret stands after `digits` digits in `text`. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at
    if (/\d/.test(text[at] ?? '')) seen++
  }
  return text.length
}

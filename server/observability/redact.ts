const NUMBER = /(?<![\w-])\d{3}(?:[-. +]|%20|%2D)?\d{2}(?:[-. +]|%20|%2D)?\d{4}(?![\w-])/gi
/** With its dashes it is known for what it is, whatever letters it was typed between; nine digits alone may be part of a name. */
const DASHED = /(?<!\d)\d{3}(?:-|%2D)\d{2}(?:-|%2D)\d{4}(?!\d)/gi
const CARD = /(?<![\w-])(?:\d(?:[- +]|%20)?){12,18}\d(?![\w-])/g
const EMAIL = /[^\s/?&=:;,<>"']+(?:@|%40)[^\s/?&=:;,<>"']+/gi

/** A text without what could be a social security number, a card's number or an e-mail address: a last line of defence, for an address of a page is what somebody typed. */
export function redacted(text: string): string {
  return text
    .replace(CARD, '[number]')
    .replace(NUMBER, '[number]')
    .replace(DASHED, '[number]')
    .replace(EMAIL, '[address]')
}

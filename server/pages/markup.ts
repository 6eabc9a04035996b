const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in an element or in a quoted attribute, of HTML and of XML alike. */
export function asMarkup(text: string): string {
  return Object.entries(SIGNS).reduce((marked, [sign, written]) => marked.replaceAll(sign, written), text)
}

/** The text that {@link asMarkup} was given. */
export function fromMarkup(markup: string): string {
  return Object.entries(SIGNS).reduceRight((text, [sign, written]) => text.replaceAll(written, sign), markup)
}

/** A value as JSON that may stand in a script element: nothing in it ends the element. */
export function asScriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

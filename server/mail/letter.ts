import type { Language } from '#domain/language.ts'
import { product } from '#domain/product.ts'
import { spanish } from './spanish.ts'
import type { Mail } from './transports.ts'

const translations: Record<Exclude<Language, 'en'>, Record<keyof typeof spanish, string>> = { es: spanish }

/** Translates a text of the mails, and then puts the values into its places: `t('Hello {0},', name)`. */
export type Translate = (text: keyof typeof spanish, ...values: readonly (string | number)[]) => string

export const translateTo =
  (language: Language): Translate =>
  (text, ...values) =>
    (language === 'en' ? text : translations[language][text]).replaceAll(/\{(\d+)\}/g, (_, at) =>
      String(values[Number(at)]),
    )

/** A paragraph, or a link with its text. */
export type Part = string | { link: string; words: string }

interface Letter {
  to: string
  language: Language
  /** As typed at sign-up, possibly by someone who does not own the address. */
  firstName: string
  subject: string
  /** The title of the HTML. */
  title: string
  parts: readonly Part[]
}

/** Letters, spaces, hyphens and apostrophes only: a stranger may have typed an advertisement or a web address as a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escaped[character] ?? '')
const paragraph = (text: string) => `<p>${inHtml(text)}</p>`

function partInHtml(part: Part, t: Translate): string {
  if (typeof part === 'string') return paragraph(part)
  const link = inHtml(part.link)
  return `<p><a href="${link}">${inHtml(part.words)}</a></p>\n<p>${t('Or copy this address into your browser:')}<br>${link}</p>`
}

/** A mail to the owner of an account, in plain text and in HTML. */
export function letter({ to, language, firstName, subject, title, parts }: Letter): Mail {
  const name = NAME.test(firstName) ? firstName : ''
  const t = translateTo(language)
  const signature = `${product.name} · ${product.supportEmail}`
  const lines = parts.map((part) => (typeof part === 'string' ? part : part.link))
  return {
    to,
    subject,
    text: [name ? t('Hello {0},', name) : t('Hello,'), ...lines, `-- \n${signature}`, ''].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${inHtml(title)}</title></head><body>`,
      name ? `<p>${t('Hello {0},', `<bdi>${inHtml(name)}</bdi>`)}</p>` : paragraph(t('Hello,')),
      ...parts.map((part) => partInHtml(part, t)),
      paragraph(signature),
      '</body></html>',
    ].join('\n'),
  }
}

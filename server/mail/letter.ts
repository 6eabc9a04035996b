import type { Language, Say } from '#domain/language.ts'
import { product } from '#domain/product.ts'
import type { Mail } from './mail.ts'
import { sayIn } from './say-in.ts'

/** A paragraph, or a link with the words for it. */
type Part = string | { link: string; words: string }

interface Letter {
  to: string
  language: Language
  /** As the owner of the account has typed it, or whoever opened an account with this address. */
  firstName: string
  subject: string
  /** The title of the HTML. */
  title: string
  parts: readonly Part[]
}

/** Letters, spaces, hyphens and apostrophes only: someone else may have put words or an address of the web in place of a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escaped[character] ?? '')
const paragraph = (text: string) => `<p>${inHtml(text)}</p>`

function partInHtml(part: Part, say: Say): string {
  if (typeof part === 'string') return paragraph(part)
  const link = inHtml(part.link)
  return `<p><a href="${link}">${inHtml(part.words)}</a></p>\n<p>${say('Or copy this address into your browser:')}<br>${link}</p>`
}

/** A mail to the owner of an account, in plain text and in HTML. */
export function letter({ to, language, firstName, subject, title, parts }: Letter): Mail {
  const name = NAME.test(firstName) ? firstName : ''
  const say = sayIn(language)
  const by = `${product.name} · ${product.supportEmail}`
  const lines = parts.map((part) => (typeof part === 'string' ? part : part.link))
  return {
    to,
    subject,
    text: [name ? say`Hello ${name},` : say('Hello,'), ...lines, `-- \n${by}`, ''].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${inHtml(title)}</title></head><body>`,
      name ? `<p>${say`Hello ${`<bdi>${inHtml(name)}</bdi>`},`}</p>` : paragraph(say('Hello,')),
      ...parts.map((part) => partInHtml(part, say)),
      paragraph(by),
      '</body></html>',
    ].join('\n'),
  }
}

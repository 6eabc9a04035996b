import { product } from '#domain/product.ts'
import type { Mail } from './mail.ts'

interface Asked {
  to: string
  /** As the owner of the account has typed it, or whoever opened an account with this address. */
  firstName: string
  link: string
}

/** Letters, spaces, hyphens and apostrophes only: someone else may have put words or an address of the web in place of a name. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const inHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escaped[character] ?? '')

/** The mail with the link for setting a new password. */
export function passwordResetMail({ to, firstName, link }: Asked): Mail {
  const name = NAME.test(firstName) ? firstName : ''
  const asked = `Someone asked on ${product.name} to set a new password for the account of ${to}.`
  const todo = 'If that was you, open this link and choose a new password:'
  const once = 'The link works once, for one hour. If you asked more than once, only the newest link works.'
  const ended = 'Setting a new password logs you out on every device. Your answers stay as they are.'
  const ignore = 'If it was not you, ignore this mail. Nothing has changed, and your password stays as it is.'
  const by = `${product.name} · ${product.supportEmail}`
  const paragraph = (text: string) => `<p>${inHtml(text)}</p>`
  return {
    to,
    subject: `Set a new password for ${product.name}`,
    text: [name ? `Hello ${name},` : 'Hello,', asked, todo, link, once, ended, ignore, `-- \n${by}`, ''].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Set a new password</title></head><body>',
      name ? `<p>Hello <bdi>${inHtml(name)}</bdi>,</p>` : '<p>Hello,</p>',
      paragraph(asked),
      paragraph(todo),
      `<p><a href="${inHtml(link)}">Set a new password</a></p>`,
      `<p>Or copy this address into your browser:<br>${inHtml(link)}</p>`,
      ...[once, ended, ignore, by].map(paragraph),
      '</body></html>',
    ].join('\n'),
  }
}

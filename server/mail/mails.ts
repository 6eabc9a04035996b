import type { MailKind } from '#api/operator.ts'
import { pages } from '#api/pages.ts'
import { type Language, product } from '#domain/product.ts'
import spanish from './spanish.json' with { type: 'json' }
import type { Mail } from './transports.ts'

const translations: Record<Exclude<Language, 'en'>, Record<keyof typeof spanish, string>> = { es: spanish }

/** Translates a text of the mails, and then puts the values into its places: `t('Hello {0},', name)`. */
export type TranslateMail = (text: keyof typeof spanish, ...values: readonly (string | number)[]) => string

export const translateTo =
  (language: Language): TranslateMail =>
  (text, ...values) =>
    (language === 'en' ? text : translations[language][text]).replaceAll(/\{(\d+)\}/g, (_, at) =>
      String(values[Number(at)]),
    )

/** A paragraph, a link with its text, or a heading with what is listed below it. In plain text, only a `captioned` link has its text: of others, the paragraph before it says what it is. */
export type Part =
  | string
  | { link: string; words: string; captioned?: true }
  | { heading: string; items?: readonly string[] }

interface Letter {
  kind: MailKind
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

function partInHtml(part: Part, t: TranslateMail): string {
  if (typeof part === 'string') return paragraph(part)
  if ('heading' in part) {
    const items = (part.items ?? []).map((item) => `<li dir="auto">${inHtml(item)}</li>`)
    return [`<h2>${inHtml(part.heading)}</h2>`, ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : [])].join('\n')
  }
  const link = inHtml(part.link)
  return `<p><a href="${link}">${inHtml(part.words)}</a></p>\n<p>${t('Or copy this address into your browser:')}<br>${link}</p>`
}

function partInText(part: Part): string {
  if (typeof part === 'string') return part
  if ('link' in part) return part.captioned ? `${part.words}:\n${part.link}` : part.link
  return [part.heading, ...(part.items ?? []).map((item) => `- ${item}`)].join('\n')
}

/** A mail to the owner of an account, in plain text and in HTML. */
export function letter({ kind, to, language, firstName, subject, title, parts }: Letter): Mail {
  const name = NAME.test(firstName) ? firstName : ''
  const t = translateTo(language)
  const signature = `${product.name} · ${product.supportEmail}`
  const lines = parts.map(partInText)
  return {
    kind,
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

export interface Recipient {
  to: string
  language: Language
  firstName: string
}

/** The mail with the link that sets a new password. */
export function passwordResetMail({ link, ...recipient }: Recipient & { link: string }): Mail {
  const t = translateTo(recipient.language)
  return letter({
    ...recipient,
    kind: 'new-password',
    subject: t('Set a new password for {0}', product.name),
    title: t('Set a new password'),
    parts: [
      t('Someone asked to set a new password for the {0} account of {1}.', product.name, recipient.to),
      t('If that was you, open this link and choose a new password:'),
      { link, words: t('Set a new password') },
      t('The link works once and expires after one hour. If you asked more than once, only the newest link works.'),
      t('Setting a new password logs you out on every device. Your answers stay as they are.'),
      t('If it was not you, ignore this email. Nothing has changed, and your password stays as it is.'),
    ],
  })
}

/** The mail with the link that verifies the address of an account. */
export function emailVerificationMail({
  link,
  baseUrl,
  ...recipient
}: Recipient & { link: string; baseUrl: string }): Mail {
  const t = translateTo(recipient.language)
  return letter({
    ...recipient,
    kind: 'verify-email',
    subject: t('Confirm your email address for {0}', product.name),
    title: t('Confirm your email address'),
    parts: [
      t('There is a {0} account with the email address {1}.', product.name, recipient.to),
      t('If you created it, open this link and log in to confirm that the address is yours:'),
      { link, words: t('Confirm your email address') },
      t('The link works once and expires after one day.'),
      t(
        'If you did not create this account, do not confirm it. Set a new password: the account is then yours, and nobody else can use it.',
      ),
      { link: `${baseUrl}${pages.forgotPassword}`, words: t('Set a new password') },
    ],
  })
}

/** A change to a second factor; for a used recovery code, how many are left. */
export type SecondFactorChange = 'on' | 'off' | 'off-by-operator' | 'new-codes' | { recoveryCodesLeft: number }

function secondFactorText(change: SecondFactorChange, t: TranslateMail): { subject: string; what: string } {
  const { name } = product
  if (typeof change === 'object') {
    const { recoveryCodesLeft: left } = change
    return {
      subject: t('A recovery code was used for {0}', name),
      what:
        left === 1
          ? t(
              'Someone logged in to your account with one of your recovery codes. 1 code is left. You can make new ones in your settings.',
            )
          : t(
              'Someone logged in to your account with one of your recovery codes. {0} codes are left. You can make new ones in your settings.',
              left,
            ),
    }
  }
  return {
    on: {
      subject: t('Two-factor authentication is on for {0}', name),
      what: t(
        'Two-factor authentication was turned on for your account. From now on, logging in requires a code from your authenticator app.',
      ),
    },
    off: {
      subject: t('Two-factor authentication is off for {0}', name),
      what: t('Two-factor authentication was turned off for your account. Logging in no longer requires a code.'),
    },
    'off-by-operator': {
      subject: t('Two-factor authentication is off for {0}', name),
      what: t(
        'The operator of this site has turned two-factor authentication off for your account. Logging in no longer requires a code.',
      ),
    },
    'new-codes': {
      subject: t('New recovery codes for {0}', name),
      what: t('New recovery codes were created for your account. The earlier ones no longer work.'),
    },
  }[change]
}

/** What to do if someone else made the change. */
function ifItWasNotYou(change: SecondFactorChange, baseUrl: string, t: TranslateMail): Part[] {
  if (change !== 'on')
    return [
      t(
        'If it was not you, set a new password right away, then check your devices and two-factor authentication in the settings:',
      ),
      { link: `${baseUrl}${pages.forgotPassword}`, words: t('Set a new password') },
    ]
  // The other person has the app then: a new password would log the owner out as well, and a login takes a code.
  return [
    t(
      'If it was not you, do not set a new password yet: it would log you out everywhere, and logging in again requires a code that you do not have.',
    ),
    t(
      'First turn two-factor authentication off in the settings, with your password, on a device where you are still logged in. Then set a new password. If you are not logged in anywhere, write to {0}.',
      product.supportEmail,
    ),
    { link: `${baseUrl}${pages.settings}?tab=security`, words: t('Open the settings') },
  ]
}

/** The mail about a change to the second factor of an account. */
export function secondFactorMail({
  change,
  baseUrl,
  ...recipient
}: Recipient & { change: SecondFactorChange; baseUrl: string }): Mail {
  const t = translateTo(recipient.language)
  const { subject, what } = secondFactorText(change, t)
  return letter({
    ...recipient,
    kind: 'second-factor',
    subject,
    title: subject,
    parts: [what, t('If that was you, you do not need to do anything.'), ...ifItWasNotYou(change, baseUrl, t)],
  })
}

import { pages } from '#api/pages.ts'
import type { Language } from '#domain/language.ts'
import { product } from '#domain/product.ts'
import { letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { sayIn } from './say-in.ts'

interface Asked {
  to: string
  language: Language
  firstName: string
  link: string
  baseUrl: string
}

/** The mail with the link that shows who owns the address of an account. */
export function emailVerificationMail({ to, language, firstName, link, baseUrl }: Asked): Mail {
  const say = sayIn(language)
  return letter({
    to,
    language,
    firstName,
    subject: say`Confirm your email address for ${product.name}`,
    title: say('Confirm your email address'),
    parts: [
      say`There is a ${product.name} account with the email address ${to}.`,
      say('If you made it, open this link and log in to confirm that the address is yours:'),
      { link, words: say('Confirm your email address') },
      say('The link works once, for one day.'),
      say(
        'If you did not make this account, do not confirm it. Set a new password: the account is then yours, and nobody else can use it any more.',
      ),
      { link: `${baseUrl}${pages.forgotPassword}`, words: say('Set a new password') },
    ],
  })
}

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
}

/** The mail with the link for setting a new password. */
export function passwordResetMail({ to, language, firstName, link }: Asked): Mail {
  const say = sayIn(language)
  return letter({
    to,
    language,
    firstName,
    subject: say`Set a new password for ${product.name}`,
    title: say('Set a new password'),
    parts: [
      say`Someone asked on ${product.name} to set a new password for the account of ${to}.`,
      say('If that was you, open this link and choose a new password:'),
      { link, words: say('Set a new password') },
      say('The link works once, for one hour. If you asked more than once, only the newest link works.'),
      say('Setting a new password logs you out on every device. Your answers stay as they are.'),
      say('If it was not you, ignore this mail. Nothing has changed, and your password stays as it is.'),
    ],
  })
}

import { product } from '#domain/product.ts'
import { letter } from './letter.ts'
import type { Mail } from './mail.ts'

interface Asked {
  to: string
  firstName: string
  link: string
}

/** The mail with the link for setting a new password. */
export function passwordResetMail({ to, firstName, link }: Asked): Mail {
  return letter({
    to,
    firstName,
    subject: `Set a new password for ${product.name}`,
    title: 'Set a new password',
    parts: [
      `Someone asked on ${product.name} to set a new password for the account of ${to}.`,
      'If that was you, open this link and choose a new password:',
      { link, words: 'Set a new password' },
      'The link works once, for one hour. If you asked more than once, only the newest link works.',
      'Setting a new password logs you out on every device. Your answers stay as they are.',
      'If it was not you, ignore this mail. Nothing has changed, and your password stays as it is.',
    ],
  })
}

import { pages } from '#contract/pages.ts'
import { product } from '#domain/product.ts'
import { letter } from './letter.ts'
import type { Mail } from './mail.ts'

/** What has become of a second factor; for a recovery code that was used, how many are left. */
export type SecondFactorChange = 'on' | 'off' | 'off-by-operator' | 'new-codes' | { recoveryCodesLeft: number }

interface Told {
  to: string
  firstName: string
  change: SecondFactorChange
  baseUrl: string
}

const texts = {
  on: {
    subject: `Two-factor authentication is on for ${product.name}`,
    what: 'Two-factor authentication was turned on for your account. From now on, logging in takes a code from your authenticator app.',
  },
  off: {
    subject: `Two-factor authentication is off for ${product.name}`,
    what: 'Two-factor authentication was turned off for your account. Logging in takes no code any more.',
  },
  'off-by-operator': {
    subject: `Two-factor authentication is off for ${product.name}`,
    what: 'Whoever runs this site has turned two-factor authentication off for your account. Logging in takes no code any more.',
  },
  'new-codes': {
    subject: `New recovery codes for ${product.name}`,
    what: 'New recovery codes were made for your account. The earlier ones no longer work.',
  },
}

function textOf(change: SecondFactorChange): { subject: string; what: string } {
  if (typeof change === 'string') return texts[change]
  const { recoveryCodesLeft: left } = change
  return {
    subject: `A recovery code was used for ${product.name}`,
    what: `Someone logged in to your account with one of your recovery codes. ${left === 1 ? '1 code is' : `${left} codes are`} left. You can make new ones in your settings.`,
  }
}

/** What to do when it was somebody else. */
const newPassword = (baseUrl: string) => [
  'If it was not you, set a new password at once, then look at your devices and your second factor in the settings:',
  { link: `${baseUrl}${pages.forgotPassword}`, words: 'Set a new password' },
]

/** What to do when it was somebody else, who then has the app: a new password would shut the owner out with all the others. */
const takeBack = (baseUrl: string) => [
  'If it was not you, do not set a new password yet: it would log you out everywhere, and logging in again takes a code that you do not have.',
  `First turn two-factor authentication off in the settings, with your password, on a device on which you are still logged in. Then set a new password. If you are logged in nowhere, write to ${product.supportEmail}.`,
  { link: `${baseUrl}${pages.settings}?tab=security`, words: 'Open the settings' },
]

/** The mail that tells the owner of an account of a change to their second factor. */
export function secondFactorMail({ to, firstName, change, baseUrl }: Told): Mail {
  const { subject, what } = textOf(change)
  return letter({
    to,
    firstName,
    subject,
    title: subject,
    parts: [
      what,
      'If that was you, there is nothing to do.',
      ...(change === 'on' ? takeBack(baseUrl) : newPassword(baseUrl)),
    ],
  })
}

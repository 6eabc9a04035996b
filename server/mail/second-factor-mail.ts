import { pages } from '#api/pages.ts'
import type { Language, Say } from '#domain/language.ts'
import { product } from '#domain/product.ts'
import { letter } from './letter.ts'
import type { Mail } from './mail.ts'
import { sayIn } from './say-in.ts'

/** What has become of a second factor; for a recovery code that was used, how many are left. */
export type SecondFactorChange = 'on' | 'off' | 'off-by-operator' | 'new-codes' | { recoveryCodesLeft: number }

interface Told {
  to: string
  language: Language
  firstName: string
  change: SecondFactorChange
  baseUrl: string
}

function textOf(change: SecondFactorChange, say: Say): { subject: string; what: string } {
  const { name } = product
  if (typeof change === 'object') {
    const { recoveryCodesLeft: left } = change
    return {
      subject: say`A recovery code was used for ${name}`,
      what:
        left === 1
          ? say(
              'Someone logged in to your account with one of your recovery codes. 1 code is left. You can make new ones in your settings.',
            )
          : say`Someone logged in to your account with one of your recovery codes. ${left} codes are left. You can make new ones in your settings.`,
    }
  }
  return {
    on: {
      subject: say`Two-factor authentication is on for ${name}`,
      what: say(
        'Two-factor authentication was turned on for your account. From now on, logging in takes a code from your authenticator app.',
      ),
    },
    off: {
      subject: say`Two-factor authentication is off for ${name}`,
      what: say('Two-factor authentication was turned off for your account. Logging in takes no code any more.'),
    },
    'off-by-operator': {
      subject: say`Two-factor authentication is off for ${name}`,
      what: say(
        'Whoever runs this site has turned two-factor authentication off for your account. Logging in takes no code any more.',
      ),
    },
    'new-codes': {
      subject: say`New recovery codes for ${name}`,
      what: say('New recovery codes were made for your account. The earlier ones no longer work.'),
    },
  }[change]
}

/** What to do when it was somebody else. */
const newPassword = (baseUrl: string, say: Say) => [
  say(
    'If it was not you, set a new password at once, then look at your devices and your second factor in the settings:',
  ),
  { link: `${baseUrl}${pages.forgotPassword}`, words: say('Set a new password') },
]

/** What to do when it was somebody else, who then has the app: a new password would shut the owner out with all the others. */
const takeBack = (baseUrl: string, say: Say) => [
  say(
    'If it was not you, do not set a new password yet: it would log you out everywhere, and logging in again takes a code that you do not have.',
  ),
  say`First turn two-factor authentication off in the settings, with your password, on a device on which you are still logged in. Then set a new password. If you are logged in nowhere, write to ${product.supportEmail}.`,
  { link: `${baseUrl}${pages.settings}?tab=security`, words: say('Open the settings') },
]

/** The mail that tells the owner of an account of a change to their second factor. */
export function secondFactorMail({ to, language, firstName, change, baseUrl }: Told): Mail {
  const say = sayIn(language)
  const { subject, what } = textOf(change, say)
  return letter({
    to,
    language,
    firstName,
    subject,
    title: subject,
    parts: [
      what,
      say('If that was you, there is nothing to do.'),
      ...(change === 'on' ? takeBack(baseUrl, say) : newPassword(baseUrl, say)),
    ],
  })
}

import { expect, test } from 'vitest'
import { type SecondFactorChange, secondFactorMail } from './second-factor-mail.ts'

const mailOf = (change: SecondFactorChange) =>
  secondFactorMail({
    to: 'ann@alder.example',
    language: 'en',
    firstName: 'Ann',
    change,
    baseUrl: 'https://trusts.example',
  })

test.each<[SecondFactorChange, string, string]>([
  ['on', 'Two-factor authentication is on for Kinstead', 'was turned on'],
  ['off', 'Two-factor authentication is off for Kinstead', 'was turned off'],
  ['off-by-operator', 'Two-factor authentication is off for Kinstead', 'Whoever runs this site'],
  ['new-codes', 'New recovery codes for Kinstead', 'The earlier ones no longer work'],
  [{ recoveryCodesLeft: 9 }, 'A recovery code was used for Kinstead', '9 codes are left'],
  [{ recoveryCodesLeft: 1 }, 'A recovery code was used for Kinstead', '1 code is left'],
])('of %j it says what happened, and what to do when it was somebody else', (change, subject, what) => {
  const mail = mailOf(change)
  expect(mail.subject).toBe(subject)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(what)
    if (change !== 'on') expect(part).toContain('https://trusts.example/forgot-password')
    expect(part).toContain('If it was not you')
  }
})

test('whoever turned it on has the app, so that the owner is not sent to a new password, which would shut them out', () => {
  const mail = mailOf('on')
  for (const part of [mail.text, mail.html]) {
    expect(part).not.toContain('forgot-password')
    expect(part).toContain('https://trusts.example/account/settings?tab=security')
    expect(part).toContain('support@')
  }
})

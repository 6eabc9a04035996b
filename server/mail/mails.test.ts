import { expect, test } from 'vitest'
import { passwordResetMail, type SecondFactorChange, secondFactorMail } from './mails.ts'

const link = 'https://trusts.example/reset-password#token=abc'
const mailFor = (firstName: string) => passwordResetMail({ to: 'ann@alder.example', language: 'en', firstName, link })

test('the mail for a new password says who asked, what to do, for how long, and that nothing has changed', () => {
  const { to, subject, text, html } = mailFor('Ann')
  expect(to).toBe('ann@alder.example')
  expect(subject).toBe('Set a new password for Kinstead')
  for (const part of [text, html])
    for (const said of ['ann@alder.example', link, 'after one hour', 'ignore this email', 'Nothing has changed'])
      expect(part).toContain(said)
})

test.each(['Ann', 'عائشة', '王小明', 'Zoë Ann', "O'Brien", 'Anne-Marie'])('greets %s', (name) => {
  const { text, html } = mailFor(name)
  expect(text).toMatch(`Hello ${name},\n`)
  expect(html).toContain(`<bdi>${name.replace("'", '&#39;')}</bdi>`)
})

test.each([
  '',
  'evil.example',
  'Win https://evil.example',
  '<b>Ann</b>',
  'Ann\r\nBcc: x@y.example',
  'x'.repeat(61),
  '٣٤',
])('no mail greets by %j, which is not a name', (name) => {
  const { text, html, subject } = mailFor(name)
  expect(text).toMatch(/^Hello,\n/)
  expect(html).toContain('<p>Hello,</p>')
  expect(subject).not.toContain('\n')
})

const noticeOf = (change: SecondFactorChange) =>
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
  ['off-by-operator', 'Two-factor authentication is off for Kinstead', 'The operator of this site'],
  ['new-codes', 'New recovery codes for Kinstead', 'The earlier ones no longer work'],
  [{ recoveryCodesLeft: 9 }, 'A recovery code was used for Kinstead', '9 codes are left'],
  [{ recoveryCodesLeft: 1 }, 'A recovery code was used for Kinstead', '1 code is left'],
])('the mail about %j says what happened, and what to do if someone else did it', (change, subject, what) => {
  const mail = noticeOf(change)
  expect(mail.subject).toBe(subject)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(what)
    if (change !== 'on') expect(part).toContain('https://trusts.example/forgot-password')
    expect(part).toContain('If it was not you')
  }
})

test('an owner who did not turn it on is not sent to a new password, which would lock them out: the other person has the app', () => {
  const mail = noticeOf('on')
  for (const part of [mail.text, mail.html]) {
    expect(part).not.toContain('forgot-password')
    expect(part).toContain('https://trusts.example/account/settings?tab=security')
    expect(part).toContain('support@')
  }
})

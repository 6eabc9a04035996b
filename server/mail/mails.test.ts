import { expect, test } from 'vitest'
import type { Reminder, ReminderKind } from '#domain/calendar/reminder.ts'
import { passwordResetMail, type SecondFactorChange, secondFactorMail } from './mails.ts'
import { messageTranslator, reminderMail } from './reminder-mail.ts'
import { messageOf } from './transports.ts'

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

const baseUrl = 'https://trusts.example'
const reminder = (kind: ReminderKind, title: string): Reminder => ({
  ...{ id: title, kind, date: '2027-03-01', title, words: [`Words of ${title}.`] },
})
const mailOf = (reminders: readonly Reminder[], changes: { named?: boolean; language?: 'en' | 'es' } = {}) =>
  reminderMail({
    ...{ to: 'ann@alder.example', language: 'en', firstName: 'Ann', token: 'a-token', baseUrl, named: true, reminders },
    ...changes,
  })

test('says what to do, where, and why it comes to which account', () => {
  const { subject, text, html } = mailOf([reminder('review', 'Review your trust')])
  expect(subject).toBe('Review your trust')
  for (const part of [text, html])
    for (const said of [
      'Words of Review your trust.',
      `${baseUrl}/trust-builder/summary`,
      'because email reminders are on for the Kinstead account of ann@alder.example',
      `${baseUrl}/unsubscribe?token=a-token`,
    ])
      expect(part).toContain(said)
})

test('a mail program gets the same link for one request', () => {
  const { headers } = messageOf(mailOf([reminder('taxes', 'T')]), 'no-reply@kinstead.example')
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${baseUrl}/unsubscribe?token=a-token>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  })
  expect(mailOf([reminder('taxes', 'T')], { language: 'es' })).toMatchObject({
    unsubscribe: `${baseUrl}/unsubscribe?token=a-token`,
    text: expect.stringContaining(`${baseUrl}/unsubscribe?token=a-token#language=es`),
  })
})

test('several are one mail, by kind; of very many a dozen is listed', () => {
  const many = Array.from({ length: 15 }, (_, index) => reminder('shares', `Child ${index} reaches 25`))
  const { subject, text } = mailOf([reminder('funding', 'House'), ...many, reminder('review', 'Look')])
  expect(subject).toBe('Reminders about your trust')
  expect(text).toContain('- Child 11 reaches 25\n- and 3 more')
  expect(text).not.toContain('Child 12')
  expect([text.indexOf('Look'), text.indexOf('House'), text.indexOf('Child 0')].toSorted((a, b) => a - b)).toEqual([
    ...[text.indexOf('Look'), text.indexOf('House'), text.indexOf('Child 0')],
  ])
})

test('the yearly income has a heading of its own beside the ages', () => {
  const income = { ...reminder('shares', 'Pay out this year’s income of the trust'), id: 'income' }
  expect(mailOf([income]).subject).toBe('Pay out this year’s income of the trust')
  const { text } = mailOf([income, reminder('shares', 'Ann reaches 25')])
  expect(text).toContain('A beneficiary reaches a distribution age this year')
  expect(text).toContain('- Ann reaches 25')
  expect(text).not.toContain('- Pay out')
})

test('names are no markup, keep their direction, and are in no subject', () => {
  const { subject, html, text } = mailOf([
    reminder('shares', 'عائشة reaches 25 this year'),
    reminder('shares', '<script>x</script> reaches 30'),
  ])
  expect(subject).toBe('A beneficiary reaches a distribution age this year')
  expect(html).toContain('<li dir="auto">\u2068عائشة\u2069 reaches 25 this year</li>')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>')
  expect(text).toContain('- \u2068عائشة\u2069 reaches 25 this year')
})

test('to an address that nobody has verified, nothing goes that somebody typed', () => {
  const { text, html } = mailOf([reminder('funding', 'Win at evil.example'), reminder('shares', 'Buy now reaches 1')], {
    named: false,
  })
  for (const part of [text, html]) expect(part).not.toMatch(/evil\.example|Buy now/)
  expect(text).toContain('Move your assets into the trust')
})

test('the reminders speak the language of the account', () => {
  expect(messageTranslator('es')('Review your trust')).toBe('Revise su fideicomiso')
  expect(messageTranslator('en')('Review your trust')).toBe('Review your trust')
  expect(messageTranslator('es')({ id: 'Move into the trust: {name}', values: { name: 'House' } })).toBe(
    'Traspasar al fideicomiso: House',
  )
  expect(messageTranslator('es')('toString'), 'a text that it does not know').toBe('toString')
})

import { expect, test } from 'vitest'
import { passwordResetMail } from './password-reset-mail.ts'

const link = 'https://trusts.example/reset-password#token=abc'
const mailFor = (firstName: string) => passwordResetMail({ to: 'ann@alder.example', language: 'en', firstName, link })

test('says who asked, what to do, for how long, and that nothing has changed', () => {
  const { to, subject, text, html } = mailFor('Ann')
  expect(to).toBe('ann@alder.example')
  expect(subject).toBe('Set a new password for Kinstead')
  for (const part of [text, html])
    for (const said of ['ann@alder.example', link, 'for one hour', 'ignore this mail', 'Nothing has changed'])
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
])('greets nobody by %j, which is no name', (name) => {
  const { text, html, subject } = mailFor(name)
  expect(text).toMatch(/^Hello,\n/)
  expect(html).toContain('<p>Hello,</p>')
  expect(subject).not.toContain('\n')
})

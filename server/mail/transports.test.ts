import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'
import { inPlainText, messageOf } from './transports.ts'

const link = `http://localhost:3000/reset-password#token=${'a=20'.repeat(20)}`
const mail = { to: 'ann@alder.example', subject: 'عائشة', text: `عائشة\n\n${link}\n\n-- \nK`, html: `<p>é ${link}</p>` }

test('a mail in plain text reads the same, and its link can be copied from the file', async () => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await writer.sendMail(messageOf(mail, 'K <k@k.example>'))
  const written = inPlainText(message.toString())
  expect(message.toString()).not.toContain(link)
  expect(written).toContain(`\n${link}\n`)
  expect(written).toContain('عائشة')
  expect(readMail(written)).toEqual(readMail(message.toString()))
  expect(readMail(written)).toMatchObject({ link, text: mail.text, html: mail.html })
})

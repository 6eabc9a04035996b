import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { messageOf } from './mail.ts'
import { writtenOut } from './quoted-printable.ts'
import { readMail } from './read-mail.ts'

const link = `http://localhost:3000/reset-password#token=${'a=20'.repeat(20)}`
const mail = { to: 'ann@alder.example', subject: 'عائشة', text: `عائشة\n\n${link}\n\n-- \nK`, html: `<p>é ${link}</p>` }

test('a mail that is written out reads the same, and its link stands in it as it is', async () => {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await writer.sendMail(messageOf(mail, 'K <k@k.example>'))
  const written = writtenOut(message.toString())
  expect(message.toString()).not.toContain(link)
  expect(written).toContain(`\n${link}\n`)
  expect(written).toContain('عائشة')
  expect(readMail(written)).toEqual(readMail(message.toString()))
  expect(readMail(written)).toMatchObject({ link, text: mail.text, html: mail.html })
})

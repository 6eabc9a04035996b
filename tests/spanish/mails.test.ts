import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { product } from '#domain/product.ts'
import { marksIn } from '#scripts/spanish/marks.ts'
import { emailVerificationMail } from '#server/mail/email-verification-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import { passwordResetMail } from '#server/mail/password-reset-mail.ts'
import { secondFactorMail } from '#server/mail/second-factor-mail.ts'
import { spanish } from '#server/mail/spanish.ts'
import { GLOSSARY } from '#web/spanish/glossary.ts'
import { literals } from './literals.ts'

const to = 'ann@alder.example'
const baseUrl = 'https://trusts.example'
const link = `${baseUrl}/reset-password#token=abc`

/** Each mail that there is, for someone with a name and for someone whose name is none. */
const mails: Record<string, (language: Language) => Mail[]> = {
  'email-verification-mail.ts': (language) => [
    emailVerificationMail({ to, language, firstName: 'Ann', link, baseUrl }),
  ],
  'password-reset-mail.ts': (language) =>
    ['Ann', 'https://evil.example'].map((firstName) => passwordResetMail({ to, language, firstName, link })),
  'second-factor-mail.ts': (language) =>
    (['on', 'off', 'off-by-operator', 'new-codes', { recoveryCodesLeft: 1 }, { recoveryCodesLeft: 7 }] as const).map(
      (change) => secondFactorMail({ to, language, firstName: 'Ann', change, baseUrl }),
    ),
}

const folder = join(import.meta.dirname, '..', '..', 'server', 'mail')
const written = globSync('*-mail.ts', { cwd: folder }).filter((file) => file !== 'read-mail.ts')

/** Markup, and what is the same in every language. */
const isMarkup = (key: string) => key.startsWith('<') || key === '{0} · {1}' || key === '-- \n{0}'
const files = ['letter.ts', ...written]
const said = [
  ...files.flatMap((file) => marksIn(readFileSync(join(folder, file), 'utf8'), file).texts),
  // What nobody has put into a say(…) would be forgotten otherwise.
  ...literals(...files.map((file) => `server/mail/${file}`)),
].filter(({ key }) => !isMarkup(key))

test('every text of a mail has Spanish, and every Spanish text a mail', () => {
  expect(said.length).toBeGreaterThan(15)
  expect(said.filter(({ key }) => spanish[key] === undefined)).toEqual([])
  const keys = new Set(said.map(({ key }) => key))
  expect(Object.keys(spanish).filter((key) => !keys.has(key))).toEqual([])
})

test('values have the same places in both languages', () => {
  const places = (text: string) => (text.match(/\{\d+\}/g) ?? []).sort()
  const wrong = Object.entries(spanish).filter(([english, text]) => places(english).join() !== places(text).join())
  expect(wrong).toEqual([])
})

test('the words are those of the pages', () => {
  for (const [english, word] of GLOSSARY)
    for (const [key, text] of Object.entries(spanish)) if (english.test(key)) expect(text).toMatch(word)
  for (const text of Object.values(spanish)) expect(text).not.toMatch(/\b(tu|tus|tú|ti|puedes|tienes)\b/i)
})

const linesOf = ({ subject, text, html }: Mail) => [subject, ...text.split('\n\n'), ...html.split('\n')]
const own = [
  to,
  link,
  baseUrl,
  '/forgot-password',
  '/account/settings?tab=security',
  product.name,
  product.supportEmail,
  'Ann',
]
const withoutOwn = (line: string) => own.reduce((rest, each) => rest.replaceAll(each, ''), line)

test('no mail is forgotten here', () => {
  expect(Object.keys(mails).sort()).toEqual([...written].sort())
})

test.each(Object.entries(mails))('%s has no line in which both languages are the same', (_, mailsIn) => {
  const [english, spanishOnes] = [mailsIn('en'), mailsIn('es')]
  for (const [at, mail] of spanishOnes.entries()) {
    const before = new Set(linesOf(english[at] as Mail))
    const same = linesOf(mail).filter(
      (line) => before.has(line) && /\p{L}{2}/u.test(withoutOwn(line).replaceAll(/<[^>]*>/g, '')),
    )
    expect(same).toEqual([])
    expect(mail.html).toMatch(/^<!doctype html><html lang="es">/)
    expect(english[at]?.html).toMatch(/^<!doctype html><html lang="en">/)
    expect([mail.to, mail.text.match(/https:\S+/g)]).toEqual([to, english[at]?.text.match(/https:\S+/g)])
  }
})

import { expect, test } from 'vitest'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { remindersOf } from '#domain/calendar/reminders-of.ts'
import { type Language, product } from '#domain/product.ts'
import { FUNDING_PLAN, OVERVIEW, SUMMARY } from '#domain/trust/routes.ts'
import { families } from '#samples/families.ts'
import { literals, strings } from '#scripts/i18n/literals.ts'
import * as accountMails from '#server/mail/mails.ts'
import { reminderMail, sayIn } from '#server/mail/reminder-mail.ts'
import { spanish } from '#server/mail/spanish.ts'
import type { Mail } from '#server/mail/transports.ts'
import { GLOSSARY } from './spanish.ts'

const { emailVerificationMail, passwordResetMail, secondFactorMail } = accountMails
const allMails = { ...accountMails, reminderMail }

const to = 'ann@alder.example'
const baseUrl = 'https://trusts.example'
const link = `${baseUrl}/reset-password#token=abc`

/** Every mail, for someone with a name and for someone with something else in its field. */
const mails: Record<string, (language: Language) => Mail[]> = {
  emailVerificationMail: (language) => [emailVerificationMail({ to, language, firstName: 'Ann', link, baseUrl })],
  passwordResetMail: (language) =>
    ['Ann', 'https://evil.example'].map((firstName) => passwordResetMail({ to, language, firstName, link })),
  reminderMail: (language) => {
    const reminders = remindersOf(families.complete, '2026-11-20', sayIn(language))
    const one = { to, language, firstName: 'Ann', token: 'abc', baseUrl, named: true }
    const each = REMINDER_KINDS.map((kind) => reminders.filter((reminder) => reminder.kind === kind))
    return [reminders, ...each].map((some) => reminderMail({ ...one, reminders: some }))
  },
  secondFactorMail: (language) =>
    (['on', 'off', 'off-by-operator', 'new-codes', { recoveryCodesLeft: 1 }, { recoveryCodesLeft: 7 }] as const).map(
      (change) => secondFactorMail({ to, language, firstName: 'Ann', change, baseUrl }),
    ),
}

/** Markup, and what is the same in every language. */
const isMarkup = (key: string) =>
  key.startsWith('<') || /^(\{0\} · \{1\}|-- \n\{0\}|\{0\}(\{1\}\?token=\{2\}|#language=\{1\}|:\n\{1\}))$/.test(key)
const files = ['server/mail/mails.ts', 'server/mail/reminder-mail.ts']

test('every text of a mail has Spanish, and every Spanish text a mail', () => {
  const texts = literals(...files).filter(({ key }) => !isMarkup(key))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter(({ key }) => !(key in spanish))).toEqual([])
  const used = new Set(strings(files).map(({ key }) => key))
  expect(Object.keys(spanish).filter((key) => !used.has(key))).toEqual([])
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
  SUMMARY,
  FUNDING_PLAN,
  OVERVIEW,
  product.name,
  product.supportEmail,
  'Ann',
]
const withoutOwn = (line: string) => own.reduce((rest, each) => rest.replaceAll(each, ''), line)

test('this file tests every mail', () => {
  const isMail = (name: string) => /Mail$/.test(name)
  expect(Object.keys(mails).sort()).toEqual(Object.keys(allMails).filter(isMail).sort())
})

test.each(Object.entries(mails))('%s has no line in which both languages are the same', (_, mailsIn) => {
  const inEnglish = mailsIn('en')
  for (const [at, mail] of mailsIn('es').entries()) {
    const before = inEnglish[at] as Mail
    const lines = new Set(linesOf(before))
    const same = linesOf(mail).filter(
      (line) => lines.has(line) && /\p{L}{2}/u.test(withoutOwn(line).replaceAll(/<[^>]*>/g, '')),
    )
    expect(same).toEqual([])
    expect(mail.html).toMatch(/^<!doctype html><html lang="es">/)
    expect(before.html).toMatch(/^<!doctype html><html lang="en">/)
    const linksOf = ({ text }: Mail) => text.replaceAll('#language=es', '').match(/https:\S+/g)
    expect([mail.to, linksOf(mail)]).toEqual([to, linksOf(before)])
  }
})

import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icalendar } from '#domain/calendar/icalendar.ts'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { remindersOf } from '#domain/calendar/reminders.ts'
import { type Language, product } from '#domain/product.ts'
import { FUNDING_PLAN, OVERVIEW, SUMMARY } from '#domain/trust/routes.ts'
import { families, type SampleName } from '#samples/families.ts'
import { literals, messageCalls, strings } from '#scripts/i18n/literals.ts'
import * as accountMails from '#server/mail/mails.ts'
import { messageTranslator, reminderMail } from '#server/mail/reminder-mail.ts'
import mailed from '#server/mail/spanish.json' with { type: 'json' }
import type { Mail } from '#server/mail/transports.ts'
import { GLOSSARY, spanish, texts } from './spanish.ts'

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
    const reminders = remindersOf(families.complete, '2026-11-20', messageTranslator(language))
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
  expect(texts.filter(({ key }) => !(key in mailed))).toEqual([])
  const used = new Set(strings(files).map(({ key }) => key))
  expect(Object.keys(mailed).filter((key) => !used.has(key))).toEqual([])
})

test('values have the same places in both languages', () => {
  const places = (text: string) => (text.match(/\{\d+\}/g) ?? []).sort()
  const wrong = Object.entries(mailed).filter(([english, text]) => places(english).join() !== places(text).join())
  expect(wrong).toEqual([])
})

test('the words are those of the pages', () => {
  for (const [english, word] of GLOSSARY)
    for (const [key, text] of Object.entries(mailed)) if (english.test(key)) expect(text).toMatch(word)
  for (const text of Object.values(mailed)) expect(text).not.toMatch(/\b(tu|tus|tú|ti|puedes|tienes)\b/i)
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

test('the server has the Spanish of the reminders as the pages have it', async () => {
  const said = [...messageCalls('domain/calendar/*.ts'), ...literals('domain/calendar/*.ts')].map(({ key }) => key)
  const own = [...new Set(said)].filter((key) => texts.get(key)).toSorted()
  expect(own.length).toBeGreaterThan(15)
  const file = Object.fromEntries(own.map((key) => [key, texts.get(key)]))
  // Written by `npm run unit -- tests/i18n/mails -u`.
  await expect(`${JSON.stringify(file, null, 2)}\n`).toMatchFileSnapshot('../../server/mail/spanish-reminders.json')
})

test.each(Object.keys(families) as SampleName[])(
  'the titles of the family %s are the same in mail and calendar',
  (family) => {
    const titles = (say: typeof spanish) => remindersOf(families[family], '2026-11-20', say).map(({ title }) => title)
    expect(titles(messageTranslator('es'))).toEqual(titles(spanish))
  },
)

const TODAY = '2026-11-20'
const inSpanish = (family: SampleName) => remindersOf(families[family], TODAY, spanish)

const typedIn = (family: SampleName) =>
  [...(families[family].assets ?? []), ...(families[family].beneficiaries ?? [])].map(({ name }) => name)

test.each(Object.keys(families) as SampleName[])(
  'the calendar of the family %s is Spanish, and the same days',
  (family) => {
    const english = remindersOf(families[family], TODAY)
    const reminders = inSpanish(family)
    expect(reminders.map(({ id, date, path }) => ({ id, date, path }))).toEqual(
      english.map(({ id, date, path }) => ({ id, date, path })),
    )
    const before = new Set(english.flatMap(({ title, words }) => [title, ...words.flatMap((each) => each.split('\n'))]))
    const after = reminders.flatMap(({ title, words }) => [title, ...words.flatMap((each) => each.split('\n'))])
    const typed = new Set(typedIn(family).map((name) => `- ${name}`))
    expect(after.filter((line) => before.has(line) && !typed.has(line))).toEqual([])
    // Names are as they were typed, whatever words they are made of.
    const named = (all: typeof reminders) => typedIn(family).filter((name) => JSON.stringify(all).includes(name))
    expect(named(reminders)).toEqual(named(english))
  },
)

test('its accents outlive the file', () => {
  const reminders = inSpanish('complete')
  const file = {
    name: 'N',
    owner: 'u',
    language: 'es',
    now: `${TODAY}T10:30:00.000Z`,
    site: 'http://localhost',
  } as const
  const calendar = new ICAL.Component(ICAL.parse(icalendar(reminders, file)))
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Kinstead//Reminders//ES')
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events.map(({ summary }) => summary)).toEqual(reminders.map(({ title }) => title))
  expect(events[0]?.description).toContain('¿Ha nacido o muerto alguien')
})

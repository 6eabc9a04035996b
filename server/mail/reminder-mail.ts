import { pages } from '#api/pages.ts'
import { REMINDER_KINDS, type Reminder, type ReminderKind } from '#domain/calendar/reminder.ts'
import { isolated } from '#domain/formats/text-rules.ts'
import { english, inLanguage, type Translate } from '#domain/message.ts'
import { type Language, product } from '#domain/product.ts'
import { FUNDING_PLAN, OVERVIEW, SUMMARY } from '#domain/trust/routes.ts'
import { letter, type Part, type Recipient, type TranslateMail, translateTo } from './mails.ts'
import spanish from './spanish-reminders.json' with { type: 'json' }
import type { Mail } from './transports.ts'

const translations: Record<Exclude<Language, 'en'>, { texts: Record<string, string>; locale: string }> = {
  es: { texts: spanish, locale: 'es-US' },
}

/** Puts the reminders' own texts into words of the language. */
export function messageTranslator(language: Language): Translate {
  if (language === 'en') return english
  const { texts, locale } = translations[language]
  const translationOf = (id: string) => (Object.hasOwn(texts, id) ? (texts[id] ?? id) : id)
  return (text) => (typeof text === 'string' ? translationOf(text) : inLanguage(text, translationOf, locale))
}

/** A new year can bring dozens in a large family; the page has them all. */
const MAX_LISTED = 12

function listOf(reminders: readonly Reminder[], t: TranslateMail): string[] {
  const listed = reminders.slice(0, MAX_LISTED).map(({ title }) => isolated(title))
  const more = reminders.length - listed.length
  return more > 0 ? [...listed, t('and {0} more', more)] : listed
}

/** What the mail says about the reminders of one kind. */
function partsOf(
  kind: ReminderKind,
  reminders: readonly Reminder[],
  { baseUrl, named }: Named,
  t: TranslateMail,
): Part[] {
  const [first] = reminders
  const items = (of = reminders) => (named ? listOf(of, t) : [])
  switch (kind) {
    case 'review':
      return [
        { heading: first?.title ?? '' },
        ...(first?.words ?? []),
        { link: `${baseUrl}${SUMMARY}`, words: t('Open the summary of your answers'), captioned: true },
      ]
    case 'taxes':
      return [{ heading: first?.title ?? '' }, ...(first?.words ?? [])]
    case 'funding':
      return [
        { heading: t('Move your assets into the trust'), items: items() },
        t(
          'A trust holds only the property transferred to it. The funding plan says how to transfer each kind of property.',
        ),
        { link: `${baseUrl}${FUNDING_PLAN}`, words: t('Open the funding plan'), captioned: true },
      ]
    case 'shares': {
      const income = reminders.find(({ id }) => id === 'income')
      const ages = reminders.filter((each) => each !== income)
      return [
        ...(income ? [{ heading: income.title }, ...income.words] : []),
        ...(ages.length > 0
          ? [
              { heading: t('A beneficiary reaches a distribution age this year'), items: items(ages) },
              t(
                'This is based on your answers, which give only the year of birth. Nothing is paid out before the grantor’s death. The trust agreement determines what is paid, and when.',
              ),
            ]
          : []),
        { link: `${baseUrl}${OVERVIEW}`, words: t('Open your trust at a glance'), captioned: true },
      ]
    }
  }
}

interface Named {
  baseUrl: string
  /** Whether it may have what was typed: to an address that nobody has verified, that could be another person's advertisement. */
  named: boolean
}

/** The address that turns the reminders off: for people a page, for mail programs one request (RFC 8058). */
const unsubscribeAddress = (baseUrl: string, token: string) => `${baseUrl}${pages.unsubscribe}?token=${token}`

/** The mail with all reminders of a morning, of which there is at least one. */
export function reminderMail({
  reminders,
  token,
  baseUrl,
  named,
  ...recipient
}: Recipient & Named & { reminders: readonly Reminder[]; token: string }): Mail {
  const { language, to } = recipient
  const t = translateTo(language)
  const kinds = REMINDER_KINDS.filter((kind) => reminders.some((each) => each.kind === kind))
  const parts = kinds.map((kind) =>
    partsOf(
      kind,
      reminders.filter((each) => each.kind === kind),
      { baseUrl, named },
      t,
    ),
  )
  const [only] = parts.flat()
  const heading = typeof only === 'object' && 'heading' in only ? only.heading : ''
  const subject = kinds.length === 1 ? heading : t('Reminders about your trust')
  const unsubscribe = unsubscribeAddress(baseUrl, token)
  return {
    ...letter({
      ...recipient,
      kind: 'reminder',
      subject,
      title: subject,
      parts: [
        ...parts.flat(),
        t(
          'You are getting this email because email reminders are on for the {0} account of {1}. To turn them off:',
          product.name,
          to,
        ),
        {
          link: language === 'en' ? unsubscribe : `${unsubscribe}#language=${language}`,
          words: t('Turn these reminders off'),
        },
      ],
    }),
    unsubscribe,
  }
}

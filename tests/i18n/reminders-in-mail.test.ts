import { expect, test } from 'vitest'
import { remindersOf } from '#domain/calendar/reminders-of.ts'
import { families, type SampleName } from '#samples/families.ts'
import { literals, messageCalls } from '#scripts/i18n/literals.ts'
import { sayIn } from '#server/mail/reminder-mail.ts'
import { spanish, texts } from './spanish.ts'

test('the server has the Spanish of the reminders as the pages have it', async () => {
  const said = [...messageCalls('domain/calendar/*.ts'), ...literals('domain/calendar/*.ts')].map(({ key }) => key)
  const own = [...new Set(said)].filter((key) => texts.get(key)).toSorted()
  expect(own.length).toBeGreaterThan(15)
  const file = Object.fromEntries(own.map((key) => [key, texts.get(key)]))
  // Written by `npm run unit -- tests/i18n/reminders-in-mail -u`.
  await expect(`${JSON.stringify(file, null, 2)}\n`).toMatchFileSnapshot('../../server/mail/spanish-reminders.json')
})

test.each(Object.keys(families) as SampleName[])(
  'the titles of the family %s are the same in mail and calendar',
  (family) => {
    const titles = (say: typeof spanish) => remindersOf(families[family], '2026-11-20', say).map(({ title }) => title)
    expect(titles(sayIn('es'))).toEqual(titles(spanish))
  },
)

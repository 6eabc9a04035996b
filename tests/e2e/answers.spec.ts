import type { Page } from '@playwright/test'
import { maskedSsn } from '#domain/formats/numbers.ts'
import { english } from '#domain/message.ts'
import { unansweredOf } from '#domain/trust/details/missing-details.ts'
import { type Answered, answersInOrder } from '#domain/trust/questions/answers.ts'
import { ALL_ANSWERS, HISTORY, SUMMARY, versionPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless, thorough } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { canReadPdf, printed, sheetTexts } from './journey/downloads-and-prints.ts'
import { formOf } from './journey/pages.ts'

const words = (text: string) => text.replace(/\s+/g, ' ').trim()
const contentOf = async (page: Page) => words(await formOf(page).innerText())

for (const [family, most] of [
  ['complete', 8],
  ['veryLarge', 80],
] as const)
  test(
    `the family ${family} reads and prints every answer, in the order of the questions`,
    onlyThoroughUnless(family === 'complete'),
    async ({ page, account }) => {
      test.setTimeout(180_000)
      await change(account, { ...samples[family], trustName: 'وقف عائلة الأمين', dbaName: null })
      await page.goto(SUMMARY)
      await page.getByRole('link', { name: 'Print all answers' }).click()
      await expect(page).toHaveURL(ALL_ANSWERS)
      await expect(page.getByRole('heading', { level: 1, name: 'All Your Answers' })).toBeVisible()
      await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText(
        steps.map(({ number, name }) => `${number}. ${name}`),
      )
      const trust = await stored(account)
      if (!trust) throw new Error('Nothing is stored')
      const content = await contentOf(page)
      let at = 0
      for (const { answers, lists } of answersInOrder(trust, unansweredOf)) {
        const entries = lists.flatMap((list) =>
          list.entries.flatMap((entry) => [entry.name, ...entry.answers.map(answerOf)]),
        )
        for (const value of [...answers.map(answerOf), ...entries]) {
          const found = content.indexOf(words(value), at)
          expect(found, `${value} is on the page, after what is asked before it`).toBeGreaterThanOrEqual(at)
          at = found
        }
      }
      expect(content).toContain('Trade Name or DBA Not answered')
      for (const number of [trust.grantorSsn, trust.einResponsiblePartySSN]) {
        expect(content).toContain(maskedSsn(number))
        expect(content).not.toContain(number ?? 'nothing')
      }
      // The parts are the same; of two hundred people axe would look at each.
      if (family === 'complete' || thorough) {
        await axe(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await axe(page, ['color-contrast'])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(excess).toBe(0)

      if (!canReadPdf()) return
      for (const format of ['A4', 'Letter'] as const) {
        const sheets = sheetTexts(await printed(page, { format }))
        const text = words(sheets.join('\n'))
        expect(text).toContain('Backup Trustee Name')
        for (const { name } of trust.assets ?? []) expect(text).toContain(words(name).split(' ')[0])
        expect(text, 'nothing of the screen around it').not.toMatch(/Back to the summary|Skip to the content/)
        expect(sheets.length).toBeLessThanOrEqual(most)
      }
    },
  )
const answerOf = ({ value }: Answered) => english(value ?? 'Not answered')

test(
  'someone who has answered nothing sees every question, and a way to begin',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await page.goto(ALL_ANSWERS)
    await expect(page.getByRole('heading', { name: 'No trust found' })).toBeVisible()
    await account.api.post('/api/trust')
    await expect(page.getByRole('heading', { level: 2, name: '13. EIN Application' })).toBeVisible()
    await expect(formOf(page).getByText('Not answered').first()).toBeVisible()
  },
)

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'History of Your Answers' })

test('earlier answers are read, restored, and the restoring is taken back the same way, on every device', async ({
  page,
  account,
  anotherBrowser,
}) => {
  test.setTimeout(120_000)
  // Completing the trust would end the first session.
  const { completedAt: _, ...answers } = samples.complete
  await change(account, answers)
  const before = await stored(account)
  await change(account, { trusteeEmail: 'new@trustee.example', grantorSsn: '111224321' })
  await change(account, { beneficiaries: { put: [{ id: 'b-clara', sharePercent: 20 }], remove: ['b-thomas'] } })
  const after = await stored(account)
  const elsewhere = await (await anotherBrowser(account)).newPage()
  await elsewhere.goto('/trust-builder/grantor')

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'History of your answers' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByText('What changed').click()
  await expect(page.getByText('Saved 3 times.')).toBeVisible()
  await check(page, { phone: true })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Saved 3 times' })
    .getByRole('link', { name: /^Read or restore your answers of / })
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: /^Your answers from / })).toBeFocused()
  const differs = page.getByRole('region', { name: 'What restoring would change' })
  await expect(differs.getByRole('listitem')).toHaveText([
    'Grantor’s social security number changed',
    /^Trustee email/,
    'Beneficiary Thomas Edward Whitlock added',
    /^Beneficiary Clara Jane Whitlock: share: 20% .*30%$/,
  ])
  await expect(page.getByRole('region', { name: 'Grantor Information' })).toContainText('XXX-XX-4321')
  await expect(page.getByRole('region', { name: 'Beneficiaries' })).toContainText('Thomas Edward Whitlock')
  await check(page, { phone: true })

  await differs.getByRole('button', { name: 'Restore this version' }).click()
  const question = page.getByRole('dialog', { name: 'Make these your answers again?' })
  await expect(question).toContainText('4 answers go back')
  await question.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Answers restored', { exact: true })).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('Earlier answers restored')).toBeVisible()
  expect(await stored(account)).toEqual({ ...before, lastUpdated: expect.any(String) })

  // What another device shows follows; what is undone is a version too.
  await elsewhere.goto('/trust-builder/summary')
  await expect(elsewhere.getByText('Thomas Edward Whitlock').first()).toBeVisible()
  await page.getByRole('link').filter({ hasText: 'Read or restore these answers' }).first().click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Earlier answers restored')).toHaveCount(2)
  await expect(elsewhere.getByText('new@trustee.example')).toBeVisible()
  expect(await stored(account)).toEqual({ ...after, lastUpdated: expect.any(String) })
})

test(
  'an entry that was removed is found in the history and brought back alone',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    const before = await stored(account)
    await change(account, { trustName: 'The Elm Trust', beneficiaries: { remove: ['b-thomas'] } })
    await page.goto(HISTORY)
    await expect(page.getByRole('heading', { name: 'Removed from your lists' })).toBeVisible()
    await check(page)
    await page.getByRole('button', { name: 'Bring back Beneficiary Thomas Edward Whitlock' }).click()
    await expect(page.getByText('Brought back', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Removed from your lists' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const after = await stored(account)
    expect(after?.trustName).toBe('The Elm Trust')
    const of = (record: typeof after) => record?.beneficiaries?.find(({ id }) => id === 'b-thomas')
    expect(of(after)).toEqual(of(before))
  },
)

test('a family of 200 with many versions is read in stretches', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(180_000)
  await change(account, samples.veryLarge)
  for (let n = 0; n < 510; n += 30)
    await Promise.all(
      Array.from({ length: 30 }, (_, more) =>
        change(account, {
          beneficiaries: { put: [{ id: `b-${(n + more) % 200}`, birthYear: 1950 + ((n + more) % 60) }] },
        }),
      ),
    )
  await page.goto(HISTORY)
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show earlier versions' }).click()
  await expect(page.getByRole('button', { name: 'Show earlier versions' })).toHaveCount(0)
  await expect(page.getByText('Saved 20 times.').first()).toBeVisible()
  await page.goto(versionPath(1))
  await expect(page.getByRole('region', { name: 'Beneficiaries' })).toContainText('Ada Hundred-Pines 1')
  await page.getByRole('button', { name: 'Show all 200 beneficiaries' }).click()
  await expect(page.getByText('Hundred-Pines 200')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(
    true,
  )
})

test(
  'what is not there is said, and without a connection the answers are not in doubt',
  ONLY_THOROUGH,
  async ({ page, context, account, expectFailures }) => {
    expectFailures()
    await change(account, samples.begun)
    for (const path of [versionPath(99), `${HISTORY}/nonsense`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'There is no such version' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'History of your answers' }).click()
    await expect(page.getByText('These are your answers now.')).toBeVisible()
    await page.goto('/dashboard')
    await context.route('**/api/trust/history*', (route) => route.abort())
    await page.getByRole('link', { name: 'History of your answers' }).click()
    await expect(page.getByText('The history could not be loaded')).toBeVisible()
    await axe(page)
    await context.unroute('**/api/trust/history*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('These are your answers now.')).toBeVisible()
  },
)

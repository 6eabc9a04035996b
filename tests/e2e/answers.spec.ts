import type { Page } from '@playwright/test'
import { maskedSsn } from '#domain/formats/numbers.ts'
import { english } from '#domain/message.ts'
import { type Answered, answersInOrder } from '#domain/trust/questions/answers.ts'
import { ALL_ANSWERS, SUMMARY } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless, thorough } from '../thorough.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { formOf } from './journey/pages.ts'
import { canReadPdf, printed, sheetTexts } from './journey/paper.ts'

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
      for (const { answers, lists } of answersInOrder(trust)) {
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

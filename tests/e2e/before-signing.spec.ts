import type { Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import { BEFORE_SIGNING, SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { arrive, check } from './accessibility.ts'
import { change } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { boxesOf, leftMargin, printed, skipWithoutPdf, textOf } from './journey/downloads-and-prints.ts'
import { button, formOf } from './journey/pages.ts'

const PORTLAND = '5 Pine St, Portland, OR 97201'
const WILSON = '480 Elk Ridge Road, Wilson, WY 83014'
const CASPER = '318 Beech Street, Casper, WY 82601'
/** A will made in Oregon, a retirement account, and the house that the grantor lives in. */
const castellano = {
  currentStep: 1,
  trustName: 'Castellano Family Trust',
  grantorName: 'Ruth Castellano',
  grantorAddress: CASPER,
  testatorName: 'Ruth Castellano',
  testatorAddress: PORTLAND,
  county: 'Natrona',
  executorName: 'Vera Haddad',
  executorAddress: CASPER,
  guardianName: 'Vera Haddad',
  guardianAddress: CASPER,
  willDate: '2026-11-01',
  assets: {
    put: [
      { id: 'a-ira', name: 'Traditional IRA', type: 'investment', ownership: 'sole' },
      { id: 'a-home', name: 'Beech Street', type: 'real_estate', ownership: 'sole', address: CASPER },
    ],
  },
} as const

const lines = (page: Page) => formOf(page).getByRole('listitem')
const line = (page: Page, words: string) => lines(page).filter({ hasText: words })
const HOME = 'Beech Street is at the grantor’s own address.'
const IRA = 'From its description, Traditional IRA appears to be a retirement account.'
const OREGON = 'The address of the testator is in Oregon.'

test('without a trust it says so; a line leads to its question, and is gone when the answer has changed', async ({
  page,
  account,
}) => {
  await page.goto(BEFORE_SIGNING)
  await expect(page.getByText('No trust found')).toBeVisible()
  if (thorough) await axe(page)
  await change(account, castellano)
  await arrive(page, BEFORE_SIGNING, 'Before You Sign')
  for (const [words, document, source] of [
    [HOME, documentNames['trust-agreement'], '2036(a)(1)'],
    [IRA, documentNames['assignment-of-assets'], 'Assignment of Assets'],
    [OREGON, documentNames['pour-over-will'], 'W.S. 2-6-112'],
  ] as const) {
    await expect(line(page, words)).toContainText(document)
    await expect(line(page, words)).toContainText(source)
  }

  await line(page, OREGON).getByRole('link').click()
  await expect(page.getByLabel('Testator Address')).toBeFocused()
  await page.getByLabel('Testator Address').fill(CASPER)
  await button(page, 'Save and return to Before You Sign').click()
  await expect(page).toHaveURL(BEFORE_SIGNING)
  await expect(line(page, IRA)).toBeVisible()
  await expect(line(page, OREGON)).toHaveCount(0)

  await line(page, IRA).getByRole('link', { name: 'Assets: Traditional IRA' }).click()
  await page.getByLabel('Asset Name').fill('Brokerage account')
  await button(page, 'Save Changes').click()
  await button(page, 'Save and return to Before You Sign').click()
  await expect(line(page, HOME)).toBeVisible()
  await expect(lines(page)).toHaveCount(1)

  await change(account, { grantorAddress: WILSON, testatorAddress: WILSON })
  await expect(page.getByRole('heading', { name: 'Nothing Found' })).toBeVisible()
  await expect(lines(page)).toHaveCount(0)
  await check(page)
})

for (const family of ['complete', 'hostile', 'veryLarge'] as const)
  test(
    `the summary, the kit and the dashboard of the family ${family} lead to its findings, which stand up to axe, a phone and paper`,
    ONLY_THOROUGH,
    async ({ page, account }) => {
      await change(account, { currentStep: 1, ...samples[family] })
      for (const path of [SUMMARY, SIGNING_KIT, '/dashboard']) {
        await page.goto(path)
        await formOf(page).getByRole('link', { name: 'Before You Sign' }).first().click()
        await expect(page).toHaveURL(BEFORE_SIGNING)
        await expect(page).toHaveTitle(/^Before You Sign/)
      }
      await expect(lines(page).first()).toBeVisible()
      await check(page, { phone: true })
      await page.emulateMedia({ media: 'print' })
      for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(lines(page).first()).toBeVisible()
    },
  )

test('all of it is on letter paper, with a margin', ONLY_THOROUGH, async ({ page, account }) => {
  skipWithoutPdf()
  await change(account, { currentStep: 1, ...samples.complete })
  await arrive(page, BEFORE_SIGNING, 'Before You Sign')
  const texts = await lines(page).locator('p:first-child').allInnerTexts()
  expect(texts.length).toBeGreaterThan(3)
  const pdf = await printed(page)
  const words = textOf(pdf).replace(/\s+/g, ' ')
  expect(texts.filter((text) => !words.includes(text))).toEqual([])
  expect(boxesOf(pdf)).toContain('width="612.000000" height="792.000000"')
  expect(leftMargin(pdf), 'points from the left edge of the paper').toBeGreaterThan(30)
})

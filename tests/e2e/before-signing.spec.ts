import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BEFORE_SIGNING, SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { arrive, check } from './axe-check.ts'
import { axe, expect, test } from './fixtures.ts'
import { formOf } from './journey/pages.ts'
import { change } from './journey/seed.ts'

const lines = (page: Page) => formOf(page).getByRole('listitem')
test('the summary, the signing-day kit and the dashboard lead to it', async ({ page, account }) => {
  await change(account, { currentStep: 1, ...samples.complete })
  for (const path of [SUMMARY, SIGNING_KIT, '/dashboard']) {
    await page.goto(path)
    await formOf(page).getByRole('link', { name: 'Before You Sign' }).first().click()
    await expect(page).toHaveURL(BEFORE_SIGNING)
    await expect(page).toHaveTitle(/^Before You Sign/)
  }
})

for (const family of ['complete', 'hostile', 'veryLarge'] as const)
  test(`the findings of the family ${family} stand up to axe, a phone and paper`, async ({ page, account }) => {
    await change(account, { currentStep: 1, ...samples[family] })
    await arrive(page, BEFORE_SIGNING, 'Before You Sign')
    await expect(lines(page).first()).toBeVisible()
    await check(page, { phone: true })
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(lines(page).first()).toBeVisible()
  })

test('all of it is on letter paper, with a margin', async ({ page, account }) => {
  test.skip(spawnSync('pdftotext', ['-v']).error !== undefined, 'pdftotext is not installed')
  await change(account, { currentStep: 1, ...samples.complete })
  await arrive(page, BEFORE_SIGNING, 'Before You Sign')
  const texts = await lines(page).locator('p:first-child').allInnerTexts()
  expect(texts.length).toBeGreaterThan(3)
  const folder = mkdtempSync(join(tmpdir(), 'before-signing-'))
  try {
    const file = join(folder, 'page.pdf')
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true }))
    const words = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ')
    expect(texts.filter((text) => !words.includes(text))).toEqual([])
    const boxes = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' })
    expect(boxes).toContain('width="612.000000" height="792.000000"')
    const left = Math.min(...[...boxes.matchAll(/xMin="([\d.]+)"/g)].map(([, at]) => Number(at)))
    expect(left, 'points from the left edge of the paper').toBeGreaterThan(30)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('without a trust it says so', async ({ page, account: _signedIn }) => {
  await page.goto(BEFORE_SIGNING)
  await expect(page.getByText('No trust found')).toBeVisible()
  await axe(page)
})

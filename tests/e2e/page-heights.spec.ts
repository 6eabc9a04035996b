import type { Page } from '@playwright/test'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { DASHBOARD, SUMMARY } from '#domain/trust/routes.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { samples } from '#samples/families.ts'
import { onlyThoroughUnless, thorough } from '../thorough.ts'
import { type Account, change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'

/** The most that the dashboard may be high at 1280 and at 390 pixels, and the summary at 390. */
const HEIGHTS = [
  [DASHBOARD, 1280, 2_000],
  [DASHBOARD, 390, 4_500],
  [SUMMARY, 390, 6_000],
] as const

/** Two answers that are looked up in other papers, and that three documents print as blanks. */
const PUT_OFF: TrustPatch = {
  beneficiaries: {
    put: [{ id: 'b-church', name: 'Saint John’s Episcopal Church', relationship: 'charity', einUnknown: true }],
  },
  assets: {
    put: [
      {
        ...{ id: 'a-house', name: 'My house', type: 'real_estate', ownership: 'sole' },
        realEstateDetails: { street: '1 Elm Street', county: 'Teton', state: 'Wyoming', unknown: true },
      },
    ],
  },
}

/** Marks every asset as moved, and every document as signed, witnessed and notarized. */
async function signAndFund(account: Account): Promise<void> {
  const trust = await stored(account)
  if (!trust) throw new Error('There is no trust')
  const done = { printed: true, signed: true, witnessed: true, notarized: true }
  await change(account, {
    signings: { put: documentsToSign(trust).map(({ document }) => ({ id: document, ...done })) },
    assets: { put: (trust.assets ?? []).map(({ id }) => ({ id, funding: { status: 'done' } })) },
  })
}

const ROWS = /Documents$|^Documentos/

async function measure(page: Page, { blanks, more = 1 }: { blanks: boolean; more?: number }): Promise<void> {
  for (const [path, width, most] of HEIGHTS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('list', { name: ROWS }).getByRole('listitem')).toHaveCount(9)
    // What is found out while nothing else goes on is there.
    await expect(page.getByText('Checking your documents...')).toHaveCount(0)
    await expect(page.getByText(/^(Left|En) blan(k|co): /).first()).toBeAttached({ attached: blanks })
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${path} at ${width}`).toBeLessThan(
      most * more,
    )
  }
}

for (const family of ['begun', 'complete', 'veryLarge', 'hostile'] as const)
  test(
    `the pages of the family ${family} are short`,
    onlyThoroughUnless(['begun', 'veryLarge'].includes(family)),
    async ({ page, account }) => {
      await change(account, { currentStep: 1, ...samples[family] })
      await page.goto(DASHBOARD)
      if (family !== 'complete') await expect(page.getByText('Left blank:').first()).toBeVisible()
      await measure(page, { blanks: family !== 'complete' })
    },
  )

test('the pages are short once everything is downloaded, signed and funded, and say so once', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await change(account, samples.complete)
  await change(account, PUT_OFF)
  await page.goto(DASHBOARD)
  await expect(page.getByText('Please confirm your email address')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all ready documents' }).click()
  await file
  const copies = /^All 9 documents were downloaded .* and still match your answers\./
  await expect(page.getByText(copies)).toBeVisible()
  await expect(page.getByText(/still match/)).toHaveCount(1)
  await measure(page, { blanks: true })
  await change(account, { trusteeAddress: '1 New Road, Jackson, WY 83001' })
  await page.goto(DASHBOARD)
  await expect(page.getByText(/Changed since then: trustee address\./).first()).toBeVisible()
  // They are compared one after the other.
  await expect(async () => {
    const changed = await page.getByText(/Changed since then/).count()
    await expect(page.getByText(`Documents: Download ${changed} documents`)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await measure(page, { blanks: true })
  await change(account, { trusteeAddress: samples.complete.trusteeAddress ?? '' })
  await signAndFund(account)
  await page.goto(DASHBOARD)
  await expect(page.getByText(/All 8 documents to sign are checked off as signed\.$/)).toBeVisible()
  await expect(page.getByText(copies)).toBeVisible()
  await expect(page.getByRole('link', { name: '3 documents were signed with blanks, named below' })).toBeVisible()
  await measure(page, { blanks: true })
  await change(account, { executorName: 'Robert Stone', trusteeAddress: '1 New Road, Jackson, WY 83001' })
  await change(account, { backupTrusteeName: 'Susan Park', hcd_agentName: 'Susan Park' })
  await page.goto(DASHBOARD)
  await expect(page.getByText(/^\d signed documents no longer match your answers\./)).toBeVisible()
  await measure(page, { blanks: true })
  await page.goto('/trust-builder/grantor')
  await page.getByLabel('Email').fill('not an address')
  await page.goto(DASHBOARD)
  await expect(page.getByText('Typed and not saved yet')).toBeVisible()
  await measure(page, { blanks: true })
  if (!thorough) return
  await page.addInitScript(() => localStorage.setItem('language', 'es'))
  await measure(page, { blanks: true, more: 1.2 })
})

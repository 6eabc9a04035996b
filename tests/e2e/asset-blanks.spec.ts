import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'

test('a blank of an asset leads to that asset, with the field in focus', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, {
    ...samples.complete,
    assets: {
      put: [
        { id: 'a-cabin', name: 'Cabin', type: 'real_estate', ownership: 'tenants_in_common' },
        { id: 'a-fund', name: 'Index fund', type: 'investment', ownership: 'sole' },
      ],
    },
  })
  await page.goto('/preview/assignment-of-assets')
  const blank = (label: string) => page.locator(`a.blank[title="Not answered yet: ${label}"]`).first()
  await blank('Legal description of Cabin').click()
  await expect(page).toHaveURL('/trust-builder/real-estate-info/a-cabin')
  await expect(page.getByLabel('Legal Description')).toBeFocused()
  await page.goBack()
  await blank('The grantor’s share of Cabin').click()
  await expect(page).toHaveURL('/trust-builder/assets?edit=a-cabin')
  await expect(page.getByLabel('Your share (%)')).toBeFocused()
  await page.goto('/trust-builder/funding-plan')
  await page.getByRole('link', { name: 'Firm of Index fund: not given yet' }).click()
  await expect(page).toHaveURL('/trust-builder/assets?edit=a-fund')
  await expect(page.getByLabel('Firm')).toBeFocused()

  await page.goto('/dashboard')
  const list = page.getByRole('list', { name: 'Documents' })
  await list.getByRole('button', { name: 'Download Assignment of Assets' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'County of Cabin' }).click()
  await expect(page).toHaveURL('/trust-builder/real-estate-info/a-cabin')
  await expect(page.getByLabel('County')).toBeFocused()
})

test('the blank address of a co-trustee leads to that trustee’s row', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await change(account, { trustees: { put: [{ id: 't-two', name: 'T Two', address: '' }] } })
  await page.goto('/preview/certificate-of-trust')
  await page.locator('a.blank[title="Not answered yet: Address of trustee T Two"]').first().click()
  await expect(page).toHaveURL('/trust-builder/certificate-of-trust')
  await expect(page.getByLabel('Trustee 2 Address')).toBeFocused()
})

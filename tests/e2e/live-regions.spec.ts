import type { Locator, Page } from '@playwright/test'
import { changeTrust } from '#api/trust.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { families, samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'
import { fillCard, holdPurchases, openCheckout, submitOf } from './journey/checkout.ts'
import { button, formOf } from './journey/pages.ts'
import { hold, loseSaves, OWN_FAILURES, rejectSaves } from './journey/saving.ts'

// axe cannot miss a live region that is not there, so that these are looked for one by one.

/** Asserts an announcement to screen readers: the place is there and empty before, and the same place has the words after. */
async function announces(region: Locator, act: () => Promise<unknown>, words: string | RegExp): Promise<void> {
  await expect(region).toHaveText('')
  // What is hidden is no place yet, in the eyes of screen readers.
  expect(await region.evaluate((place) => getComputedStyle(place).display)).not.toBe('none')
  const place = await region.elementHandle()
  await act()
  await expect(region).toHaveText(words)
  expect(await place?.evaluate((before) => before.isConnected), 'it is the place that was there before').toBe(true)
}

const statusAfter = (page: Page, selector: string): Locator => page.locator(`${selector} ~ [role=status]`)
declare global {
  interface Window {
    readOut: string[]
  }
}

/** Notes what is read out for toasts, with its urgency: Radix has another element for it than the one on screen, for a second. */
async function hearToasts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    window.readOut = []
    const look = () => {
      for (const each of document.querySelectorAll('[role=status][aria-live]'))
        if (each.textContent?.startsWith('Message'))
          window.readOut.push(`${each.getAttribute('aria-live')}: ${each.textContent}`)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => window.readOut.join('\n'))
}

test(
  'wrong answers: a summary that takes the focus, the title, the field itself, and toasts, of success too',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, { trustName: 'Before' })
    const readOut = await hearToasts(page)
    await page.goto(stepPath('grantor'))
    await page.getByLabel('Email Address').fill('ruth at alder')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveTitle('Grantor Information – Kinstead')
    await expect(page.locator('[aria-invalid=true]'), 'nothing is rejected before it is handed in').toHaveCount(0)

    expect(await readOut()).toBe('')
    await button(page, 'Next').click()
    const failure = /^assertive: Message.*Validation Error\s*Please fill in all required fields correctly\./m
    await expect.poll(readOut, 'a failure is read out at once').toMatch(failure)
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Grantor name is required',
      'SSN is required (will be masked)',
      'Invalid email address',
      'Address is required',
    ])
    await expect(page).toHaveTitle('Error: Grantor Information – Kinstead')
    const email = page.getByLabel('Email Address')
    await expect(email).toHaveValue('ruth at alder')
    await expect(email).toHaveAccessibleDescription(/Invalid email address/)
    await summary.getByRole('link', { name: 'Invalid email address' }).press('Enter')
    await expect(email).toBeFocused()

    await page.getByLabel('Full Legal Name').fill('Ruth Alder')
    await page.getByLabel('Social Security Number').fill('536904321')
    await page.getByLabel('Legal Address').fill('1 Main Street')
    await button(page, 'Next').click()
    await expect(summary, 'one error is at its field alone').toHaveCount(0)
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport()

    await page.goto('/about-us')
    await formOf(page).getByLabel('Email').scrollIntoViewIfNeeded()
    await formOf(page).getByLabel('Email').fill('ann@family.example')
    await button(page, 'Subscribe').click()
    await expect.poll(readOut).toMatch(/^polite: Message.*Thank you!/m)
  },
)

test('changes of a list', async ({ page, account }) => {
  await change(account, { trustName: 'Before' })
  await page.goto(stepPath('beneficiaries'))
  const status = page.locator('#list-status')
  const add = async () => {
    await page.getByLabel('Name', { exact: true }).fill('Clara Alder')
    await button(page, 'Add Beneficiary').click()
  }
  await announces(status, add, 'Clara Alder was added.')
  await button(page, 'Edit Clara Alder').click()
  await expect(page.getByRole('heading', { name: 'Edit Clara Alder' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Clara Jane Alder')
  await button(page, 'Save Changes').click()
  await expect(status).toHaveText('Clara Jane Alder was changed.')
  await button(page, 'Remove Clara Jane Alder').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(status).toHaveText('Clara Jane Alder was removed.')
  await expect(page.getByRole('heading', { name: /^Your beneficiaries/ })).toBeFocused()
})

test('remarks beside a question', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { trustName: 'Before', grantorName: 'Ruth Alder' })
  await page.goto(stepPath('grantor'))
  const number = page.getByLabel('Social Security Number')
  await announces(statusAfter(page, '#field-grantorSsn'), () => number.fill('000123456'), /do not begin with 000/)

  await page.goto(stepPath('trustee'))
  const facts = formOf(page).locator('fieldset [role=status]:not(p)')
  await announces(facts, () => page.getByLabel('I will be my own trustee').check(), /Serving as your own trustee/)

  await page.goto(stepPath('ein-application'))
  const party = button(page, 'Use the grantor')
  await announces(
    party.locator('~ [role=status]'),
    () => party.click(),
    /The responsible party’s name is now the grantor’s/,
  )

  const county = page.locator('div:has(> div > #field-county) > [role=status]')
  await announces(county, () => page.getByLabel('County').fill('Multnomah'), /No county of Wyoming has this name/)

  await page.goto(stepPath('certificate-of-trust'))
  const more = button(page, 'Add Trustee')
  await announces(more.locator('~ [role=status]'), () => more.click(), /trustee/i)
})

test(
  'to a visitor: the place of the carousel when it is asked for, and a link for a new password on its way',
  ONLY_THOROUGH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
    const place = page.getByText(/^Testimonial \d+ of 15$/)
    await expect(place).toHaveAttribute('aria-live', 'off')
    await page.getByRole('button', { name: 'Next testimonial' }).focus()
    await expect(place).toHaveAttribute('aria-live', 'polite')
    await expect(place).toHaveText('Testimonial 1 of 15')
    await page.keyboard.press('Enter')
    await expect(place).toHaveText('Testimonial 2 of 15')

    await page.goto('/forgot-password')
    const sent = formOf(page).getByRole('status')
    await page.getByLabel('Email').fill('ann@family.example')
    await announces(sent, () => button(page, 'Send Link').click(), /No email is sent in this installation/)
  },
)

test(
  'a purchase that runs, and a line of the funding plan that is rejected',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await openCheckout(page, 'pro')
    await fillCard(page)
    const { open } = await holdPurchases(page)
    const status = page.getByRole('region', { name: 'Payment' }).getByRole('status')
    await announces(status, () => submitOf(page).click(), /^Processing may take a few moments/)
    open()
    await expect(page).not.toHaveURL(/checkout/)

    await change(account, samples.complete)
    await page.goto('/trust-builder/funding-plan')
    const note = page.getByLabel('Note of Family home')
    const leave = async () => {
      await note.fill('x'.repeat(1_001))
      await note.blur()
    }
    await announces(note.locator('xpath=../*[@role="status"]'), leave, /^Please keep this to 1,000 characters or fewer/)
  },
)

/** The four states of saving; the words stand at the foot of every step. */
const saving = (page: Page): Locator => formOf(page).locator('form [role=status]').last()

test(
  'saving: running, in the account at the minute it was, on this device only, and rejected with the reason',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(...OWN_FAILURES)
    await change(account, { trustName: 'Before' })
    await page.clock.setFixedTime(new Date('2026-11-20T10:42:30'))
    await page.goto(stepPath('beneficiaries'))
    const add = async (name: string) => {
      await page.getByLabel('Name', { exact: true }).fill(name)
      await button(page, 'Add Beneficiary').click()
    }
    const letGo = await hold(page, changeTrust)
    await announces(saving(page), () => add('Clara Alder'), 'Saving your answers…')
    letGo()
    await expect(saving(page)).toHaveText('Saved here and in your account at 10:42 AM.')
    await loseSaves(page)
    await add('Owen Alder')
    await expect(saving(page)).toHaveText(
      'Saved on this device only. Your answers go to your account when the connection improves.',
    )
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(stepPath('name'))
    await rejectSaves(page)
    const name = page.getByLabel('Trust Name')
    await name.fill(families.complete.trustName ?? '')
    await button(page, 'Next').click()
    await expect(saving(page)).toHaveText('Not saved: Rejected on purpose. What you typed is kept on this page.')
    await expect(name).toHaveValue(families.complete.trustName ?? '')
  },
)

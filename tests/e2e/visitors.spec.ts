import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plans } from '#content/plans.ts'
import { unprintable } from '../bad-input/bad-inputs.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { createAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { cardTyped, fillCard, openCheckout, submitOf, tracesIn } from './journey/checkout.ts'
import { expectToast, formOf, logIn } from './journey/pages.ts'
import { recordRequests, storedWithAddress } from './journey/stored-and-sent.ts'
import { codeGate } from './press.ts'

const chosen = (page: Page) => page.evaluate(() => sessionStorage.getItem('selectedPlan'))
const errorOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((input) => {
    const described = input.getAttribute('aria-describedby')
    return described === null ? null : (document.getElementById(described)?.textContent ?? '')
  })

test('the address chooses the package, and anything but the three is Starter', async ({ page }) => {
  for (const { id, title } of plans) {
    await openCheckout(page, id)
    await seeText(page, 'checkout.heading')
    await seeText(formOf(page), 'checkout.plan-title', { title })
    await seeText(page, `checkout.${id}-description`)
    await seeText(page, `checkout.${id}-price`)
    await seeText(page, 'checkout.total')
    expect(await chosen(page)).toBe(id)
  }
  for (const other of [undefined, '', 'PRO', 'gold', 'pro%00', '%3Cscript%3E']) {
    await page.evaluate(() => sessionStorage.removeItem('selectedPlan'))
    await openCheckout(page, other)
    await seeText(page, 'checkout.starter-price')
    expect(await chosen(page), 'which nobody has selected').toBeNull()
  }
  await seeText(page, 'checkout.secure')
  await seeText(page, 'checkout.no-charge')

  await fillCard(page)
  const typed = await cardTyped(page)
  await formOf(page).getByRole('link', { name: 'Elite', exact: true }).click()
  await expect(page).toHaveURL('/checkout?plan=elite')
  await seeText(page, 'checkout.elite-price')
  await expect.poll(() => chosen(page)).toBe('elite')
  expect(await cardTyped(page), 'another package keeps what was typed').toEqual(typed)
})

test('each field says what is wrong when it is left, and all do when the form is handed in', async ({ page }) => {
  await openCheckout(page)
  for (const id of ['card-name', 'card-number', 'expiry-date', 'cvc'] as const) await seeText(page, `checkout.${id}`)
  await page.getByLabel('Card Number').pressSequentially('411')
  expect(await errorOf(page, 'Card Number'), 'not while it is first typed').toBeNull()
  await page.keyboard.press('Tab')
  await expect.poll(() => errorOf(page, 'Card Number')).toBe('Card number must be 16 digits')
  await expect(page.getByText('There is a problem')).toHaveCount(0)
  await page.getByLabel('Card Number').fill('4111111111111111')
  expect(await errorOf(page, 'Card Number'), 'it goes while it is mended').toBeNull()
  await page.getByLabel('Card Number').fill('')

  await submitOf(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await seeText(page, 'checkout.name-required')
  await seeText(page, 'checkout.number-digits')
  await seeText(page, 'checkout.expiry-format')
  await seeText(page, 'checkout.cvc-digits')
  await expect(page.getByText('Almost there!')).toHaveCount(0)

  for (const { what, typed, says } of [
    // Half a character does not get from the test into the page.
    ...unprintable.filter(({ typed }) => typed.isWellFormed()),
    { what: '201 characters', typed: 'x'.repeat(201), says: /keep this to 200 characters or fewer/ },
    { what: 'spaces', typed: '   ', says: /^Name is required$/ },
  ]) {
    await page.getByLabel('Name on Card').fill(typed)
    await expect.poll(() => errorOf(page, 'Name on Card'), what).toMatch(says)
  }
})

test(
  'the fields give the browser its hints, and keep the caret where a digit is exchanged or pasted',
  ONLY_THOROUGH,
  async ({ page }) => {
    await openCheckout(page)
    const fields = page.locator('main form input')
    const hints = ['autocomplete', 'inputmode', 'name', 'maxlength']
    const found = await fields.evaluateAll(
      (inputs, names) => inputs.map((input) => names.map((name) => input.getAttribute(name))),
      hints,
    )
    expect(found, 'the browser’s own card list, a phone’s number keys, and no name under which a form is sent').toEqual(
      [
        ['cc-name', null, null, null],
        ['cc-number', 'numeric', null, null],
        ['cc-exp', 'numeric', null, null],
        ['cc-csc', 'numeric', null, null],
      ],
    )
    const number = page.getByLabel('Card Number')
    const expiry = page.getByLabel('Expiry Date')
    const cvc = page.getByLabel('CVC')
    await number.pressSequentially('4111-1111x1111 1111 99')
    await expect(number).toHaveValue('4111111111111111')
    await cvc.pressSequentially('12a345')
    await expect(cvc).toHaveValue('1234')

    await expiry.pressSequentially('0427')
    await expect(expiry).toHaveValue('04/27')
    for (let press = 0; press < 4; press++) await expiry.press('Backspace')
    await expect(expiry).toHaveValue('')
    await expiry.pressSequentially('4/279')
    await expect(expiry).toHaveValue('04/27')
    // A digit exchanged in the middle stays where it was put.
    for (const key of ['Home', 'ArrowRight', 'Backspace', '1']) await expiry.press(key)
    await expect(expiry).toHaveValue('14/27')

    const paste = async (field: typeof number, text: string) => {
      await field.fill('')
      await field.focus()
      await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
    }
    await paste(number, '4111-1111-1111-1111\n')
    await expect(number).toHaveValue('4111111111111111')
    await paste(expiry, '04 / 2027')
    await expect(expiry).toHaveValue('04/27')
    await number.press('Home')
    await number.press('Delete')
    await number.press('5')
    await expect(number).toHaveValue('5111111111111111')
  },
)

test('a visitor who hands the form in is led to an account and back, and the card goes nowhere', async ({
  page,
  context,
  server,
}) => {
  const account = await createAccount(server.url)
  const sent = recordRequests(context)
  await openCheckout(page, 'elite')
  await fillCard(page)
  await submitOf(page).click()
  await seeText(page, 'checkout.almost-there')
  await expect(page.getByRole('heading', { name: 'Almost there!' })).toBeFocused()
  await expect(page.getByLabel('Card Number')).toHaveCount(0)
  expect(tracesIn(await page.content())).toEqual([])
  await seeText(formOf(page), 'checkout.create-account')
  await seeText(formOf(page), 'checkout.log-in')
  await formOf(page).getByRole('link', { name: 'Log In' }).click()
  await seeNavigation(page, 'checkout.log-in.to')
  await logIn(page, account)
  await seeNavigation(page, 'checkout.after-login.to', { plan: 'elite' })
  await expect(page.getByLabel('Card Number')).toHaveValue('')
  expect(tracesIn(await storedWithAddress(page))).toEqual([])
  expect(tracesIn(sent.text())).toEqual([])
  expect(sent.text(), 'nothing was bought').not.toContain('/api/purchases')
  await account.api.dispose()
})

test('a visitor who makes an account comes back to the package', async ({ page }) => {
  await openCheckout(page, 'pro')
  await fillCard(page)
  await page.getByLabel('CVC').press('Enter')
  await formOf(page).getByRole('link', { name: 'Create Account' }).click()
  await seeNavigation(page, 'checkout.create-account.to')
  await page.getByLabel('First Name').fill('Ann')
  await page.getByLabel('Last Name').fill('Alder')
  await page.getByLabel('Email').fill(`${randomUUID()}@family.example`)
  await page.getByLabel('Password', { exact: true }).fill('granite-lantern-meadow')
  await page.getByLabel('Confirm Password').fill('granite-lantern-meadow')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await formOf(page).getByRole('button', { name: 'Sign Up', exact: true }).click()
  await seeToast(page, 'signup.created-with-plan')
  await seeNavigation(page, 'checkout.after-signup.to', { plan: 'pro' })
  await seeText(page, 'checkout.pro-price')
})

const why = (page: Page) => formOf(page).getByText('To start your trust, you need an account')

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ann')
  await page.getByLabel('Last Name').fill('Alder')
  await page.getByLabel('Email').fill(`${randomUUID()}@family.example`)
  await page.getByLabel('Password', { exact: true }).fill('granite-lantern-meadow')
  await page.getByLabel('Confirm Password').fill('granite-lantern-meadow')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await formOf(page).getByRole('button', { name: 'Sign Up', exact: true }).click()
}

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first()

for (const [path, name] of [
  ['/', 'Start Your Trust'],
  ['/blog/4', 'Start Your Trust'],
] as const)
  test(
    `a newcomer who starts a trust on ${path} signs up, reads why, and comes to the builder`,
    onlyThoroughUnless(path === '/'),
    async ({ page }) => {
      await page.goto(path)
      await formOf(page).getByRole('link', { name }).last().click()
      await expect(page).toHaveURL('/signup')
      await expect(why(page)).toBeVisible()
      await signUp(page)
      await expectToast(page, 'You are now logged in.')
      await expect(page).toHaveURL('/trust-builder')
      await expect(page.getByRole('button', { name: 'Start Your Trust' })).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('loginOrigin')), 'used once and gone').toBeNull()
    },
  )

test(
  'who starts a trust and has an account logs in and comes to the builder',
  ONLY_THOROUGH,
  async ({ page, server }) => {
    const account = await createAccount(server.url)
    await page.goto('/')
    await formOf(page).getByRole('link', { name: 'Start Your Trust' }).first().click()
    await formOf(page).getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Log In to Your Account' })).toBeVisible()
    await logIn(page, account)
    await expect(page).toHaveURL('/trust-builder')
    await expect(page.getByRole('button', { name: 'Start Your Trust' })).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
    await account.api.dispose()
  },
)

test('opening the checkout does not change where signing up ends', ONLY_THOROUGH, async ({ page }) => {
  await openCheckout(page)
  await headerLink(page, 'Sign Up').click()
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await expect(why(page)).toHaveCount(0)
  await signUp(page)
  await expectToast(page, 'Redirecting to your dashboard...')
  await expect(page).toHaveURL('/dashboard')
})

test('who selected a package and then starts a trust comes to the builder', ONLY_THOROUGH, async ({ page }) => {
  await openCheckout(page, 'pro')
  await headerLink(page, 'Home').click()
  await formOf(page).getByRole('link', { name: 'Start Your Trust' }).first().click()
  await signUp(page)
  await expect(page).toHaveURL('/trust-builder')
})

test(
  'before hydration the link leads to log in, from where a newcomer signs up and comes to the builder',
  ONLY_THOROUGH,
  async ({ page }) => {
    const { arrive } = await codeGate(page)
    await page.goto('/', { waitUntil: 'commit' })
    await formOf(page).getByRole('link', { name: 'Start Your Trust' }).first().click()
    arrive()
    await expect(page).toHaveURL('/login')
    await formOf(page).getByRole('link', { name: 'Sign up' }).click()
    await signUp(page)
    await expect(page).toHaveURL('/trust-builder')
  },
)

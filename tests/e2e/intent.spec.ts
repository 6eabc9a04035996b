import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { createAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { openCheckout } from './journey/checkout.ts'
import { formOf, logIn } from './journey/pages.ts'
import { expectToast } from './journey/passing.ts'
import { codeGate } from './press.ts'

const why = (page: Page) => formOf(page).getByText('To start your trust you need an account')

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

test('a glance at the checkout does not change where signing up ends', ONLY_THOROUGH, async ({ page }) => {
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

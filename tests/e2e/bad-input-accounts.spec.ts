import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readProfile } from '#api/profile.ts'
import { readBilling } from '#api/purchases.ts'
import { unprintable, validButHostile } from '../bad-input/bad-inputs.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { type Expected, fieldErrorsOn, typeAll } from './journey/bad-input.ts'
import { clearToasts, expectToast, toastOf } from './journey/pages.ts'
import { card, dialogOf, openSettings, saveCard, typeCard } from './journey/settings.ts'

const NAMES = ['firstName', 'lastName'] as const
const good = {
  firstName: 'Ann',
  lastName: 'Alder',
  email: '',
  password: 'granite-lantern-meadow',
  confirmPassword: 'granite-lantern-meadow',
}
type Sheet = typeof good
/** One that JSON escapes and one that it does not; unit tests try all of them. */
const few = unprintable.filter(({ what }) => what === 'U+0000' || what === 'a right-to-left override')

const put = (name: string, typed: string, says: RegExp | null = null, left = typed): Expected => ({
  id: `field-${name}`,
  typed,
  left,
  says: says?.source ?? null,
})
const sheetOf = (answers: Partial<Sheet>): Expected[] =>
  Object.entries({ ...good, ...answers }).map(([name, typed]) => put(name, typed))

async function handIn(
  page: Page,
  name: 'Sign Up' | 'Log In' | 'Send Link' | 'Set Password',
  typed: Expected[],
): Promise<void> {
  await typeAll(page, typed)
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await expect.poll(() => fieldErrorsOn(page, typed), { intervals: [20, 50, 100] }).toEqual([])
}

test('bad input at sign-up is reported, stays typed, and makes no account', async ({ page, expectFailures }) => {
  expectFailures(/^Failed to load resource: the server responded with a status of 4/, /^Signing up failed/)
  const email = `${randomUUID()}@family.example`
  await page.goto('/signup')
  await page.getByLabel('First Name').waitFor()
  await handIn(
    page,
    'Sign Up',
    Object.keys(good).map((name) => put(name, '', /^Please (enter|choose)/)),
  )
  await expectToast(page, 'All fields are required')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()

  const bad = [
    ...few,
    { typed: 'x'.repeat(201), says: /keep this to 200 characters or fewer. You have 201/ },
    { typed: '   ', says: /^Please enter your/ },
  ]
  for (const { typed, says } of bad) {
    const rest = { email, firstName: '', lastName: '' }
    await handIn(page, 'Sign Up', [
      ...sheetOf(rest).filter(({ id }) => !NAMES.some((name) => id === `field-${name}`)),
      ...NAMES.map((name) => put(name, typed, says)),
    ])
  }
  await handIn(page, 'Sign Up', [
    ...sheetOf({ email }).filter(({ id }) => id !== 'field-confirmPassword'),
    put('confirmPassword', 'another', /^Passwords do not match$/),
  ])

  // What only the server can validate is shown in the toast (specification P 8), with all that was typed still there.
  for (const [changed, says] of [
    [{ email: 'ann' }, /email|e-mail|address/i],
    [{ email, password: 'password123', confirmPassword: 'password123' }, /many people use it. Please choose another/],
    [{ email, password: 'x'.repeat(1_001), confirmPassword: 'x'.repeat(1_001) }, /password|1,?000/i],
  ] as const) {
    const typed = sheetOf(changed)
    await handIn(page, 'Sign Up', typed)
    await expectToast(page, 'Registration failed')
    await expect(toastOf(page)).toContainText(says)
    expect(await fieldErrorsOn(page, typed)).toEqual([])
    await clearToasts(page)
  }
  await expect(page).toHaveURL('/signup')

  // Valid text that looks dangerous is a name like any other.
  await handIn(page, 'Sign Up', sheetOf({ email, firstName: '<script>alert(1)</script>', lastName: 'عائشة "O’Brien"' }))
  await expect(page).toHaveURL('/dashboard')
})

test(
  'bad input at log-in is reported, stays typed, and lets nobody in',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    expectFailures(/^Failed to load resource: the server responded with a status of 4/, /^Logging in failed/)
    await page.goto('/login')
    await page.getByLabel('Email').waitFor()
    await handIn(page, 'Log In', [
      put('email', '', /^Email is required$/),
      put('password', '', /^Password is required$/),
    ])
    for (const [email, password] of [
      ["' OR 1=1 --", "' OR 1=1 --"],
      ['x'.repeat(255), 'x'.repeat(1_001)],
    ] as const) {
      const typed = [put('email', email), put('password', password)]
      await handIn(page, 'Log In', typed)
      await expectToast(page, 'Login failed', 'Please check your')
      expect(await fieldErrorsOn(page, typed)).toEqual([])
      await clearToasts(page)
    }
    await expect(page).toHaveURL('/login')
  },
)

test(
  'bad input to a forgotten password is reported, stays typed, and asks for nothing',
  ONLY_THOROUGH,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
    await page.goto('/forgot-password')
    await page.getByLabel('Email').waitFor()
    for (const typed of ['', 'ann@', 'a@b.example, c@d.example'])
      await handIn(page, 'Send Link', [put('email', typed, /^Please enter your email address/)])
    // A browser's own email field drops the spaces at the ends.
    await handIn(page, 'Send Link', [put('email', '   ', /^Please enter your email address/, '')])
    for (const { typed, says } of few) await handIn(page, 'Send Link', [put('email', typed, says)])
    await handIn(page, 'Send Link', [put('email', `${'x'.repeat(250)}@x.example`, /254 characters or fewer/)])
    expect(asked).toEqual([])
  },
)

test('a bad new password is reported, and what was typed stays', ONLY_THOROUGH, async ({ page, expectFailures }) => {
  expectFailures(/^Failed to load resource: the server responded with a status of 4/, /^Setting a new password failed/)
  await page.goto('/reset-password#token=%3Cscript%3E')
  await page.getByLabel('New Password', { exact: true }).waitFor()
  await handIn(page, 'Set Password', [
    put('password', '', /^Please choose a password$/),
    put('confirmPassword', '', /^Please enter the password again$/),
  ])
  await handIn(page, 'Set Password', [
    put('password', 'granite-lantern-meadow'),
    put('confirmPassword', 'granite', /^Passwords do not match$/),
  ])
  const long = 'x'.repeat(1_001)
  await handIn(page, 'Set Password', [
    put('password', long, /^Password should be at most 128 characters$/),
    put('confirmPassword', long),
  ])
  await page.getByLabel('New Password', { exact: true }).fill('granite-lantern-meadow')
  await page.getByLabel('Confirm New Password').fill('granite-lantern-meadow')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect(page.getByText('This link no longer works.')).toBeFocused()
})

const tooLong = { typed: 'x'.repeat(201), says: /keep this to 200 characters or fewer. You have 201/ }

test('bad names are reported, stay typed, and never saved', async ({ page, account }) => {
  await openSettings(page)
  for (const { typed, says } of [...few, tooLong, { typed: '   ', says: /name is required$/ }]) {
    const names = ['firstName', 'lastName'].map((name) => put(name, typed, says))
    await typeAll(page, names)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(() => fieldErrorsOn(page, names), { intervals: [20, 50, 100] }).toEqual([])
  }
  const read = async () => (await account.api.get(readProfile.path)).json()
  expect(await read()).toMatchObject({ firstName: 'Eleanor', lastName: 'Whitfield', updatedAt: null })
  for (const text of validButHostile.slice(0, 2)) {
    await page.getByLabel('First Name').fill(text)
    await page.getByLabel('Last Name').fill(text)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(read).toMatchObject({ firstName: text, lastName: text })
  }
})

test('a bad card is reported, stays typed, and never saved', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(90_000)
  await openSettings(page, 'Billing')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  await typeCard(page, { ...card, number: '', cvv: '' })
  const short = /^Card number must be 16 digits$/
  const letters = /^Card number must contain only digits$/
  const number: [typed: string, says: RegExp, left?: string][] = [
    ['', short],
    ['453914880343646', short, '4539 1488 0343 646'],
    ['<script>alert(1)</script>', /^Card number is too long$/],
    ['٤٥٣٩١٤٨٨٠٣٤٣٦٤٦٧', letters],
  ]
  const cvv: [typed: string, says: RegExp][] = [
    ['1', /^CVV must be 3 or 4 digits$/],
    ['١٢٣', /^CVV must contain only digits$/],
  ]
  const holder: [typed: string, says: RegExp][] = [
    [' A ', /^Card holder name is required$/],
    [tooLong.typed, tooLong.says],
    ['4539 1488 0343 6467', /^This looks like a card number/],
    ...few.map(({ typed, says }): [string, RegExp] => [typed, says]),
  ]
  const rounds = Math.max(number.length, cvv.length, holder.length)
  for (let round = 0; round < rounds; round += 1) {
    const [a, aSays, aLeft] = number[round % number.length] ?? ['', short]
    const [b, bSays] = cvv[round % cvv.length] ?? ['', short]
    const [c, cSays] = holder[round % holder.length] ?? ['', short]
    const typed = [put('cardNumber', a, aSays, aLeft), put('cvv', b, bSays), put('cardholderName', c, cSays)]
    await typeAll(page, typed)
    await saveCard(page)
    await expect.poll(() => fieldErrorsOn(page, typed), { intervals: [20, 50, 100] }).toEqual([])
  }
  expect(await (await account.api.get(readBilling.path)).json()).toBeNull()

  const [hostile = ''] = validButHostile
  await typeAll(page, [
    put('cardNumber', card.number, null),
    put('cvv', '000', null),
    put('cardholderName', hostile, null),
  ])
  await saveCard(page)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('tabpanel').getByText(hostile)).toBeVisible()
})

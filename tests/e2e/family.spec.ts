import { families } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { createAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { downloaded } from './journey/downloads.ts'
import { answerByNext, answerPassedBy, complete, expectAllDone } from './journey/family.ts'
import { keyboard, pointer } from './journey/hand.ts'
import { formOf } from './journey/pages.ts'
import { wholeFamily } from './journey/whole-family.ts'

// A film of so long a journey slows it by a third; the page at each step is kept all the same.

test('a family is typed in from sign-up to completion, and its trust agreement downloaded', async ({ page }) => {
  test.setTimeout(300_000)
  await wholeFamily(pointer(page))
})

test(
  'the thirteen steps by keyboard alone, from login to the downloaded agreement',
  ONLY_THOROUGH,
  async ({ page, server }) => {
    test.setTimeout(300_000)
    const account = await createAccount(server.url)
    const hand = keyboard(page)
    await page.goto('/login')
    await hand.type(page.getByLabel('Email'), account.email)
    await hand.type(page.getByLabel('Password', { exact: true }), account.password)
    await hand.press(page.getByRole('button', { name: 'Log In', exact: true }).last())
    await expect(page).toHaveURL('/dashboard')
    await hand.press(page.getByRole('link', { name: 'Start Your Trust' }))
    await answerByNext(hand)
    await answerPassedBy(hand)
    await complete(hand)
    await expectAllDone(page)
    const agreement = formOf(page)
      .getByRole('button', { name: 'Download Irrevocable Trust Agreement', exact: true })
      .first()
    const { text } = await downloaded(page, () => hand.press(agreement))
    expect(text).toContain(families.complete.grantorName)
    await account.api.dispose()
  },
)

import { readProfile } from '#api/profile.ts'
import { readBilling } from '#api/purchases.ts'
import { unprintable, validButHostile } from '../bad-input/bad-inputs.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { type Expected, fieldErrorsOn, typeAll } from './bad-input/typing.ts'
import { expect, test } from './fixtures.ts'
import { card, dialogOf, openSettings, saveCard, typeCard } from './journey/settings.ts'

const put = (name: string, typed: string, says: RegExp | null, left = typed): Expected => ({
  id: `field-${name}`,
  typed,
  left,
  says: says?.source ?? null,
})
/** Unit tests try all of them. */
const few = unprintable.filter(({ what }) => what === 'U+0000' || what === 'a right-to-left override')
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

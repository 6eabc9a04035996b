import { changeBilling, readBilling } from '#api/purchases.ts'
import { seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, recover } from './journey/failing-requests.ts'
import { card, dialogOf, laterYear, openSettings, saveCard, typeCard } from './journey/settings.ts'

test('a card is put on file and replaced; of it the last four digits, holder and expiry are kept', async ({
  page,
  account,
}) => {
  await openSettings(page, 'Billing')
  await seeText(page, 'billing.none')
  await seeText(page, 'billing.add')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  for (const row of ['card.number', 'card.holder', 'card.expiry', 'card.cvv'] as const)
    await seeText(dialogOf(page), row)
  await expect(dialogOf(page).getByLabel('Card Number')).toBeFocused()
  await typeCard(page, { ...card, number: `${card.number}99` })
  await expect(dialogOf(page).getByLabel('Card Number')).toHaveValue('4539 1488 0343 6467')
  await saveCard(page)
  await seeToast(page, 'card.saved')
  await expect(dialogOf(page)).toHaveCount(0)
  await seeText(page, 'billing.masked', { last4: '6467' })
  await seeText(page, 'billing.expiry', { expiry: card.expiry })
  await expect(page.getByRole('tabpanel')).toContainText('Card ending in 6467')
  expect(await (await account.api.get(readBilling.path)).json()).toEqual({
    cardLast4: '6467',
    cardMasked: '•••• •••• •••• 6467',
    cardholderName: card.holder,
    expiryDate: card.expiry,
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })

  await seeText(page, 'billing.update')
  await page.getByRole('button', { name: 'Update Payment Method' }).click()
  await expect(dialogOf(page).getByLabel('Cardholder Name')).toHaveValue(card.holder)
  await expect(dialogOf(page).getByLabel('Card Number')).toHaveValue('')
  await typeCard(page, { ...card, number: '4111 1111 1111 1111', expiry: `12/${laterYear}` })
  await saveCard(page)
  await seeText(page, 'billing.masked', { last4: '1111' })
  await page.reload()
  await seeText(page, 'billing.masked', { last4: '1111' })
  await seeText(page, 'billing.expiry', { expiry: `12/${laterYear}` })
})

test('each error of a card is named beside its field, and nothing typed is lost', async ({ page, account }) => {
  await openSettings(page, 'Billing')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  const dialog = dialogOf(page)
  await saveCard(page)
  for (const row of [
    ...(['card.number-short', 'card.holder-required', 'card.expiry-required', 'card.cvv-length'] as const),
  ])
    await seeText(dialog, row)
  await expect(dialog.getByRole('alert')).toBeFocused()

  await dialog.getByLabel('Card Number').fill('4539 1488 0343 646x')
  await dialog.getByLabel('CVV').fill('73a')
  await saveCard(page)
  await seeText(dialog, 'card.number-letters')
  await seeText(dialog, 'card.cvv-letters')
  await expect(dialog.getByLabel('Card Number')).toHaveValue('4539 1488 0343 646x')
  await expect(dialog.getByLabel('CVV')).toHaveValue('73a')
  await dialog.getByLabel('Card Number').fill('4539 1488 0343 6467 4539x')
  await saveCard(page)
  await seeText(dialog, 'card.number-long')
  await dialog.getByLabel('CVV').fill('')
  await dialog.getByLabel('CVV').pressSequentially('123456')
  await expect(dialog.getByLabel('CVV')).toHaveValue('1234')

  const number = dialog.getByLabel('Card Number')
  await number.fill('')
  await number.pressSequentially('4539 9148 8034 3646')
  for (let times = 0; times < 13; times += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(number, 'a digit is corrected within it').toHaveValue('4539 1488 0343 646')
  await page.keyboard.press('End')
  await page.keyboard.type('7')
  await expect(number).toHaveValue('4539 1488 0343 6467')

  // Half a date is none, and its error leads to its field.
  await dialog.getByLabel('Month').selectOption('04')
  await saveCard(page)
  await dialog.getByRole('link', { name: 'Expiry date is required' }).click()
  await expect(dialog.getByLabel('Month')).toBeFocused()
  expect(await (await account.api.get(readBilling.path)).json()).toBeNull()
})

test('by keyboard alone, a card that could not be saved stays as it was typed, until it is', async ({
  page,
  account: _signedIn,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Saving the payment method failed/)
  await openSettings(page, 'Billing')
  const add = page.getByRole('button', { name: 'Add Payment Method' })
  const dialog = dialogOf(page)
  await add.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await cutOff(page, changeBilling)
  for (const typed of [card.number, card.holder, '04', laterYear, card.cvv]) {
    await page.keyboard.type(typed)
    if (typed !== card.cvv) await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await seeToast(page, 'card.failed')
  await expect(dialog.getByRole('alert')).toContainText('There was a problem saving your payment method')
  await expect(dialog.getByLabel('Card Number')).toHaveValue('4539 1488 0343 6467')
  await expect(dialog.getByLabel('Cardholder Name')).toHaveValue(card.holder)
  await expect(dialog.getByLabel('Month')).toHaveValue('04')
  await expect(dialog.getByLabel('CVV')).toHaveValue(card.cvv)
  await recover(page)
  await dialog.getByLabel('CVV').press('Enter')
  await seeText(page, 'billing.masked', { last4: '6467' })
  await expect(page.getByRole('button', { name: 'Update Payment Method' })).toBeFocused()
})

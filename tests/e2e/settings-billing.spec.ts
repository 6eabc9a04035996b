import { changeBilling, readBilling } from '#api/purchases.ts'
import { seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, recover } from './journey/saving.ts'
import { card, dialogOf, laterYear, openSettings, saveCard, typeCard } from './journey/settings.ts'
import { recordRequests, secretsIn, storedByServer, storedWithAddress } from './journey/stored-and-sent.ts'

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

test('a card’s number and CVV never leave the page: not by any request, not into any storage', async ({
  page,
  context,
  server,
  account: _signedIn,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Saving the payment method failed/)
  const sent = recordRequests(context)
  await openSettings(page, 'Billing')
  const open = () => page.getByRole('button', { name: /^(Add|Update) Payment Method$/ }).click()
  const leaks = async () => ({
    sent: secretsIn(sent.text(), card),
    kept: secretsIn(await storedWithAddress(page), card),
    server: secretsIn(storedByServer(server.dataDir) + server.log(), card),
  })
  const none = { sent: [], kept: [], server: [] }

  // Typed and left; typed, failed and left; typed and saved; and whatever a page writes when it goes.
  await open()
  await typeCard(page, card)
  expect(await leaks()).toEqual(none)
  await page.keyboard.press('Escape')
  await open()
  await expect(dialogOf(page).getByLabel('Card Number')).toHaveValue('')
  await cutOff(page, changeBilling)
  await typeCard(page, card)
  await saveCard(page)
  await expect(dialogOf(page).getByRole('alert')).toBeVisible()
  expect(await leaks()).toEqual(none)
  await recover(page)
  const [request] = await Promise.all([page.waitForRequest(`**${changeBilling.path}`), saveCard(page)])
  await expect(dialogOf(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Card ending in 6467')).toBeAttached()
  await open()
  await typeCard(page, card)
  await page.goto('/dashboard')
  await page.goBack()
  await expect(page.getByText('Card ending in 6467')).toBeAttached()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await leaks()).toEqual(none)

  // What may leave did: request bodies are recorded.
  const allowed = { cardLast4: '6467', cardholderName: card.holder, expiryDate: card.expiry }
  expect(request.postDataJSON()).toEqual(allowed)
  expect(sent.text()).toContain(JSON.stringify(allowed))
  expect(storedByServer(server.dataDir)).toContain(card.holder)
})

test(
  'the watching finds a card wherever one is let slip',
  ONLY_THOROUGH,
  async ({ page, context, account: _signedIn, expectFailures }) => {
    expectFailures()
    const sent = recordRequests(context)
    await openSettings(page, 'Billing')
    await page.evaluate((number) => fetch(`/api/session?n=${number}`), card.number)
    expect(secretsIn(sent.text(), card)).not.toEqual([])

    async function slip(way: 'fetch' | 'beacon', body: string): Promise<string> {
      const before = sent.text().length
      await page.evaluate(
        async ({ how, text }) => {
          if (how === 'beacon') navigator.sendBeacon('/api/x', text)
          else await fetch('/api/x', { method: 'POST', body: text })
        },
        { how: way, text: body },
      )
      await expect.poll(() => sent.text().length).toBeGreaterThan(before)
      return sent.text().slice(before)
    }
    const slips: Record<string, string> = {
      body: await slip('fetch', JSON.stringify({ n: '4539 1488 0343 6467' })),
      cvv: await slip('fetch', JSON.stringify({ cvv: card.cvv })),
      beacon: await slip('beacon', '4539-1488-0343-6467'),
    }
    for (const [what, text] of Object.entries(slips)) expect(secretsIn(text, card), what).not.toEqual([])

    const clean = await storedWithAddress(page)
    expect(secretsIn(clean, card)).toEqual([])
    await context.addCookies([{ name: 'n', value: card.number, url: page.url() }])
    expect(secretsIn(await storedWithAddress(page), card), 'cookie').not.toEqual([])
    await context.clearCookies({ name: 'n' })
    for (const where of ['localStorage', 'sessionStorage', 'address', 'database'] as const) {
      await page.evaluate(
        async ({ place, number }) => {
          if (place === 'address') history.replaceState({}, '', `?n=${number}`)
          else if (place === 'database')
            await new Promise<void>((done) => {
              const opened = indexedDB.open('slip')
              opened.onupgradeneeded = () => opened.result.createObjectStore('s', { autoIncrement: true })
              opened.onsuccess = () => {
                const work = opened.result.transaction('s', 'readwrite')
                work.objectStore('s').put({ number })
                work.oncomplete = () => {
                  opened.result.close()
                  done()
                }
              }
            })
          else window[place].setItem('n', number)
        },
        { place: where, number: card.number },
      )
      expect(secretsIn(await storedWithAddress(page), card), where).not.toEqual([])
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
        indexedDB.deleteDatabase('slip')
        history.replaceState({}, '', '/account/settings')
      })
      expect(secretsIn(await storedWithAddress(page), card), `${where}, taken back`).toEqual([])
    }
  },
)

import { changeBilling } from '#api/purchases.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, recover } from './journey/failing-requests.ts'
import { card, dialogOf, openSettings, saveCard, typeCard } from './journey/settings.ts'
import { recordRequests, secretsIn, storedByServer, storedWithAddress } from './journey/stored-and-sent.ts'

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

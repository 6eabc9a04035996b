import type { Page } from '@playwright/test'
import type { Purchase } from '#api/purchases.ts'
import { expect } from '../fixtures.ts'
import { formOf } from './pages.ts'
import { secretsIn } from './stored-and-sent.ts'

/** A card that is nobody's, in digits and words that occur nowhere else. */
export const card = { name: 'Zebedee Quillfeather', number: '4929170368251743', expiry: '11/37', cvc: '9143' } as const

/** Which parts of the card a text betrays. */
export function tracesIn(text: string): string[] {
  const secrets = secretsIn(text, { number: card.number, cvv: card.cvc })
  if (/zebedee|quillfeather/i.test(text)) secrets.push('the name')
  return /\b11(\/|%2F)(20)?37\b/i.test(text) ? [...secrets, 'the expiry date'] : secrets
}

export const EMPTY = ['', '', '', '']

export const submitOf = (page: Page) =>
  formOf(page).getByRole('button', { name: /^(Complete Purchase|Processing\.\.\.)$/ })

/** Opens the checkout and waits for its form. */
export async function openCheckout(page: Page, plan?: string): Promise<void> {
  await page.goto(plan === undefined ? '/checkout' : `/checkout?plan=${plan}`)
  await expect(page.getByLabel('Name on Card')).toBeVisible()
}

export async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Name on Card').fill(card.name)
  await page.getByLabel('Card Number').fill(card.number)
  await page.getByLabel('Expiry Date').fill(card.expiry)
  await page.getByLabel('CVC').fill(card.cvc)
}

/** What the four fields hold. */
export const cardTyped = (page: Page): Promise<string[]> =>
  Promise.all(['Name on Card', 'Card Number', 'Expiry Date', 'CVC'].map((label) => page.getByLabel(label).inputValue()))

/** The requests to buy that the page makes, and a gate that holds them back until it is opened. */
export async function holdPurchases(page: Page) {
  const made: { body: string | null; key: string | undefined }[] = []
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/purchases', async (route) => {
    const request = route.request()
    made.push({ body: request.postData(), key: request.headers()['idempotency-key'] })
    await opened
    await route.continue().catch(() => undefined)
  })
  return { made, open }
}

/** What the server has on the account that the API request context is signed in to. */
export async function paymentOf(api: { get(path: string): Promise<{ json(): Promise<unknown> }> }) {
  const { hasPaid, packageType } = (await (await api.get('/api/users/me')).json()) as Record<string, unknown>
  return { hasPaid, packageType }
}

/** Buys from outside the page, as another device of the same user would. */
export async function buyElsewhere(
  api: { post(path: string, options: { data: unknown }): Promise<{ json(): Promise<unknown>; status(): number }> },
  plan: string,
): Promise<Purchase> {
  const answer = await api.post('/api/purchases', { data: { plan } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { purchase: Purchase }).purchase
}

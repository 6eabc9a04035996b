import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeProfile } from '#api/profile.ts'
import type { Language } from '#domain/product.ts'
import { CHOSEN } from './language.ts'

const user = (language: Language | null, uid = 'u1') => ({
  uid,
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada',
  hasPaid: false,
  packageType: null,
  language,
})
const server = vi.fn(async (_path: string, _request: { method: string; body: string }) => Response.json({}))
const announced = () => server.mock.calls.map(([path, { method, body }]) => ({ path, method, ...JSON.parse(body) }))
const announcing = (language: Language) => ({ path: changeProfile.path, method: 'PATCH', language })
const stored = () => localStorage.getItem(CHOSEN)
/** The Spanish texts may take a while to load on a busy machine. */
const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
/** As each page has it: what the browser keeps is all that outlives the one before. */
async function page() {
  vi.resetModules()
  return import('./language.ts')
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.mockClear()
  localStorage.clear()
  document.documentElement.lang = 'en'
})

test('a new browser takes over the language of the account, before anything is drawn', async () => {
  const { syncLanguageWithAccount, chosenLanguage } = await page()
  syncLanguageWithAccount(user('es'))
  expect(chosenLanguage()).toBe('es')
  expect(stored()).toBe('es')
  // It stays after log-out.
  syncLanguageWithAccount(null)
  expect((await page()).chosenLanguage()).toBe('es')
  expect(announced()).toEqual([])
})

test('a language chosen in another browser applies in this one', async () => {
  localStorage.setItem(CHOSEN, 'es')
  const { syncLanguageWithAccount, chosenLanguage } = await page()
  syncLanguageWithAccount(user('en'))
  expect(chosenLanguage()).toBe('en')
  expect(stored()).toBe('en')
})

test('signing in on a page that is drawn turns it', async () => {
  const { syncLanguageWithAccount, activateChosenLanguage } = await page()
  syncLanguageWithAccount(null)
  await activateChosenLanguage()
  expect(document.documentElement.lang).not.toBe('es')
  // Another tab, in which the login was, may have stored it already.
  localStorage.setItem(CHOSEN, 'es')
  syncLanguageWithAccount(user('es'))
  await soon(() => expect(document.documentElement.lang).toBe('es'))
})

test('a signed-in user’s choice is sent to the account, and stays when the page receives an older one', async () => {
  const { syncLanguageWithAccount, chooseLanguage, chosenLanguage } = await page()
  syncLanguageWithAccount(user(null))
  await chooseLanguage('es')
  await soon(() => expect(stored()).toBe('es'))
  expect(announced()).toEqual([announcing('es')])
  syncLanguageWithAccount(user(null))
  expect(chosenLanguage()).toBe('es')
  expect(announced()).toHaveLength(1)
})

test('a choice made before signing in is newer than that of the account', async () => {
  const first = await page()
  await first.chooseLanguage('en')
  expect(announced()).toEqual([])
  const { syncLanguageWithAccount, chosenLanguage } = await page()
  syncLanguageWithAccount(user('es'))
  expect(chosenLanguage()).toBe('en')
  await soon(() => expect(stored()).toBe('en'))
  expect(announced()).toEqual([announcing('en')])
})

test('an account without a choice takes over that of the browser', async () => {
  localStorage.setItem(CHOSEN, 'es')
  const { syncLanguageWithAccount } = await page()
  syncLanguageWithAccount(user(null))
  await soon(() => expect(announced()).toEqual([announcing('es')]))
})

test('who has never chosen anything causes no request, and nothing to be stored', async () => {
  const { syncLanguageWithAccount } = await page()
  syncLanguageWithAccount(user(null))
  syncLanguageWithAccount(user(null, 'u2'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(announced()).toEqual([])
  expect(stored()).toBeNull()
})

test('what could not be sent to the account is sent with the next page', async () => {
  server.mockRejectedValueOnce(new TypeError('offline'))
  const { syncLanguageWithAccount, chooseLanguage } = await page()
  syncLanguageWithAccount(user('en'))
  await chooseLanguage('es')
  await soon(() => expect(console.error).toHaveBeenCalledOnce())
  const next = await page()
  next.syncLanguageWithAccount(user('en'))
  expect(next.chosenLanguage()).toBe('es')
  await soon(() => expect(stored()).toBe('es'))
  expect(announced()).toEqual([announcing('es'), announcing('es')])
})

test('of two choices the last is the one that the account keeps', async () => {
  const { syncLanguageWithAccount, chooseLanguage } = await page()
  syncLanguageWithAccount(user(null))
  await chooseLanguage('es')
  await chooseLanguage('en')
  await soon(() => expect(announced()).toEqual([announcing('es'), announcing('en')]))
  await soon(() => expect(stored()).toBe('en'))
})

test('a choice made while the page is still being drawn is not lost', async () => {
  const { chooseLanguage, activateChosenLanguage } = await page()
  await Promise.all([chooseLanguage('es'), activateChosenLanguage()])
  expect(document.documentElement.lang).toBe('es')
})

test('a browser that keeps nothing follows the account all the same', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { syncLanguageWithAccount, chosenLanguage } = await page()
  expect(chosenLanguage()).toBe('en')
  syncLanguageWithAccount(user('es'))
  expect(chosenLanguage()).toBe('es')
})

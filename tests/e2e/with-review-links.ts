import type { Page } from '@playwright/test'
import { launchServer } from '../server/launch.ts'
import { verify } from './account.ts'
import { expect, test as fixtures } from './fixtures.ts'

/** With a server that offers review links, and an account with a verified address. */
export const test = fixtures.extend<object, { server: Awaited<ReturnType<typeof launchServer>> }>({
  account: async ({ account, server }, use) => {
    await verify(server, account)
    await use(account)
  },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await launchServer({ env: { REVIEW_LINKS: 'on' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

interface LinkOptions {
  passphrase?: string
  /** Its reader is the attorney. */
  attorney?: boolean
  /** Whose details the reader may propose, as the list names them. */
  person?: string
}

/** Fills in the form of a new link, and returns the address. */
export async function makeLink(
  page: Page,
  label: string,
  { passphrase, attorney, person }: LinkOptions = {},
): Promise<string> {
  await page.getByLabel('Who is it for?').fill(label)
  await page.getByLabel('How long does it work?').selectOption('7 days')
  if (attorney) await page.getByRole('radio', { name: 'Read and comment, as your attorney' }).check()
  if (person) {
    await page.getByRole('radio', { name: 'Read, comment and propose their own details' }).check()
    await page.getByLabel('Whose details?').selectOption(person)
  }
  if (passphrase) await page.getByLabel('Passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByRole('heading', { name: `The link for ${label} is made` })).toBeFocused()
  return page.getByLabel('Link', { exact: true }).inputValue()
}

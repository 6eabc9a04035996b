import { samples } from '#samples/families.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './journey/passing.ts'
import { nameIt } from './journey/saving.ts'
import { errorsOf, watchContext } from './watch.ts'

const keys = { SECRET: 'only-for-tests-'.repeat(3), DATA_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}` }

test(
  'by plain http from another machine, answers are saved, documents noted and versions restored all the same',
  ONLY_THOROUGH,
  async ({ playwright, launchOptions }) => {
    test.setTimeout(120_000)
    const server = await launchServer({ env: keys })
    // As others in the house know the machine: to a browser no secure place, which localhost is.
    const address = `http://kinstead.test:${new URL(server.url).port}`
    await server.restart({ env: { BASE_URL: address } })
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP kinstead.test 127.0.0.1'],
    })
    try {
      const context = await browser.newContext({ baseURL: address })
      const watch = await watchContext(context)
      const page = await context.newPage()
      await page.goto('/signup')
      expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'subtle' in crypto])).toEqual([
        false,
        false,
        false,
      ])
      await page.mouse.move(9, 9)
      await page.getByLabel('First Name').fill('Eleanor')
      await page.getByLabel('Last Name').fill('Whitfield')
      await page.getByLabel('Email').fill('eleanor@family.example')
      await page.getByLabel('Password', { exact: true }).fill('granite-lantern-meadow')
      await page.getByLabel('Confirm Password').fill('granite-lantern-meadow')
      await page.getByRole('checkbox', { name: /^I agree/ }).check()
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await page.waitForURL('/dashboard')

      await page.goto('/trust-builder/name')
      await nameIt(page, 'The Whitfield Dynasty Trust')
      await page.waitForURL((url) => url.pathname !== '/trust-builder/name')
      await page.goto('/dashboard')
      await expect(page.getByText('The Whitfield Dynasty Trust').first()).toBeVisible()
      // The page that was left may have kept it on this device alone; the one that is open sends it.
      const saved = () => page.evaluate(async () => (await (await fetch('/api/trust')).json()).record?.trustName)
      await expect.poll(saved).toBe('The Whitfield Dynasty Trust')

      await page.evaluate(
        (body) => fetch('/api/trust', { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body }),
        JSON.stringify(samples.complete),
      )
      const certificate = page
        .getByRole('list', { name: 'Documents' })
        .getByRole('listitem')
        .filter({ has: page.getByText('Certificate of Trust', { exact: true }) })
      const made = page.waitForEvent('download')
      await certificate.getByRole('button', { name: 'Download Certificate of Trust' }).click()
      expect((await made).suggestedFilename()).toMatch(/\.docx$/)
      await expect(certificate.getByText(/still matches your answers/)).toBeVisible()

      await page.goto('/trust-builder/history/1')
      await page.getByRole('button', { name: 'Restore this version' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click()
      await expectToast(page, 'Answers restored')
      expect(errorsOf(watch, [/^The Cross-Origin-Opener-Policy header has been ignored/])).toEqual([])
    } finally {
      await browser.close()
      await server.stop()
    }
  },
)

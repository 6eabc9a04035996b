import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { samples } from '#samples/families.ts'
import { freePort } from '#scripts/free-port.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { errorsOf, expect, fetchedAhead, test, watchContext } from './fixtures.ts'
import { button, expectToast, logIn, toastOf } from './journey/pages.ts'
import { expectLimited, expectNameStored, expectSaved, nameIt, revive } from './journey/saving.ts'

/** What nginx answers while its server is gone. */
const BAD_GATEWAY =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n'

/** A proxy in front of the server at this address, which answers as nginx does; nginx itself may be missing where the suite runs. */
async function launchFront(upstream: string): Promise<{ url: string; server: Server }> {
  const port = await freePort()
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    const passed = request(upstream + path, { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
    })
    passed.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502, { 'Content-Type': 'text/html' })
      answer.end(BAD_GATEWAY)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening))
  return { url: `http://localhost:${port}`, server }
}

const behindProxy = test.extend<{ front: string }>({
  front: async ({ server }, use) => {
    const front = await launchFront(server.url)
    await use(front.url)
    front.server.closeAllConnections()
    front.server.close()
  },
})

const expectFetched = (page: Page, part: string) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringContaining(part))

behindProxy.describe('behind a proxy', () => {
  behindProxy.afterEach(({ server }) => revive(server))

  // Without a proxy, code-of-pages.spec.ts sees such a page; an answer of a proxy is to `call.test.ts` as none.
  behindProxy(
    'while its server is gone, a page whose code is missing says so below the header, and opens when it is back',
    ONLY_THOROUGH,
    async ({ page, front, server, expectFailures }) => {
      expectFailures(/^Failed to load resource/, /^The code of a page could not be fetched/)
      // With this on, no page is fetched ahead.
      await page.goto(front + pages.services)
      await server.kill()
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Page Could Not Be Loaded')
      await button(page, 'Try again').click()
      await expect(button(page, 'Try again')).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
      await expect(page.getByText(/502|Bad Gateway|nginx/)).toHaveCount(0)
      await server.restart()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One line for each generation')
    },
  )

  behindProxy(
    'while its server is gone, signing in says that it could not be reached, and then works',
    ONLY_THOROUGH,
    async ({ page, front, server, account, context, expectFailures }) => {
      expectFailures(/./)
      await context.clearCookies()
      await page.goto(front + pages.login)
      await expectFetched(page, '/toaster-')
      await server.kill()
      await logIn(page, account)
      await expect(toastOf(page)).toContainText('The server could not be reached.')
      await expect(toastOf(page)).not.toContainText('credentials')
      await expect(page.getByText(/502|Bad Gateway|nginx/)).toHaveCount(0)
      await server.restart()
      await logIn(page, account)
      await expect(page).toHaveURL(front + pages.dashboard)
    },
  )

  behindProxy(
    'while its server is gone, a save waits and is sent when it is back, and documents are still made',
    ONLY_THOROUGH,
    async ({ page, front, server, account, expectFailures }) => {
      expectFailures()
      await change(account, samples.complete)
      await page.goto(`${front}${pages.builder}/name`)
      await expect(button(page, 'Next')).toBeVisible()
      await expectFetched(page, '/toaster-')
      const summary = await page.context().newPage()
      await summary.goto(`${front}${pages.builder}/summary`)
      await fetchedAhead(summary, 'prepare', 'compressor')
      await server.kill()
      await nameIt(page, 'Behind a proxy')
      await expectLimited(page)
      await expect(page.getByText(/502|Bad Gateway|nginx/)).toHaveCount(0)
      const made = summary.waitForEvent('download')
      await button(summary, 'Download all ready documents').click()
      expect((await made).suggestedFilename()).toMatch(/\.zip$/)
      await server.restart()
      await expectSaved(page)
      await expectNameStored(account, 'Behind a proxy')
    },
  )
})

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

const root = join(import.meta.dirname, '..', '..')

test.describe('while it is developed', () => {
  let dev: ChildProcess
  let url: string
  const data = mkdtempSync(join(tmpdir(), 'kinstead-dev-'))

  test.beforeAll(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    dev = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: data },
      stdio: 'ignore',
    })
  })

  test.afterAll(async () => {
    const ended = new Promise((resolve) => dev.once('exit', resolve))
    dev.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  })

  test('npm run dev serves pages that reach the API', ONLY_THOROUGH, async ({ page, watch }) => {
    await expect(async () => {
      expect((await page.request.get(`${url}/readyz`)).status()).toBe(200)
    }).toPass()
    await page.goto(`${url}/login`)
    // Vite compiles each module when it is first asked for.
    await expect(page.getByRole('heading', { name: 'Log In to Your Account' })).toBeVisible({ timeout: 40_000 })
    await page.getByLabel('Email').fill('nobody@family.example')
    await page.getByLabel('Password').fill('granite-lantern')
    await page.getByRole('button', { name: 'Log In', exact: true }).last().click()
    await expect(
      page.getByText('Invalid credentials. Please check your email and password and try again.').first(),
    ).toBeVisible()
    // Vite's own pages carry inline styles and a rejected login is logged; this test is about neither.
    for (const lines of Object.values(watch)) lines.length = 0
  })
})

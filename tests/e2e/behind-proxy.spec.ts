import { createServer, request, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { samples } from '#samples/families.ts'
import { freePort } from '#scripts/free-port.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { expect, test as fixtures } from './fixtures.ts'
import { fetchedAhead } from './hydrated.ts'
import { button, logIn } from './journey/pages.ts'
import { toastOf } from './journey/passing.ts'
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

const test = fixtures.extend<{ front: string }>({
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

test.afterEach(({ server }) => revive(server))

// Without a proxy, missing-code.spec.ts sees such a page; an answer of a proxy is to `call.test.ts` as none.
test(
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

test(
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

test(
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
    await fetchedAhead(summary, 'prepare-packet', 'compressor')
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

import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'

test('answers /healthz and /readyz once ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status(), path).toBe(200)
})

test('every page forbids inline style, and inline script but the one that it was built with', async ({ request }) => {
  const hydratedWhenIdle = ['/', '/login', '/no-such-page']
  for (const path of [...hydratedWhenIdle, '/dashboard', '/trust-builder/name']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toMatch(
      hydratedWhenIdle.includes(path) ? /script-src 'self' 'sha256-[\w+/]{43}=';/ : /script-src 'self';/,
    )
    expect(policy, path).toContain("style-src 'self'")
    expect(policy, path).not.toContain('unsafe-')
  }
})

test('an unknown path is a 404 with a way home', async ({ page, expectFailures }) => {
  expectFailures()
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await seeText(page, 'not-found.text')
  await seeText(page, 'not-found.home')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await seeNavigation(page, 'not-found.home.to')
})

test('the Trust Builder link asks a visitor to log in', async ({ page }) => {
  await page.goto('/')
  await seeText(page, 'header.trust-builder')
  await page.getByRole('banner').getByRole('link', { name: 'Trust Builder' }).click()
  await seeToast(page, 'header.login-required')
  await seeNavigation(page, 'header.login-required.to')
  await seeText(page, 'login.heading')
  const other = seeText(page.getByRole('main'), 'signup.heading', {}, { timeout: 500 })
  await expect(other).rejects.toThrow('signup.heading')
})

test('the watch sees an inline script, an uncaught error and a console error', async ({ page, watch }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.inlineScriptRan = true'
    document.body.append(script)
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
    console.error('said on purpose')
  })
  expect(await page.evaluate(() => 'inlineScriptRan' in window)).toBe(false)
  await expect.poll(() => watch.violations.join()).toContain('script-src')
  await expect.poll(() => watch.pageErrors.join()).toContain('thrown on purpose')
  await expect.poll(() => watch.consoleErrors.join()).toContain('said on purpose')
  for (const lines of Object.values(watch)) lines.length = 0
})

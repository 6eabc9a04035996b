import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expectSpanish } from './english-left.ts'
import { expect, test } from './fixtures.ts'

test(
  'a language goes with the account to another browser, and back',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser, server }) => {
    const kept = (of: Page) => of.evaluate(() => localStorage.getItem('language'))
    await page.goto(pages.dashboard)
    await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect.poll(() => kept(page), 'stored with the account').toBe('es')

    const other = await (await anotherBrowser()).newPage()
    await other.goto(`${server.url}${pages.login}`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log In to Your Account')
    await other.getByLabel('Email').fill(account.email)
    await other.getByLabel('Password').fill(account.password)
    await other.locator('main').getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(other).toHaveURL(new RegExp(pages.dashboard))
    await expect(other.locator('html')).toHaveAttribute('lang', 'es')
    await expectSpanish(other, [account.email, account.firstName, account.lastName])
    await other.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await expect.poll(() => kept(other), 'stored with the account').toBe('en')

    // Not in a browser that has chosen, but in a new one, the link of a Spanish mail leads to a Spanish page.
    const link = `${server.url}${pages.resetPassword}#token=unknown&language=es`
    const heading = (of: Page) => of.getByRole('heading', { level: 1 })
    await other.goto(link)
    await expect(heading(other)).toHaveText('Set a New Password')
    const third = await (await anotherBrowser()).newPage()
    await third.goto(link)
    await expect(heading(third)).toHaveText('Elija una contraseña nueva')
    expect(new URL(third.url()).hash).toBe('')

    // The first browser had Spanish: what is drawn first is English already.
    const languages: (string | null)[] = []
    await page.exposeFunction('drawn', (lang: string | null) => void languages.push(lang))
    await page.addInitScript(() =>
      new MutationObserver(() => {
        if (document.querySelector('main h1'))
          void (window as never as { drawn: (lang: string) => void }).drawn(document.documentElement.lang)
      }).observe(document, { childList: true, subtree: true }),
    )
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Español' })).toBeVisible()
    await expect.poll(() => languages.length).toBeGreaterThan(0)
    expect(new Set(languages)).toEqual(new Set(['en']))
  },
)

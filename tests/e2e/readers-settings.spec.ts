import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { BEFORE_SIGNING, FUNDING_PLAN, OVERVIEW, SIGNING_KIT, stepPath } from '#domain/trust/routes.ts'
import { families, samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { arrive } from './accessibility.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'
import { button, formOf } from './journey/pages.ts'

// What readers set for themselves: less motion, colors of their own, and paper.

/** What moves for longer than a blink, or glides when it is scrolled to. */
function movingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map((each) => Number.parseFloat(each)))
    const BLINK = 0.05
    const found = [...document.querySelectorAll('*')].flatMap((each) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(each, pseudo)
        const moves =
          (style.animationName !== 'none' && seconds(style.animationDuration) > BLINK) ||
          seconds(style.transitionDuration) > BLINK ||
          style.scrollBehavior === 'smooth'
        return moves ? [`${each.outerHTML.slice(0, 100)} ${pseudo ?? ''}`] : []
      }),
    )
    const running = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 50)
    return [...found, ...running.map(({ id }) => `a running animation ${id}`)].slice(0, 5)
  })
}

test(
  'with less motion nothing moves for longer than a blink, nor by itself',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(120_000)
    await change(account, { currentStep: 1, ...samples.complete })
    for (const path of [
      ...[pages.home, pages.services, '/blog/1', pages.dashboard, pages.summary, pages.settings, OVERVIEW],
      ...[stepPath('grantor'), stepPath('beneficiaries'), '/preview/schedule-a', `${pages.checkout}?plan=pro`],
    ]) {
      await arrive(page, path, /./)
      expect(await movingOn(page), path).toEqual([])
    }
    await page.goto(pages.home)
    await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Play the testimonials' })).toBeVisible()
    await page.goto(stepPath('grantor'))
    await page.getByLabel('Full Legal Name').fill('')
    await button(page, 'Next').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    expect(await movingOn(page), 'with a toast').toEqual([])
  },
)

/** A style of the first match, as the browser draws it, of a pseudo-element with `of`. */
const styleOf = (page: Page, selector: string, name: string, of?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each, [name, of]) => getComputedStyle(each, of ?? null).getPropertyValue(name ?? ''), [name, of])

/** A few pixels from the middle of an element, so far from its left: the browser returns no style of a progress bar's parts. */
async function pieceOf(page: Page, selector: string, share: number): Promise<Buffer> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on screen.`)
  const [x, y] = [box.x + box.width * share, box.y + box.height / 2]
  return page.screenshot({ clip: { x, y: y - 1, width: 2, height: 2 } })
}

test(
  'in colors of the reader’s own the chosen, the current and the focused are distinguished',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await change(account, { currentStep: 1, ...samples.begun })
    await arrive(page, pages.dashboard, 'Trust Dashboard')
    const sections = 'section[aria-labelledby=sections] li'
    const current = await styleOf(page, `${sections}[aria-current]`, 'border-left-width')
    expect(current, 'the section to go on with').not.toBe(
      await styleOf(page, `${sections}:not([aria-current])`, 'border-left-width'),
    )

    await arrive(page, stepPath('grantor'), 'Grantor Information')
    expect(await styleOf(page, '.progress', 'border-top-style'), 'the outline of the progress bar').toBe('solid')
    expect(await pieceOf(page, '.progress', 0.1), 'the progress made').not.toEqual(
      await pieceOf(page, '.progress', 0.9),
    )
    const widthOf = (name: string) =>
      button(page, name).evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth))
    expect(await widthOf('Next'), 'the main button').toBeGreaterThan(await widthOf('Previous'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await styleOf(page, ':focus', 'outline-style'), 'the focus').toBe('solid')

    await arrive(page, pages.settings, 'Account Settings')
    expect(await styleOf(page, '[role=tab][data-state=active]', 'border-bottom-color'), 'the open tab').not.toBe(
      await styleOf(page, '[role=tab][data-state=inactive]', 'border-bottom-color'),
    )
    await page.getByRole('button', { name: 'My Account' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    expect(await styleOf(page, '[role=menuitem]:focus', 'outline-style'), 'the focused line of the menu').toBe('solid')

    await page.goto(`${pages.checkout}?plan=pro`)
    await expect(page.getByRole('navigation', { name: 'Packages' })).toBeVisible()
    expect(await styleOf(page, 'nav [aria-current=true]', 'border-top-width'), 'the chosen package').not.toBe(
      await styleOf(page, 'nav[aria-label=Packages] a:not([aria-current])', 'border-top-width'),
    )
  },
)

for (const path of [pages.summary, BEFORE_SIGNING, SIGNING_KIT, FUNDING_PLAN, OVERVIEW])
  test(
    `${path} on paper is dark on white and holds no controls, nor a whole social security number`,
    ONLY_THOROUGH,
    async ({ page, account }) => {
      await change(account, { currentStep: 1, ...samples.complete })
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
      await arrive(page, path, /./)
      for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      expect(await styleOf(page, 'h1', 'color')).toBe('rgb(29, 42, 38)')
      await expect(formOf(page)).toContainText(families.complete.trustName ?? 'a name')
      await expect(formOf(page)).not.toContainText(families.complete.grantorSsn ?? 'a number')
    },
  )

test(
  'the printed summary holds every entry of a list that the screen shows in part',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, { currentStep: 1, ...samples.veryLarge })
    await arrive(page, pages.summary, 'Trust Summary')
    const last = formOf(page).getByText(families.veryLarge.beneficiaries?.at(-1)?.name ?? 'a name', { exact: true })
    await expect(last).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(last.first()).toBeVisible()
  },
)

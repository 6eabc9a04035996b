import type { Page } from '@playwright/test'
import { OVERVIEW } from '#domain/trust/routes.ts'
import { families, type SampleName, samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { printed, skipWithoutPdf, textOf } from './journey/downloads-and-prints.ts'
import { formOf } from './journey/pages.ts'

const WIDTHS = [1280, 390, 320]

async function open(page: Page): Promise<void> {
  await page.goto(OVERVIEW)
  await expect(formOf(page).getByRole('heading', { name: 'When Shares Are Paid Out' })).toBeVisible()
}

const region = (page: Page, name: string) => formOf(page).getByRole('region', { name })

/** What the browser itself finds too wide: words beyond their card, cards on each other, letters too small, the page too wide. */
function excessOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.picture[role=img] ${selector}`)]
    const beyond = all('*').filter((part) => {
      const picture = part.closest('.picture')?.getBoundingClientRect()
      const { left, right } = part.getBoundingClientRect()
      return !picture || left < picture.left - 1 || right > picture.right + 1
    })
    const full = all('[data-card]').filter(
      (card) => card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1,
    )
    const small = all('span').filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 13)
    const boxes = all('[data-card]').map((card) => ({ card, at: card.getBoundingClientRect() }))
    const crossing = boxes.filter(({ at: one }, index) =>
      boxes
        .slice(index + 1)
        .some(
          ({ at: other }) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...beyond.map((part) => `beyond its picture: ${part.className} ${part.textContent}`),
      ...full.map((card) => `beyond its card: ${card.textContent}`),
      ...small.map((part) => `too small: ${part.textContent}`),
      ...crossing.map(({ card }) => `lies on another: ${card.textContent}`),
      ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
    ]
  })
}

for (const family of ['complete', 'veryLarge', 'hostile', 'empty'] satisfies SampleName[])
  test(
    `the pictures of the family ${family} fit every screen, and stand up to axe`,
    onlyThoroughUnless(family === 'complete'),
    async ({ page, account }) => {
      // With 200 people in two open tables axe has thousands of cells to look at.
      test.setTimeout(150_000)
      await change(account, { currentStep: 1, ...samples[family] })
      await open(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => excessOf(page), `at ${width} px`).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await axe(page, ['color-contrast'])
      await page.emulateMedia({ colorScheme: 'light' })
      for (const fold of await formOf(page).locator('details > summary').all()) await fold.click()
      await expect.poll(() => excessOf(page), 'with the tables open').toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      await axe(page)
    },
  )

/** Long names, names in Arabic, and emoji made of several signs. */
const NAMES = [
  'عائشة بنت أبي بكر',
  'Zoë 👩‍👩‍👧‍👦 Ñandú',
  'W'.repeat(200),
  `${'Wm '.repeat(66)}W`,
  '王小明'.repeat(60),
  'Ada',
]
const longFamily = (people: number) => ({
  ...samples.complete,
  trustName: 'W'.repeat(200),
  trusteeRelationship: 'W'.repeat(200),
  beneficiaries: {
    put: Array.from({ length: people }, (_, at) => ({
      id: `b-${at}`,
      name: NAMES[at % NAMES.length] ?? '',
      relationship: at % 7 === 6 ? ('charity' as const) : ('child' as const),
      isPrimary: at % 5 !== 4,
      ...(at % 7 !== 6 && { distributionAge: 21 + (at % 3) }),
    })),
  },
})

for (const people of [11, 60])
  test(
    `the pictures of ${people} people with names of any kind fit every screen`,
    ONLY_THOROUGH,
    async ({ page, account }) => {
      await change(account, longFamily(people))
      await open(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => excessOf(page), `at ${width} px`).toEqual([])
      }
      await expect(formOf(page).locator('[data-card=person], [data-card=charity], .tile')).toHaveCount(people)
    },
  )

test('a change on another device is drawn at once', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await open(page)
  const map = region(page, 'Who Is Who').getByRole('img')
  await expect(map).toHaveAccessibleName(/4 primary beneficiaries \(1 of them a charity\) and 1 contingent beneficiary/)
  await change(account, {
    backupTrusteeName: 'Amara Osei',
    distributionType: 'custom',
    beneficiaries: { remove: ['b-iris'] },
    assets: { remove: ['a-home'] },
  })
  await expect(map.getByText('Amara Osei')).toBeVisible()
  await expect(map).toHaveAccessibleName(/Below it 4 primary beneficiaries \(1 of them a charity\)\./)
  await expect(region(page, 'Who Is Who')).toContainText('Shares are not fixed: your own words say who receives what.')
  await expect(map.getByText('30%')).toHaveCount(0)
  await expect(region(page, 'What It Holds')).toContainText('6 assets, worth $1,361,000')
  await expect(region(page, 'When Shares Are Paid Out').getByRole('img')).toHaveCount(0)
  await expect(region(page, 'What it means for a grandchild in 2060')).toContainText('What your own words say')
})

test(
  'without a trust it says so; the dashboard and the summary lead to it, and it leads to what is missing',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await page.goto(OVERVIEW)
    await expect(page.getByText('No trust found')).toBeVisible()
    await axe(page)
    await change(account, { trustName: 'The Alder Trust' })
    for (const path of ['/dashboard', '/trust-builder/summary']) {
      await page.goto(path)
      await formOf(page)
        .getByRole('link', { name: /your trust at a glance/i })
        .click()
      await expect(page).toHaveURL(OVERVIEW)
      await expect(page).toHaveTitle(/^Your Trust at a Glance/)
    }
    await region(page, 'What It Holds').getByRole('link', { name: 'Add your assets' }).click()
    await expect(page).toHaveURL('/trust-builder/assets')
  },
)

test('with the reader’s own colors its strokes are theirs', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const colors = await page.evaluate(() => {
    // Text and the page's ground take the reader's colors from the browser.
    const { color } = getComputedStyle(document.body)
    const { backgroundColor } = getComputedStyle(document.documentElement)
    const of = (selector: string, what: 'borderTopColor' | 'backgroundColor' | 'color') => {
      const found = document.querySelector(selector)
      return found ? getComputedStyle(found)[what] : 'nothing'
    }
    return {
      text: color,
      canvas: backgroundColor,
      outline: of('[data-card=person]', 'borderTopColor'),
      inside: of('[data-card=office]', 'backgroundColor'),
      words: of('[data-card=office] > span', 'color'),
    }
  })
  expect(colors.text).not.toBe('rgb(29, 42, 38)')
  expect(colors).toMatchObject({ outline: colors.text, inside: colors.canvas, words: colors.text })
})

test(
  'on paper and by the time "Print" lays it out the tables are open, and each can be opened by the keyboard',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await open(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(formOf(page).locator('.family-map.narrow')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const table of await formOf(page).getByRole('table').all()) await expect(table).toBeVisible()
    await expect(formOf(page).getByRole('button')).toHaveCount(0)
    await expect(formOf(page).locator('.family-map.wide')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(formOf(page).getByRole('table', { name: 'Who is who, with shares' })).toBeHidden()

    await page.evaluate(() => {
      // As a browser does it: the paper is laid out before the press is over.
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'))
        document.body.dataset.open = String(
          [...document.querySelectorAll('main table')].filter((each) => each.checkVisibility()).length,
        )
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    await page.getByRole('button', { name: 'Print' }).click()
    const tables = await formOf(page).locator('table').count()
    expect(tables).toBeGreaterThan(0)
    await expect(page.locator('body')).toHaveAttribute('data-open', String(tables))
    await expect(formOf(page).getByRole('table', { name: 'Who is who, with shares' })).toBeHidden()

    await formOf(page).getByRole('link', { name: 'Go to the summary' }).focus()
    for (const caption of [
      'Who is who, with shares',
      'Assets by type and ownership',
      'Ages at which shares are paid out',
    ]) {
      const table = formOf(page).getByRole('table', { name: caption })
      await expect(table).toBeHidden()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(table).toBeVisible()
    }
    await expect(formOf(page).getByRole('row', { name: /Clara Jane Whitlock.*30%/ })).toBeVisible()
  },
)

test('every name is in the printed page, of 200 people too', ONLY_THOROUGH, async ({ page, account }) => {
  skipWithoutPdf()
  await change(account, samples.veryLarge)
  await open(page)
  const words = textOf(await printed(page)).replace(/\s+/g, ' ')
  const names = (families.veryLarge.beneficiaries ?? []).map(({ name }) => name)
  expect(names).toHaveLength(200)
  expect(names.filter((name) => !words.includes(name))).toEqual([])
})

import type { Locator, Page } from '@playwright/test'
import { articleOf, articles, picturePath, relatedTo } from '#content/articles/catalog.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const title = (place: Page | Locator) => place.getByRole('heading', { level: 1 })

test('the first article is featured, the nine others are in a grid, and each is opened by its title or its picture', async ({
  page,
}) => {
  await page.goto('/blog')
  await seeText(page, 'blog.heading')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(main(page).getByRole('region', { name: 'More articles' }).getByRole('article')).toHaveCount(9)
  for (const [index, article] of articles.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('link', { name: article.title })).toHaveAttribute('href', `/blog/${article.id}`)
    await expect(card).toContainText(article.excerpt)
    await expect(card).toContainText(article.categories.join(', '))
    await expect(card.locator('time')).toHaveText(longDate(article.date))
    await expect(card).toContainText(`${article.minutes} min read`)
  }
  await seeText(page, 'blog.stay-informed')
  await main(page).getByLabel('Email').scrollIntoViewIfNeeded()
  await main(page).getByLabel('Email').fill('ann@family.example')
  await main(page).getByLabel('Email').press('Enter')
  await seeToast(page, 'newsletter.subscribed')

  for (const { id, title: name } of articles.slice(0, 2)) {
    const link = main(page).getByRole('link', { name })
    const picture = main(page)
      .getByRole('article')
      .nth(id - 1)
      .locator('img')
    // The link of the title lies over the whole card.
    if (id % 2) await link.click()
    else await picture.click({ force: true })
    await seeNavigation(page, 'blog.article.to', { id })
    await expect(title(page)).toHaveText(name)
    await expect(title(page)).toBeFocused()
    await expect(page.locator('.article-text')).toContainText('Law as of')
    await page.goBack()
  }
  await main(page).getByRole('link', { name: 'Compare the packages' }).click()
  await seeNavigation(page, 'blog.teaser.to')
})

for (const article of articles)
  test(`article ${article.id} is whole`, onlyThoroughUnless(article.id === 8), async ({ page }) => {
    await page.goto(`/blog/${article.id}`)
    await seeText(page, 'article.title', { title: article.title })
    await expect(page).toHaveTitle(`${article.title} – Kinstead`)
    const whole = main(page).getByRole('article')
    await seeText(whole, 'article.category', { category: article.categories.join(', ') })
    await seeText(whole, 'article.author')
    await seeText(whole.locator('time'), 'article.date', { date: longDate(article.date) })
    await expect(whole.locator('time')).toHaveAttribute('datetime', article.date)
    await seeText(whole, 'article.read-time', { minutes: article.minutes })
    const tags = whole.getByRole('list', { name: 'Tags' })
    for (const tag of article.categories) await seeText(tags, 'article.tag', { tag })
    await seeText(tags, 'article.tag-dynasty-trusts')
    await seeText(tags, 'article.tag-wyoming')
    await expect(tags.getByRole('listitem')).toHaveText([...article.categories, 'Dynasty Trusts', 'Wyoming'])

    const picture = whole.locator('img')
    await expect(picture).toHaveAttribute('src', picturePath(article))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1)

    const contents = page.getByRole('navigation', { name: 'In this article' })
    const parts = await page.locator('.article-text h2').allTextContents()
    await expect(contents.getByRole('link')).toHaveText(parts)
    await contents.getByRole('link', { name: 'Sources' }).click()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
    await expect(page).toHaveURL(`/blog/${article.id}#sources`)
  })

test('an article leads back, to three others, and on', async ({ page, account: _signedIn }) => {
  const open = async () => {
    await page.goto('/blog/2')
    await expect(title(page)).toHaveText(articleOf('2').title)
  }
  await open()
  await seeText(page, 'article.related')
  await seeText(page, 'article.ready')
  const related = page.getByRole('region', { name: 'Related Articles' })
  await seeText(related, 'article.read')
  await expect(related.getByRole('listitem')).toHaveCount(3)
  for (const [index, other] of relatedTo(articleOf('2')).entries()) {
    const card = related.getByRole('listitem').nth(index)
    await expect(card.getByRole('heading')).toHaveText(other.title)
    await expect(card).toContainText(other.excerpt)
    await expect(card.locator('img')).toHaveAttribute('src', picturePath(other))
    await card.getByRole('link', { name: 'Read article' }).click()
    await seeNavigation(page, 'article.read.to', { id: other.id })
    await expect(title(page)).toHaveText(other.title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(title(page)).toHaveText(articleOf('2').title)
  }
  for (const [name, seen, row] of [
    ['Start Your Trust', 'article.start', 'article.start.to'],
    ['View Our Services', 'article.services', 'article.services.to'],
    ['Back to all articles', 'article.back', 'article.back.to'],
  ] as const) {
    await open()
    await seeText(main(page), seen)
    await main(page).getByRole('link', { name }).click()
    await seeNavigation(page, row)
  }
})

test('nothing moves when a picture comes: its place is kept', ONLY_THOROUGH, async ({ page, expectFailures }) => {
  expectFailures()
  await page.route('**/articles/*.svg', (route) => route.abort())
  for (const path of ['/blog', '/blog/2']) {
    await page.goto(path)
    const flat = await main(page)
      .locator('img')
      .evaluateAll((images) =>
        images
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.height < box.width / 3 || box.width < 100),
      )
    expect(flat, path).toEqual([])
  }
})

test('an unknown article is the first', ONLY_THOROUGH, async ({ page }) => {
  await page.goto('/blog/eleven')
  await expect(title(page)).toHaveText(articleOf('1').title)
  await expect(page.locator('.article-text')).toContainText('Law as of April 10, 2025')
})

test('an address with a part opens there, and links in the text stay in the page', ONLY_THOROUGH, async ({ page }) => {
  await page.goto('/blog/1#sources')
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.locator('.article-text a[href^="/"]').first().click()
  await expect(page).not.toHaveURL(/blog\/1/)
  expect(loads).toEqual([])
})

test('on a phone the table of contents is folded and a table is a list', ONLY_THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/8')
  const fold = page.locator('details', { hasText: 'In this article' })
  await expect(fold).not.toHaveAttribute('open')
  await fold.locator('summary').click()
  await fold.getByRole('link').nth(2).click()
  await expect(page.locator('.article-text h2').nth(2)).toBeInViewport()
  const cell = page.locator('.article-text tbody tr').first().locator('td').first()
  const label = await cell.getAttribute('data-label')
  expect(label).not.toBe('')
  expect(await cell.evaluate((each) => getComputedStyle(each, '::before').content)).toContain(label)
  expect(await cell.evaluate((each) => getComputedStyle(each).display)).toBe('block')
})

test('lines are 60 to 72 characters long where there is room', ONLY_THOROUGH, async ({ page }) => {
  await page.goto('/blog/1')
  await expect(page.locator('.article-text')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const lengths = await page.locator('.article-text > p').evaluateAll((paragraphs) =>
    paragraphs.slice(0, 12).flatMap((paragraph) => {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      const rows = new Map<number, number>()
      const range = document.createRange()
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const row = Math.round(range.getBoundingClientRect().bottom / 12)
          rows.set(row, (rows.get(row) ?? 0) + 1)
        }
      return [...rows.values()].slice(0, -1)
    }),
  )
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  expect(lengths.length).toBeGreaterThan(20)
  expect(mean).toBeGreaterThan(60)
  expect(mean).toBeLessThan(72)
})

test('a picture comes in light and in dark, and of other articles the text of the one that is opened', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/blog/3', { waitUntil: 'networkidle' })
  await seeText(main(page), 'article.challenge-period')
  expect(fetched).toContain('/articles/3-dark.svg')
  expect(fetched).not.toContain('/articles/3.svg')
  const texts = () => fetched.filter((path) => /\/assets\/\d\d-.*\.js$/.test(path))
  // Its own came in the page.
  expect(texts()).toEqual([])
  const [other] = relatedTo(articleOf('3'))
  await main(page).getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click()
  await expect(title(page)).toHaveText(other?.title ?? 'an article')
  await expect(page.locator('.article-text')).toContainText('Law as of')
  expect(texts()).toEqual([expect.stringContaining(other?.file.replace(/\.md$/, '') ?? 'a file')])
})

import type { Page } from '@playwright/test'
import { testimonials } from '#content/testimonials.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { axe, expect, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const carousel = (page: Page) => page.getByRole('region', { name: 'In their words' })
const slides = (page: Page) => carousel(page).getByRole('listitem')

async function openCarousel(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
}

/** The numbers of the testimonials that are wholly in sight, from left to right. */
function inSight(page: Page): Promise<string[]> {
  return carousel(page)
    .getByRole('list')
    .evaluate((list) => {
      const view = (list.parentElement as HTMLElement).getBoundingClientRect()
      return [...list.children]
        .map((slide) => ({ label: slide.getAttribute('aria-label') ?? '', box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left > view.left - 30 && box.right < view.right + 4)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ label }) => label)
    })
}

const stands = (page: Page, at: number) =>
  expect(carousel(page).getByText(`Testimonial ${at} of ${testimonials.length}`)).toBeVisible()

test('the home page says what it is for and leads on', async ({ page, account: _signedIn }) => {
  await page.goto('/')
  for (const row of ['home.asset-protection', 'home.save-time', 'home.legacy-planning', 'home.stay-informed'] as const)
    await seeText(main(page), row)
  for (const [title, price] of [
    ['Starter', '$99'],
    ['Pro', '$199'],
    ['Elite', '$399'],
  ] as const) {
    await expect(main(page).getByRole('term').filter({ hasText: title })).toBeVisible()
    await expect(main(page).getByRole('definition').filter({ hasText: price })).toBeVisible()
  }
  await seeText(main(page), 'home.start')
  await seeText(main(page), 'home.learn-more')
  await main(page).getByRole('link', { name: 'Learn More about the packages', exact: true }).click()
  await seeNavigation(page, 'home.learn-more.to')
  for (const nth of [0, 1]) {
    await page.goto('/')
    await main(page).getByRole('link', { name: 'Start Your Trust' }).nth(nth).click()
    await seeNavigation(page, 'home.start.to')
  }
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Compare the packages' }).click()
  await seeNavigation(page, 'home.teaser.to')
})

test('the newsletter asks for an address, thanks, and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.goto('/')
  await seeText(main(page), 'newsletter.email')
  await expect(main(page).getByText('an address typed here is neither sent nor stored')).toBeVisible()
  const email = main(page).getByLabel('Email')
  await email.scrollIntoViewIfNeeded()
  await main(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
  await expect(email).toBeFocused()
  await email.fill('ann@family.example')
  await email.press('Enter')
  await seeToast(page, 'newsletter.subscribed')
  await expect(email).toHaveValue('')
  await expect(email).toBeFocused()
  expect(sent).toEqual([])
})

test('fifteen testimonials, marked as samples: one, three or five in sight, turned by buttons and arrow keys', async ({
  page,
}) => {
  await openCarousel(page)
  await seeText(carousel(page), 'home.sample-testimonials')
  expect(testimonials).toHaveLength(15)
  await expect(slides(page)).toHaveCount(15)
  for (const [index, { name, content }] of testimonials.entries()) {
    await expect(slides(page).nth(index)).toContainText(content)
    await expect(slides(page).nth(index)).toContainText(name)
    await expect(slides(page).nth(index)).toContainText('Rated 5 of 5')
  }
  for (const [width, count] of [
    [390, 1],
    [767, 1],
    [768, 3],
    [1023, 3],
    [1024, 5],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const seen = Array.from({ length: count }, (_, at) => `${at + 1} of 15`)
    await expect.poll(() => inSight(page), `at ${width} px`).toEqual(seen)
  }

  await expect(carousel(page).getByText(/^Testimonial 1 of/)).toHaveAttribute('aria-live', 'polite')
  const [next, previous] = ['Next testimonial', 'Previous testimonial'].map((name) =>
    page.getByRole('button', { name }),
  )
  await next?.focus()
  await page.keyboard.press('Enter')
  await stands(page, 2)
  await expect.poll(() => inSight(page)).toEqual(['2 of 15', '3 of 15', '4 of 15', '5 of 15', '6 of 15'])
  await previous?.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await stands(page, 15)
  await expect.poll(() => inSight(page)).toEqual(['15 of 15', '1 of 15', '2 of 15', '3 of 15', '4 of 15'])
  await page.keyboard.press('ArrowRight')
  await stands(page, 1)
  for (let turn = 0; turn < 15; turn++) await page.keyboard.press('ArrowRight')
  await stands(page, 1)
  await page.keyboard.press('ArrowLeft')
  await stands(page, 15)
  await expect(previous as NonNullable<typeof previous>).toBeFocused()
})

test('turns by itself until it is hovered, focused or paused', ONLY_THOROUGH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openCarousel(page)
  await expect(carousel(page).getByText(/^Testimonial 1 of/)).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(6_500)
  await stands(page, 2)

  await carousel(page).getByRole('list').hover()
  await page.clock.runFor(20_000)
  await stands(page, 2)
  await page.mouse.move(0, 0)
  await page.clock.runFor(6_500)
  await stands(page, 3)

  await page.getByRole('button', { name: 'Next testimonial' }).focus()
  await page.clock.runFor(20_000)
  await stands(page, 3)

  await page.getByRole('button', { name: 'Pause the testimonials' }).press('Enter')
  await page.getByRole('heading', { name: 'Three packages' }).click()
  await page.clock.runFor(20_000)
  await stands(page, 3)
  // After play is pressed it turns, though the focus is still on the button.
  await page.getByRole('button', { name: 'Play the testimonials' }).press('Enter')
  await page.clock.runFor(6_500)
  await stands(page, 4)
})

test(
  'does not move by itself for a reader who asked for less motion, unless play is pressed',
  ONLY_THOROUGH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openCarousel(page)
    await page.clock.runFor(30_000)
    await stands(page, 1)
    await page.getByRole('button', { name: 'Play the testimonials' }).click()
    await page.clock.runFor(6_500)
    await stands(page, 2)
  },
)

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`stays in line when a phone is turned, with motion: ${reducedMotion}`, ONLY_THOROUGH, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await openCarousel(page)
    /** How far the first testimonial stands to the right of where the heading begins; its own margin is 24. */
    const shift = () =>
      carousel(page).evaluate((section) => {
        const [slide, heading] = ['[aria-roledescription=slide]', 'h2'].map((each) => section.querySelector(each))
        return Math.round(
          (slide?.getBoundingClientRect().left ?? 0) + 24 - (heading?.getBoundingClientRect().left ?? 0),
        )
      })
    await expect.poll(shift).toBe(0)
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      // The carousel measures again a moment after the change.
      await page.waitForTimeout(300)
      expect(await shift(), `at ${width}`).toBe(0)
    }
  })

test('does not turn while it is out of sight', ONLY_THOROUGH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openCarousel(page)
  // What turns by itself is not announced. The page notices a moment after scrolling that it is out of sight.
  const liveRegion = carousel(page).locator('[aria-live]')
  await expect(liveRegion).toHaveAttribute('aria-live', 'off')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(liveRegion).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(30_000)
  await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
  await stands(page, 1)
})

test('without the carousel the testimonials are a list to scroll', ONLY_THOROUGH, async ({ page, expectFailures }) => {
  expectFailures()
  await page.route('**/assets/carousel*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
  await expect(slides(page)).toHaveCount(15)
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
  // The list that was rendered makes room for the one that stands in for the carousel.
  await expect(async () => {
    await slides(page).last().scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(slides(page).last()).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await axe(page)
})

test(
  'without the code of the testimonials the home page is whole, and they can be read as they were rendered',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    expectFailures()
    await page.route('**/assets/testimonials*.js', (route) => route.abort())
    await page.goto('/')
    await seeText(main(page), 'home.stay-informed')
    await expect(slides(page)).toHaveCount(15)
  },
)

test('the carousel is not fetched before it is nearly in sight', ONLY_THOROUGH, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => url.includes('carousel'))).toEqual([])
  await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched.filter((url) => url.includes('carousel')).length).toBeGreaterThan(0)
})

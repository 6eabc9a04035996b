import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with a readable list of what axe finds on the page as it stands. */
export async function axe(page: Page): Promise<void> {
  // A colour half-way through its transition is a contrast nobody sees.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${failureSummary?.replaceAll('\n', '\n      ')}`,
    )
    return `  ${id}: ${help}\n${places.join('\n')}`
  })
  expect(found.join('\n'), `axe on ${page.url()}`).toBe('')
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { recordScan } from './scans.ts'

/**
 * Fails with a readable list of what axe finds on the page as it stands: by all its rules, or by these alone. `smallTargets`
 * is for the links within a document's lines, all of which stand at full size elsewhere too (WCAG 2.5.8 excepts both).
 */
export async function axe(page: Page, rules?: string[], { smallTargets = false } = {}): Promise<void> {
  // A colour half-way through its transition is a contrast nobody sees.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))))
  // The legacy mode opens no page of its own for each look; it misses only frames of other origins, and there are none.
  // The page reads axe's source once.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true).options({
    // Describing each element that passes takes longer than the looking.
    resultTypes: ['violations'],
    // The size of targets (WCAG 2.5.8) is a rule that axe leaves off by itself.
    ...(!rules && { rules: { 'target-size': { enabled: !smallTargets } } }),
  })
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  const found = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${failureSummary?.replaceAll('\n', '\n      ')}`,
    )
    return `  ${id}: ${help}\n${places.join('\n')}`
  })
  expect(found.join('\n'), `axe on ${page.url()}`).toBe('')
  await recordScan(page)
}

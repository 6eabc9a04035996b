import { expect, test } from 'vitest'
import { text } from './family-for-tests.ts'

test('no law of Wyoming governs a deed of land that is entirely elsewhere', () => {
  const cabin = { type: 'real_estate', realEstateDetails: { state: 'Arizona' } } as const
  const words = text(cabin)
  expect(words).not.toMatch(/W\.S\. 34-[12]-|clerk of the county|homestead exemption laws of this state/)
  expect(words).toContain('which lies outside Wyoming, passes by a deed to the Trustee')
  expect(words).toContain('the deed names the grantee as follows: Dan Reyes, Trustee of the Hollis Trust')
  expect(text(cabin, { type: 'real_estate' })).toMatch(/Land outside Wyoming passes as .* Title to land in Wyoming/)
})

test('the rule on a vehicle’s title is limited to Wyoming’s', () => {
  expect(text({ type: 'vehicle' })).toContain('Title to a vehicle that is titled in Wyoming passes when')
})

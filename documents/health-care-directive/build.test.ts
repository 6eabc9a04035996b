import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { blanksOf } from '../build.ts'
import { plainText } from '../plain-text.ts'
import { healthCareDirective } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  hcd_principalName: 'Margaret Hollis',
  hcd_principalAddress: '1 Elm Street',
  hcd_agentName: 'Ruth Park',
  hcd_agentAddress: '3 Fir Street',
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(healthCareDirective({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')

test('preferences are optional: without them no blank is left', () => {
  expect(blanksOf(healthCareDirective(family))).toEqual([])
})

test.each<[keyof TrustRecord, string, string]>([
  ['hcd_treatmentPreferences', 'My instructions on treatment, in my own words:', 'I give no instructions on treatment'],
  ['hcd_organDonationPreference', 'My wishes on donation, in my own words:', 'I state no wishes on donation'],
  [
    'hcd_mentalHealthPreferences',
    'My preferences on mental health care, in my own words:',
    'I state no preferences on mental health care',
  ],
])('%s: the words as they were written, or that there are none', (field, introduction, none) => {
  const given = text({ [field]: 'First wish.\n\n<b>Second</b> & last.' })
  expect(given).toContain(`${introduction}\nFirst wish.\n<b>Second</b> & last.`)
  expect(given).not.toContain(none)
  for (const empty of [undefined, ' \n ']) {
    expect(text({ [field]: empty })).toContain(none)
    expect(text({ [field]: empty })).not.toContain(introduction)
  }
})

describe('what must be in it', () => {
  test.each([
    ['the agent', 'I designate Ruth Park, of 3 Fir Street, as my agent'],
    ['an alternate by hand', 'Alternate agent, full legal name (if none, write “none”):\t'],
    ['when authority begins', 'when my primary physician determines that I lack the capacity'],
    ['health information', 'HIPAA release'],
    ['who cannot be agent', 'only if related to the principal by blood, marriage or adoption (W.S. 35-22-403)'],
    ['donation and life support', 'W.S. 35-5-220'],
    ['the agent’s power to give', 'the law permits my agent to make a gift (W.S. 35-5-204)'],
    ['an instruction only', 'It is not a psychiatric advance directive, which'],
    ['revocation', 'revoke the designation of my agent only by a signed writing'],
    ['copies', 'W.S. 35-22-413'],
    ['one of two ways', 'Complete ONE of the following'],
    ['who cannot be witness', 'the agent, Ruth Park, or an alternate agent'],
    ['the declaration', 'I declare under penalty of perjury under the laws of Wyoming that the person who signed'],
    ['the acknowledgment', '(date) by Margaret Hollis.'],
    [
      'a trustee decides nothing',
      'a trustee of the Hollis Trust, dated as of July 4, 2025, made by Margaret Hollis as Grantor',
    ],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('the repealed form of W.S. 35-22-405 is not cited', () => {
  expect(text()).not.toContain('35-22-405')
})

test('nobody needs a trust for a directive', () => {
  expect(blanksOf(healthCareDirective({ ...family, trustName: undefined, trustDate: undefined }))).toEqual([])
})

test('own words on treatment stand alone, and without them there are choices to initial', () => {
  const CHOICE = 'Life-sustaining treatment (initial one)'
  expect(text({ hcd_treatmentPreferences: 'Comfort first.' })).not.toContain(CHOICE)
  expect(text({ hcd_treatmentPreferences: undefined })).toContain(CHOICE)
})

test('own words on donation take effect without initials', () => {
  const RULE = 'My wishes in my own words take effect whether or not I initial a choice.'
  expect(text({ hcd_organDonationPreference: 'Corneas only.' })).toContain(RULE)
  expect(text({ hcd_organDonationPreference: undefined })).not.toContain(RULE)
})

test('both papers say alike which nomination of a guardian controls', () => {
  const rule = 'my health care directive controls as to a guardian of my person'
  expect(text()).toContain(rule)
})

test('a principal outside Wyoming reads what that means', () => {
  expect(text({ hcd_principalAddress: '5 Pine St, Portland, OR 97201' })).toContain(
    'The principal’s address is in Oregon.',
  )
})

test('an agent whom Schedule A shows to be a minor acts only as an adult', () => {
  const ruth = (birthYear: number) => ({ id: 'r', name: 'Ruth Park', relationship: 'grandchild' as const, birthYear })
  const words =
    'Ruth Park may act as my agent only after reaching the age of 18 years. Until then, the alternate agent named above may act.'
  expect(text({ beneficiaries: [ruth(2012)] })).toContain(words)
  expect(text({ beneficiaries: [ruth(2000)] })).not.toContain(words)
})

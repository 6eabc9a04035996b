import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { blanksOf } from '../build.ts'
import { type TableBlock, textOf } from '../model.ts'
import { plainText } from '../plain-text.ts'
import { einInstructions } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  grantorSsn: '536904321',
  trusteeName: 'Dan Reyes',
  certificateData: { adminAddress: '2 Oak Street, Wilson, WY 83014' },
  einTrustName: 'Hollis Trust',
  einTrustMailingAddress: '2 Oak Street',
  trustMailingCity: 'Wilson',
  trustMailingState: 'WY',
  trustMailingZip: '83014',
  testatorAddress: '2 Oak Street, Wilson, WY 83014',
  county: 'Teton',
  einResponsiblePartyName: 'Margaret Hollis',
  einResponsiblePartySSN: '536-90-4321',
  einCreationDate: '2025-07-04',
  numberOfTrustees: 1,
  einEntityType: 'Trust',
}
const lines = (changes: Partial<TrustRecord> = {}, fullSsn = false) => {
  const doc = einInstructions({ ...family, ...changes }, { fullSsn })
  const table = doc.blocks.find((block): block is TableBlock => block.kind === 'table')
  return Object.fromEntries(
    (table?.rows ?? []).map(([line, , entry]) => [textOf(line ?? []), textOf(entry ?? []).replaceAll('\u00A0', ' ')]),
  )
}
const text = (changes: Partial<TrustRecord> = {}, fullSsn = false) =>
  plainText(einInstructions({ ...family, ...changes }, { fullSsn }))
    .join('\n')
    .replaceAll('\u00A0', ' ')

test('a complete worksheet leaves no blank and finds nothing to check', () => {
  expect(blanksOf(einInstructions(family))).toEqual([])
  expect(text()).not.toContain('CHECK BEFORE YOU FILE')
})

test.each<[string, Partial<TrustRecord>, string[]]>([
  ['accented, and with an ʻokina', { trusteeName: 'Zoë Kaʻiulani' }, []],
  ['Arabic: the trust', { einTrustName: 'صندوق هوليس' }, ['Line 1, name of the trust in Latin letters']],
  ['Greek: the trustee', { trusteeName: 'Δανάη Ρέγες' }, ['Line 3, name of trustee in Latin letters']],
  [
    'Cyrillic: one of the trustees, and the responsible party',
    {
      trustees: ['Dan Reyes', 'Ева Стоун'].map((name, at) => ({ id: `t${at}`, name, address: '2 Oak Street' })),
      einResponsiblePartyName: 'Маргарет Hollis',
    },
    ['Line 3, name of trustee 2 in Latin letters', 'Line 7a, name of the responsible party in Latin letters'],
  ],
])('names that are %s have lines for their Latin letters', (_, changes, labels) => {
  const words = text(changes)
  expect(words.match(/^Line .* in Latin letters(?=:)/gm) ?? []).toEqual(labels)
  expect(words.includes('The application accepts only Latin letters.')).toBe(labels.length > 0)
  expect(words.includes('enter the spelling in Latin letters that is written below')).toBe('einTrustName' in changes)
})

test.each([
  ['1', 'Hollis Trust'],
  ['2', 'N/A'],
  ['3', 'Dan Reyes'],
  ['4a', '2 Oak Street'],
  ['4b', 'Wilson, WY 83014'],
  ['5a, 5b', 'Leave blank: same as lines 4a and 4b'],
  ['6', 'Teton, WY'],
  ['7a', 'Margaret Hollis'],
  ['7b', 'XXX-XX-4321'],
  ['8a to 8c', 'No; N/A; N/A'],
  ['9a', 'Trust (TIN of grantor): XXX-XX-4321'],
  ['9b', 'N/A'],
  ['10', 'Created a trust (specify type): irrevocable trust'],
  ['12', 'December'],
  ['13', 'Agricultural 0, household 0, other 0'],
  ['14', 'Leave blank: no employees'],
  ['15', 'N/A'],
  ['16', 'Other (specify): trust'],
  ['17', 'Holding and managing trust assets'],
])('line %s: %s', (line, entry) => {
  expect(lines()[line]).toBe(entry)
})

test('a city at the end of the mailing address is printed on its own line only', () => {
  const whole = { einTrustMailingAddress: '2 Oak Street, Suite 3\nWilson,  WY 83014' }
  expect(text(whole)).toContain('2 Oak Street, Suite 3')
  expect(lines(whole)['4b']).toBe('Wilson, WY 83014')
  expect(lines(whole)['4a']).not.toContain('Wilson')
  expect(lines({ einTrustMailingAddress: '2 Oak Street, Wilson, Wyoming 83014-0001' })['4a']).toBe('2 Oak Street')
  expect(text({ einTrustMailingAddress: 'Wilson, WY 83014' })).toContain('Wilson, WY 83014')
})

test('a street address that differs from the mailing address is entered', () => {
  expect(lines({ einTrustMailingAddress: 'P.O. Box 9' })['5a, 5b']).toBe(
    '2 Oak Street, Wilson, WY 83014, if different from lines 4a and 4b (not a P.O. box)',
  )
})

describe('social security numbers', () => {
  test('are whole only when that is asked for', () => {
    expect(text()).not.toMatch(/\d{3}-\d{2}-\d{4}|536904321/)
    expect(lines({}, true)['7b']).toBe('536-90-4321')
    expect(lines({}, true)['9a']).toBe('Trust (TIN of grantor): 536-90-4321')
    expect(text({}, true)).toContain('shows full social security numbers')
  })
  test('stay masked when only the end is known', () => {
    const another = { grantorSsn: '4321', einResponsiblePartyName: 'Dan Reyes' }
    expect(lines(another, true)['9a']).toBe('Trust (TIN of grantor): XXX-XX-4321')
    expect(lines({ ...another, grantorSsn: 'XXX-XX-4321 (4 of 9 digits)' })['9a']).toMatch(/: XXX-XX-4321$/)
    expect(lines({ grantorSsn: '1111' }, true)['9a']).toBe('Trust (TIN of grantor): XXX-XX-1111')
  })
  test('of the grantor as responsible party is whole on both lines', () => {
    expect(lines({ grantorSsn: '4321' }, true)['9a']).toBe('Trust (TIN of grantor): 536-90-4321')
    expect(lines({ grantorSsn: '4321' })['9a']).toBe('Trust (TIN of grantor): XXX-XX-4321')
  })
  test('are a blank when they are missing', () => {
    expect(blanksOf(einInstructions({ ...family, einResponsiblePartySSN: undefined }))).toEqual([
      { field: 'einResponsiblePartySSN', label: 'Responsible party SSN' },
    ])
  })
})

test.each<[string, Partial<TrustRecord>, string]>([
  [
    'a trustee as responsible party',
    { einResponsiblePartyName: 'Dan Reyes' },
    'normally the grantor, here Margaret Hollis',
  ],
  ['another name', { einTrustName: 'Hollis Family Trust' }, 'is not the name in the trust agreement, Hollis Trust.'],
  [
    'a date before the trust',
    { einCreationDate: '2025-07-03' },
    'July 3, 2025, which is before the date of the trust, July 4, 2025',
  ],
  ['two numbers for one person', { grantorSsn: '1111' }, 'One of them is wrong.'],
  ['another count', { numberOfTrustees: 3 }, 'give the number of trustees as 3 but name 1'],
])('to check: %s', (_, changes, words) => {
  expect(text(changes)).toContain('CHECK BEFORE YOU FILE')
  expect(text(changes)).toContain(words)
})

test.each(['Nunez-Alvarez Trust', 'Núñez-Álvarez Trust'])(
  'the name as the online application takes it is no other name: %s',
  (einTrustName) => {
    expect(text({ trustName: 'Núñez-Álvarez Trust', einTrustName })).not.toContain('CHECK BEFORE YOU FILE')
  },
)

test('another number of trustees than are named is said', () => {
  expect(text({ numberOfTrustees: 2 })).toContain('Number of trustees: 2 in your answers; 1 is named. Form')
  expect(text()).toContain('Number of trustees: 1. Form')
})

test('a co-trustee whom the agreement requires has a blank on line 3, and is counted', () => {
  const alone = { beneficiaries: [{ id: 'd', name: 'Dan Reyes', relationship: 'child' as const }] }
  expect(lines(alone)['3']).toBe('Dan Reyes and ____________________ (name of co-trustee)')
  const counted = text({ ...alone, numberOfTrustees: 1 })
  expect(counted).toContain('Number of trustees: 1 in your answers; the trust agreement requires 2. Form')
  expect(counted).toContain('number of trustees as 1, and the trust agreement requires 2. Name every serving trustee')
})

test('a minor is not entered as trustee', () => {
  const minor = { id: 'd', name: 'Dan Reyes', relationship: 'child', birthYear: 2012 } as const
  expect(lines({ beneficiaries: [minor] })['3']).toBe('____________________ (name of trustee)')
})

test('line 1 has one rule about characters', () => {
  expect(text().match(/Line 1\. .*/g)).toHaveLength(1)
  expect(text()).toContain('enter an accented letter without its accent and omit any other character')
})

test.each([false, true])('with whole numbers (%s) or masked, the worksheet is to be kept private', (fullSsn) => {
  expect(text({}, fullSsn)).toMatch(/LINE BY LINE\nKeep this page private\./)
})

test('what is reported to beneficiaries', () => {
  expect(text()).toMatch(/If income is distributed to a beneficiary.*Schedule K-1 \(Form 1041\)/)
})

test('what applying costs, when, and how often', () => {
  expect(text()).toContain('ends after a short period of inactivity, reportedly 15 minutes')
  expect(text()).toContain('The number is free.')
  expect(text()).toContain('See IRS.gov for current hours.')
  expect(text()).not.toMatch(/\d ?(a|p)\.m\./)
  expect(text()).toContain('Applying twice gives the trust two numbers.')
})

test('line 6 is the county that was answered, with its condition where the trust may be administered in another', () => {
  const byHand =
    'County of administration: ____________________, Wyoming (the county written in Article 20 of the trust agreement)'
  expect(lines({ county: 'Multnomah' })['6']).toBe(byHand)
  expect(lines({ certificateData: { adminAddress: '77 Alder Way, Boise, ID 83702' } })['6']).toBe(byHand)
  expect(lines({ testatorAddress: '1 Elm Street, Jackson, WY 83001' })['6']).toBe(
    'Teton, WY, if that is the county written in Article 20 of the trust agreement; otherwise the county written there',
  )
  expect(lines({ county: undefined })['6']).toBe('[County], WY')
  expect(text()).toContain('Line 6. Enter the county and state of the address at which the trust is administered')
})

test('an address of administration outside Wyoming is entered nowhere', () => {
  const boise = { certificateData: { adminAddress: '77 Alder Way, Boise, ID 83702' } }
  expect(lines(boise)['5a, 5b']).toContain(
    'The address of administration in Wyoming that is written in the trust agreement',
  )
})

import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { blanksOf } from '../build.ts'
import { assignmentOfAssets } from './build.ts'
import { family, text, textOf, withAssets } from './family-for-tests.ts'

describe('what must be in it', () => {
  test.each([
    ['present words', 'The Grantor assigns, transfers and delivers to the Trustee, without consideration'],
    ['the taker', 'to Dan Reyes, Trustee of the Hollis Trust, dated as of July 4, 2025 (the “Trustee”)'],
    [
      'four groups',
      '2.1 Real Property\nNone.\n2.2 Bank Accounts\nNone.\n2.3 Brokerage Accounts\nNone.\n2.4 Other Assets',
    ],
    ['no retirement accounts', 'individual retirement accounts, 401(k) and other qualified retirement plans'],
    ['solvency', 'is not insolvent, is not rendered insolvent by the transfer'],
    ['further assurance', 'The Grantor shall sign, acknowledge and deliver every deed'],
    ['no second gift', 'This Assignment is not a second gift of what was assigned before'],
    [
      'the rest of an item',
      'to the extent stated there, this Assignment assigns all that no earlier assignment to the',
    ],
    ['an earlier assignment', 'which keeps its own effective date, and neither repeats nor revokes it'],
    [
      'what the list leaves out',
      'undoes or limits an earlier assignment, even of property that Article 2 does not list',
    ],
    ['values', 'They are not appraisals, do not limit what is conveyed, and are not a price.'],
    ['acceptance', 'The Trustee accepts the property assigned above'],
    ['the act of the grantor', '(date) by Margaret Hollis.'],
    ['the act of the trustee', '(date) by Dan Reyes as Trustee of the Hollis Trust'],
  ])('%s', (_, words) => {
    expect(text({})).toContain(words)
  })
})

describe('what passes title follows the kinds of property', () => {
  const needs: Record<Asset['type'], string> = {
    real_estate: 'does not by itself pass title to land',
    bank_account: 'Each bank retitles its accounts on its own form',
    investment: 'Each firm transfers its accounts on its own form',
    business: 'W.S. 17-29-502',
    vehicle: 'endorsed before a notarial officer',
    personal_property: 'This Assignment is a bill of sale',
    other: 'Other property. To the extent the law permits',
  }
  const types = Object.keys(needs) as Asset['type'][]
  test.each(types)('%s', (type) => {
    const words = text({ type })
    for (const kind of types) expect(words.includes(needs[kind])).toBe(kind === type)
  })

  test('a mortgage is mentioned where there is one', () => {
    const land = (mortgage: boolean) => text({ type: 'real_estate', realEstateDetails: { mortgage } })
    expect(land(true)).toContain('subject to the mortgage')
    expect(land(false)).not.toContain('subject to the mortgage')
  })
})

const half = { type: 'business', businessDetails: { entityType: 'LLC', percentOwned: 50 } } as const
const titled = (titleHolding: string, ownership: Asset['ownership']) =>
  ({ type: 'real_estate', ownership, realEstateDetails: { titleHolding } }) as const

test.each<[Partial<Asset>, string]>([
  [{}, 'Sole.\nThe Grantor’s whole interest\n'],
  [
    { type: 'real_estate' },
    'whole interest; if a homestead, only with the joinder of the Grantor’s spouse, if any (Article 6)\n',
  ],
  [{ percentOwned: 40 }, 'Sole.\nThe Grantor’s whole interest (40%)\n'],
  [{ percentOwned: 0 }, 'Sole.\nWhatever interest the Grantor holds, if any\n'],
  [{ ...half, businessDetails: { percentOwned: 0 } }, 'Sole.\nWhatever interest the Grantor holds, if any\n'],
  [{ percentOwned: 0 }, 'The Grantor’s share is stated as 0%. Correct this entry or strike it before signing.'],
  [{ ownership: 'joint' }, 'Joint.\nThe Grantor’s interest; the interest of each joint owner who joins below\n'],
  [
    { ownership: 'community' },
    'The Grantor’s interest; the whole if the Grantor’s spouse also assigns his or her own interest below\n',
  ],
  [{ ...half, ownership: 'sole' }, 'The Grantor’s whole interest (50%)\n'],
  [
    { ...half, ownership: 'joint' },
    'The Grantor’s own interest in the 50% of the entity described; the interest in it of each joint owner who joins below\n',
  ],
  [
    { ...half, ownership: 'community' },
    'The Grantor’s own interest in the 50% of the entity described; the whole of that 50% if the Grantor’s spouse also assigns',
  ],
  [{ ...half, ownership: 'tenants_in_common' }, 'The Grantor’s own interest only: 50% of the entity\n'],
  [{ type: 'business', ownership: 'tenants_in_common' }, 'The Grantor’s undivided share only: ________%\n'],
  [
    titled('Margaret Hollis and Thomas Hollis, tenants by the entirety', 'joint'),
    'The Grantor’s interest; if held by the entireties, nothing unless both spouses join (Article 3)\n',
  ],
  [titled('Thomas Hollis', 'sole'), 'Sole.\nWhatever interest the Grantor holds, if any\n'],
  [
    titled('Thomas Hollis', 'joint'),
    'Whatever interest the Grantor holds, if any; the interest of each joint owner who joins below\n',
  ],
  [{ ownership: 'tenants_in_common', percentOwned: 60 }, 'The Grantor’s undivided share only: 60%\n'],
  [{ ownership: 'tenants_in_common' }, 'The Grantor’s undivided share only: ________%\n'],
])('the interest of %j', (changes, words) => {
  expect(text(changes)).toContain(words)
})

test.each<[Partial<Asset>, [label: string, path: string][]]>([
  [
    { type: 'real_estate', name: 'Cabin' },
    [
      ['Address of Cabin', 'realEstateDetails.street'],
      ['State or country of Cabin', 'realEstateDetails.state'],
      ['County of Cabin', 'realEstateDetails.county'],
      ['Legal description of Cabin', 'realEstateDetails.legalDescription'],
    ],
  ],
  [
    {
      type: 'real_estate',
      address: '1 Elm St, Jackson, WY 83001',
      realEstateDetails: { county: 'Teton', legalDescription: 'Lot 4' },
    },
    [],
  ],
  [{ type: 'bank_account', name: 'Checking' }, [['Bank of Checking', 'bankName']]],
  [{ type: 'bank_account', bankName: 'First' }, []],
  [{ type: 'investment', name: 'Fund' }, [['Firm of Fund', 'firmName']]],
  [{ type: 'business', name: 'Inn' }, [['Entity of Inn', 'businessDetails.entityType']]],
  [{ type: 'vehicle' }, []],
  [{ ownership: 'tenants_in_common', name: 'Barn' }, [['The grantor’s share of Barn', 'percentOwned']]],
])('what is missing of %j leads to its question', (changes, missing) => {
  const blanks = blanksOf(assignmentOfAssets(withAssets([changes])))
  expect(blanks.map((blank) => ({ ...blank, label: english(blank.label) }))).toEqual(
    missing.map(([label, path]) => ({ field: 'assets', entryId: 'x0', path, label })),
  )
})

test('details are printed where they were given', () => {
  const words = text(
    { type: 'business', businessDetails: { entityType: 'LLC', ein: '83-7654321', registeredAgent: 'Ann Agent' } },
    { type: 'real_estate', address: '5 Hill', realEstateDetails: { street: '5 Hill Road', parcelNumber: '22-41' } },
  )
  for (const part of [
    'Entity: LLC',
    'EIN: 83-7654321',
    'Registered agent: Ann Agent',
    '5 Hill\n',
    '5 Hill Road',
    '22-41',
  ])
    expect(words).toContain(part)
})

test('of an account number only the last four are printed, whatever is stored', () => {
  const words = text({ type: 'bank_account', accountNumber: '123456789012' })
  expect(words).toContain('Account ending in 9012')
  expect(words).not.toContain('12345')
})

test('without an asset the place is a blank, and nobody joins', () => {
  const doc = assignmentOfAssets(family)
  expect(blanksOf(doc)).toEqual([{ field: 'assets', label: 'Trust property' }])
  expect(textOf(family)).not.toContain('JOINDER')
})

test('five hundred assets are numbered through all groups, each once', () => {
  const types = ['other', 'real_estate', 'bank_account', 'investment', 'vehicle'] as const
  const words = text(
    ...Array.from({ length: 500 }, (_, at) => ({ name: `Holding ${at + 1}`, type: types[at % 5] ?? 'other' })),
  )
  expect(words.match(/^\d+\nHolding \d+$/gm)).toHaveLength(500)
  expect(words).toContain('Real Property: numbers 1 to 100')
  expect(words).toContain('Other Assets: numbers 301 to 500')
})

test('a grantor who is trustee holds as trustee only', () => {
  expect(textOf({ ...withAssets([{}]), trusteeType: 'self' })).toContain(
    'is held by the Trustee from the date on which this Assignment takes effect, and the Grantor no longer holds it as owner',
  )
  expect(text({})).not.toContain('as trustee only')
})

describe('what passes by a designation of beneficiaries', () => {
  const words = text(
    { name: 'Traditional IRA', type: 'investment', value: '310000' },
    { name: 'Term life insurance', value: '500000' },
    { name: 'Savings', type: 'bank_account', value: '20000' },
  )

  test('is listed, and neither assigned, numbered nor counted', () => {
    const [assigned = '', listed = ''] = words.split('Passing by beneficiary designation (not assigned)')
    expect(assigned).toContain('Bank Accounts: number 1')
    expect(assigned).not.toContain('IRA')
    expect(listed).toMatch(/Traditional IRA\nRetirement or health savings account\n\$310,000/)
    expect(listed).toContain('Life insurance\n$500,000')
    expect(words).toContain('The stated values total $20,000.')
  })
})

test.each<[string, Partial<Asset>[], string[], string[]]>([
  [
    'a spouse who only releases the homestead',
    [{ type: 'real_estate', ownership: 'joint' }],
    [
      'A spouse who signs only to release the homestead consents and releases, and assigns no interest by that signature.',
      'Numbers of the property in which I assign my own interest (co-owned property: number 1; if none, write “none”):',
      'is not conveyed unless the Grantor’s spouse assigns his or her own interest below (W.S. 34-1-140)',
      'makes a separate gift, which is reported on his or her own Form 709',
    ],
    ['section 2035'],
  ],
  [
    'sole savings',
    [{ type: 'bank_account' }],
    ['unless the law allocates the exemption automatically.'],
    ['separate gift'],
  ],
  [
    'a retirement account',
    [{ name: 'Roth IRA', type: 'investment' }],
    ['4.2 Accounts and policies that pass by designation'],
    ['section 2035'],
  ],
  ['a policy', [{ name: 'Term life insurance' }], ['section 2035 of the Internal Revenue Code'], []],
])('what is said of %s', (_, assets, said, unsaid) => {
  const words = text(...assets)
  for (const part of said) expect(words).toContain(part)
  for (const part of unsaid) expect(words).not.toContain(part)
})

test('wherever grantor and land are, the law there may protect creditors', () => {
  expect(text({})).toContain(
    'W.S. 34-14-205 and 34-14-206 or, to the extent that it governs the transfer, the law of another state or country',
  )
})

test('the Grantor goes on paying a mortgage', () => {
  expect(text({ type: 'real_estate', realEstateDetails: { mortgage: true } })).toContain(
    'The Grantor remains liable for the loan and shall pay it when due. Each payment is a further gift to the Trust.',
  )
})

test('two assets are numbers 1 and 2, and three are numbers 1 to 3', () => {
  expect(text({}, {})).toContain('Other Assets: numbers 1 and 2')
  expect(text({}, {}, {})).toContain('Other Assets: numbers 1 to 3')
})

test.each<[Partial<Asset>, boolean]>([
  [{}, false],
  [{ percentOwned: 40 }, true],
  [{ percentOwned: 100 }, false],
  [{ ownership: 'joint' }, true],
])('the value of %j may be that of more than what is assigned: %s', (changes, may) => {
  expect(text({ ...changes, value: '100' }).includes('included in the total, may be that of the whole asset')).toBe(may)
})

test('a trustee who is the only beneficiary takes title with a co-trustee, who signs too', () => {
  const words = textOf({ ...withAssets([{}]), beneficiaries: [{ id: 'd', name: 'Dan Reyes', relationship: 'child' }] })
  expect(words).toContain('to Dan Reyes and ____________________ (name of co-trustee), Trustees of the Hollis Trust')
  expect(words).toContain('Co-Trustee (qualified to serve as Independent Trustee)\nTrustee:')
  const condition = 'signed and the co-trustee whose name is written in its Article 12 has accepted. It is a gift.'
  expect(words).toContain(condition)
  expect(text({})).not.toContain(condition)
})

test('the county is suggested to nobody whose county it may not be', () => {
  const words = textOf({
    ...withAssets([{ ownership: 'joint' }]),
    county: 'Teton',
    grantorAddress: '1 Elm Street, Jackson, WY 83001',
    testatorAddress: '1 Elm Street\nJackson WY 83001',
    trusteeAddress: '2 Oak Street, Casper, WY 82601',
  })
  expect(words.match(/Teton County/g)).toHaveLength(1)
  expect(words.match(/State of Wyoming \(change/g)).toHaveLength(3)
})

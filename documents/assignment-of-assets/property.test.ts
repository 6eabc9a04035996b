import { describe, expect, test } from 'vitest'
import type { Asset } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { text, textOf, withAssets } from './family-for-tests.ts'

describe('the home that the Grantor lives in', () => {
  const home = { type: 'real_estate', name: 'House', address: '1 Elm Street' } as const
  const RIDER = 'RIDER. OCCUPANCY LEASE'

  test('comes with its contents in question and a lease to sign', () => {
    const words = text(home)
    expect(words).toContain('Initials of the Grantor, if the contents of the home are assigned:')
    expect(words).toContain(
      'the Grantor assigns to the Trustee, as if Article 2 listed them, the furniture, furnishings and other tangible personal property in the home.',
    )
    expect(words.split(RIDER)[1]).toContain('whether Article 2 of the Assignment of Assets lists it or the Grantor has')
    expect(words.split(RIDER)[1]).toMatch(/Tenant\nSignature:.*Landlord \(Trustee\)\nSignature:/s)
  })

  test('is let by an Independent Trustee where the Grantor is trustee', () => {
    const trust = { ...withAssets([home]), trusteeType: 'self' } as const
    const rider = textOf(trust).split(RIDER)[1]
    expect(rider).toContain('Landlord (Independent Trustee)')
    expect(rider).toContain('must not be delivered or recorded until an Independent Trustee has accepted')
    expect(rider).not.toContain('Capacity:')
  })

  test('that may be one has a lease with its address left open, and a co-owner signs too', () => {
    const words = text({ ...home, name: 'Cabin', address: '9 Hill Road', ownership: 'joint' })
    expect(words).toContain('in the home at the address written below (the “Premises”).')
    expect(words).toContain('Address of the Premises:')
    expect(words).toContain('Tenant (co-owner who lives in the Premises, if any)\nSignature:')
  })

  test('other land has neither, but the rule on its use', () => {
    const words = text({ ...home, name: 'Hay pasture', address: '9 Hill Road' })
    expect(words).toContain('(Code section 2036(a)(1)). The Grantor may use it only under a written lease')
    expect(words).not.toContain(RIDER)
    expect(words).not.toContain('contents of the home')
  })
})

test('the deed’s grantee is given in words', () => {
  expect(text({ type: 'real_estate' })).toContain(
    'It names the grantee as follows: Dan Reyes, Trustee of the Hollis Trust, dated as of July 4, 2025.',
  )
})

test.each<[string | undefined, boolean]>([
  ['Margaret Hollis and Thomas Hollis, joint tenants', false],
  ['MARGARET ANN HOLLIS', false],
  ['Joint tenants with right of survivorship', false],
  [undefined, false],
  ['Thomas Hollis', true],
  ['Hollis Farms LLC', true],
])('title held as %s: the Grantor is missed: %s', (titleHolding, missed) => {
  const words = text({ type: 'real_estate', realEstateDetails: { ...(titleHolding && { titleHolding }) } })
  expect(
    words.includes('The Grantor is not named in this title. Correct this entry or strike it before signing.'),
  ).toBe(missed)
})

test.each<[string, string, boolean]>([
  ['Margaret Hollis, MD', 'Margaret Hollis and Thomas Hollis', false],
  ['Dr. Margaret Hollis', 'Margaret Hollis', false],
  ['Max Hollis, Jr.', 'Max Hollis and Rose Hollis', false],
  ['Max Hollis, Jr.', 'Max Hollis Jr and Ned Hollis III', false],
  ['Max Hollis, Jr.', 'Max Hollis, Sr.', true],
])('the grantor %s in the title of %s is missed: %s', (grantorName, titleHolding, missed) => {
  const words = textOf({ ...withAssets([{ type: 'real_estate', realEstateDetails: { titleHolding } }]), grantorName })
  expect(words.includes('The Grantor is not named in this title.')).toBe(missed)
})

test.each<[string, Partial<Asset>, string[]]>([
  ['nothing', {}, ['Address', 'State or country', 'County', 'Legal description']],
  ['an address in Wyoming', { address: '1 Elm St, Lander, WY 82520' }, ['County', 'Legal description']],
  ['an address abroad', { address: 'Lindenweg 5, 10117 Berlin' }, ['State or country', 'County', 'Legal description']],
  ['street and state', { realEstateDetails: { street: '1 Elm St', state: 'WY' } }, ['County', 'Legal description']],
])('land of which the answers tell %s has lines for the rest', (_, land, lines) => {
  const labels = ['Address', 'State or country', 'County', 'Legal description']
  const words = text({ type: 'real_estate', ...land })
  expect(labels.filter((label) => words.includes(`\n${label}: ____`))).toEqual(lines)
})

describe('a spouse who is a co-owner besides', () => {
  test.each<[Asset['ownership'], string]>([
    ['joint', 'A spouse who is also a joint owner signs once, in the spouse’s block'],
    ['tenants_in_common', 'A spouse who is also a tenant in common signs once, in the spouse’s block'],
  ])('signs once: %s', (ownership, words) => {
    expect(text({ type: 'real_estate', ownership })).toContain(words)
    expect(text({ type: 'real_estate', ownership })).toMatch(/\(homestead\)\nSignature:.*\n.*\nNumbers of the property/)
    expect(text({ ownership })).not.toContain('signs once')
  })
})

describe('a title that names the spouses alone', () => {
  const land = (titleHolding: string, ownership: Asset['ownership'] = 'joint') =>
    ({ type: 'real_estate', ownership, realEstateDetails: { titleHolding } }) as const
  const both = 'Margaret Hollis and Thomas Hollis'
  const blocksOf = (assets: Partial<Asset>[], spouseName?: string) => {
    const words = textOf({ ...withAssets(assets), ...(spouseName && { spouseName }) })
    const blocks = words.match(/^(Joint owner|Tenant in common)(?=\nSignature:)/gm) ?? []
    // Besides them the grantor, the trustee and the spouse acknowledge.
    expect(words.match(/This record was acknowledged/g)).toHaveLength(3 + blocks.length)
    return blocks
  }

  test('leaves no other owner a block to sign', () => {
    const joint = land(`${both}, joint tenants`)
    expect(blocksOf([joint], 'Thomas Hollis')).toEqual([])
    expect(blocksOf([land(`${both}, tenants in common`, 'tenants_in_common')], 'Thomas Hollis')).toEqual([])
    expect(blocksOf([land('Husband and wife, as tenants by the entireties')])).toEqual([])
    expect(textOf({ ...withAssets([joint]), spouseName: 'Thomas Hollis' })).toContain(
      'A spouse who is also a joint owner signs once, in the spouse’s block',
    )
  })

  test('does so for that land alone', () => {
    const joint = land(`${both}, joint tenants`)
    expect(blocksOf([joint])).toEqual(['Joint owner'])
    expect(blocksOf([land(`${both} and Ned Hollis`)], 'Thomas Hollis')).toEqual(['Joint owner'])
    expect(blocksOf([joint, { ownership: 'tenants_in_common' }], 'Thomas Hollis')).toEqual(['Tenant in common'])
  })
})

describe('what a married Grantor owns jointly', () => {
  const blocks = (trust: TrustRecord) =>
    textOf(trust).match(/^(Spouse of the Grantor|Joint owner|Tenant in common).*(?=\nSignature:)/gm) ?? []
  const house = { type: 'real_estate', name: 'House' } as const
  const account = { type: 'bank_account', ownership: 'joint' } as const
  const another = 'the heading of the spouse’s block is struck out'

  test('has one block for the spouse, and says how another joint owner signs', () => {
    const married = { ...withAssets([house, account]), maritalStatus: 'married', spouseName: 'Thomas Hollis' } as const
    expect(blocks(married)).toEqual(['Spouse of the Grantor (homestead)'])
    expect(textOf(married)).toContain(another)
    const { spouseName: _, ...unnamed } = married
    expect(blocks(unnamed)).toEqual(['Spouse of the Grantor (homestead)'])
  })

  test('has one for another whom the title names', () => {
    const titleHolding = 'Margaret A. Hollis, Thomas Hollis and Ned Pike, joint tenants'
    const land = { ...house, ownership: 'joint', realEstateDetails: { titleHolding } } as const
    const married = { ...withAssets([land]), spouseName: 'Thomas Hollis' }
    expect(blocks(married)).toEqual(['Spouse of the Grantor (homestead)', 'Joint owner'])
    expect(textOf(married)).not.toContain(another)
  })

  test('without anything for the spouse alone has one for the joint owner', () => {
    expect(blocks({ ...withAssets([account]), spouseName: 'Thomas Hollis' })).toEqual(['Joint owner'])
  })
})

describe('who lets the home', () => {
  const home = { type: 'real_estate', name: 'House', address: '1 Elm Street' } as const
  test.each<[string, Partial<TrustRecord>, boolean]>([
    ['a friend who is trustee', {}, false],
    ['the spouse who is trustee, by the relationship', { trusteeRelationship: 'Spouse' }, true],
    [
      'the spouse who is trustee, by the schedule',
      { beneficiaries: [{ id: 's', name: 'Dan Reyes', relationship: 'spouse' }] },
      true,
    ],
  ])('%s', (_, changes, independent) => {
    const rider = textOf({ ...withAssets([home]), ...changes }).split('RIDER. OCCUPANCY LEASE')[1]
    expect(rider?.includes('Landlord (Independent Trustee)')).toBe(independent)
    expect(rider?.includes('recorded until an Independent Trustee has accepted and all parties have signed')).toBe(
      independent,
    )
    expect(rider?.includes('recorded until all parties have signed this lease')).toBe(!independent)
    expect(rider).toContain('If a Tenant, or the spouse of a Tenant, is a trustee, an Independent Trustee shall make')
  })
})

const company = (entityType: string, state: string): Partial<Asset> => ({
  type: 'business',
  businessDetails: { entityType, state },
})
const LLC = company('LLC', 'Wyoming')
const OTHERS = [company('LLC', 'Delaware'), company('corporation', 'Wyoming'), company('limited partnership', 'WY')]
const OF_FORMATION = 'passes as the law under which the entity was formed and its own agreement require.'

test('a state given by its postal code is written out', () => {
  expect(text(company('limited partnership', 'WY'))).toContain('Organized in: Wyoming')
  expect(text(company('S.A. de C.V.', 'México'))).toContain('Organized in: México')
})

test('Wyoming’s law of limited liability companies is stated for them alone', () => {
  expect(text(LLC)).toContain('A transferee of an interest in a limited liability company is entitled only')
  expect(text(LLC)).not.toContain(OF_FORMATION)
  for (const other of OTHERS) {
    expect(text(other)).toContain(`An interest in an entity ${OF_FORMATION}`)
    expect(text(other)).not.toContain('17-29-502')
  }
  expect(text(LLC, ...OTHERS)).toContain('A transferee of an interest in a Wyoming limited liability company is')
  expect(text(LLC, ...OTHERS)).toContain(`An interest in any other entity ${OF_FORMATION}`)
})

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

describe('joinder', () => {
  describe('who joins follows the ownership', () => {
    const spouse = 'Spouse of the Grantor'
    test.each<[string, Partial<Asset>[], string[]]>([
      ['sole', [{}], []],
      ['sole land', [{ type: 'real_estate' }], [`${spouse} (homestead)`]],
      ['joint', [{ ownership: 'joint' }], ['Joint owner']],
      ['community', [{ ownership: 'community' }], [`${spouse} (community property)`]],
      ['in common', [{ ownership: 'tenants_in_common' }], ['Tenant in common']],
      [
        'all of them',
        [{ type: 'real_estate', ownership: 'joint' }, { ownership: 'community' }, { ownership: 'tenants_in_common' }],
        [`${spouse} (community property and homestead)`, 'Joint owner', 'Tenant in common'],
      ],
    ])('%s', (_, assets, roles) => {
      const words = text(...assets)
      const blocks = words.match(/^(Spouse of the Grantor|Joint owner|Tenant in common).*(?=\nSignature:)/gm) ?? []
      expect(blocks).toEqual(roles)
      expect(words.match(/This record was acknowledged/g)).toHaveLength(2 + roles.length)
      expect(words.includes('hereby releasing and waiving all rights under and by virtue of the homestead')).toBe(
        assets.some(({ type }) => type === 'real_estate'),
      )
    })
  })

  describe('of a grantor who is not married', () => {
    const widow = (...assets: Partial<Asset>[]) => textOf({ ...withAssets(assets), maritalStatus: 'widowed' })
    const land = { type: 'real_estate' } as const
    test('no spouse signs, and the grantor releases the homestead alone', () => {
      const words = widow(land)
      expect(words).toContain('HOMESTEAD')
      expect(words).not.toContain('JOINDER')
      expect(words).toContain(
        'The Grantor is not married. As to the real property listed above, the Grantor by signing',
      )
      expect(words).toContain('hereby releasing and waiving all rights under and by virtue of the homestead exemption')
      expect(words).not.toMatch(/Spouse of the Grantor|if a homestead, only with|in the spouse’s block/)
      expect(words.match(/This record was acknowledged/g)).toHaveLength(2)
    })

    test('co-owners join, and what spouses own is the grantor’s own interest alone', () => {
      const held = { ...land, realEstateDetails: { titleHolding: 'Husband and wife, as tenants by the entireties' } }
      const words = widow({ ...held, ownership: 'joint' }, { ownership: 'community' })
      expect(words).toContain('JOINDER OF CO-OWNERS\n')
      expect(words.match(/^(Spouse of the Grantor|Joint owner|Tenant in common).*(?=\nSignature:)/gm)).toEqual([
        'Joint owner',
      ])
      expect(words).toContain('no interest of a former spouse or of the estate of a spouse who has died')
      expect(words).not.toMatch(/both spouses (join|must sign)|the Grantor’s spouse (also )?assigns/)
      expect(widow({})).not.toMatch(/HOMESTEAD|JOINDER/)
    })

    test('a spouse who is named signs nevertheless', () => {
      expect(textOf({ ...withAssets([land]), maritalStatus: 'widowed', spouseName: 'Ann' })).toContain(
        'Spouse of the Grantor (homestead)',
      )
    })
  })
})

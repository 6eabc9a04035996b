import { describe, expect, test } from 'vitest'
import type { Asset } from '#domain/trust/entries.ts'
import { text, textOf, withAssets } from './family-for-tests.ts'

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
    expect(words).toContain('The Grantor is not married. As to the real property listed above, the Grantor by signing')
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

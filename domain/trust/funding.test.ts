import { describe, expect, test } from 'vitest'
import { english } from '../message.ts'
import { passesByDesignation } from './assets.ts'
import type { Asset } from './entries.ts'
import { ASSET_TYPES, type AssetType, type FundingStatus, keysOf, type Ownership } from './enumerations.ts'
import { fundingErrors, fundingOf, fundingPatch, fundingProgress } from './funding.ts'
import { fundingPlan, taskOf } from './funding-plan.ts'
import { DESIGNATION_NOTES, FUNDING_TASKS, ownershipNote, taskDetails } from './funding-tasks.ts'
import { merge } from './merge.ts'
import { TrustPatch } from './patch.ts'
import { isLandElsewhere } from './real-estate.ts'
import { newTrust, type TrustRecord } from './record.ts'
import { assetForm } from './steps/06-assets.ts'

const asset = (more: Partial<Asset> = {}): Asset => ({
  id: 'a',
  name: 'Home',
  type: 'real_estate',
  ownership: 'sole',
  ...more,
})

describe('the tasks', () => {
  test.each<[AssetType, RegExp, RegExp]>([
    ['real_estate', /deed/i, /34-1-142/],
    ['bank_account', /bank’s own form/, /4-10-402/],
    ['investment', /transfer form/, /not assigned/],
    ['business', /assignment of the interest/i, /17-29-502/],
    ['vehicle', /certificate of title/i, /31-2-104/],
    ['personal_property', /bill of sale/, /4-10-402/],
    ['other', /in addition to the Assignment/, /insurer/],
  ])('%s', (type, words, fact) => {
    const [group] = fundingPlan({ uid: 'u', assets: [asset({ type })] })
    expect(group?.task.task).toMatch(words)
    expect(group?.task.facts.map(({ text, source }) => `${text} ${source}`).join('\n')).toMatch(fact)
  })

  test('call for a spouse at a homestead only if there is one', () => {
    const [group] = fundingPlan({ uid: 'u', assets: [asset()] })
    expect(group?.task.facts.filter(({ text }) => text.includes('homestead'))).toEqual([
      {
        text: expect.stringMatching(/^If the land is a homestead, the grantor’s spouse, if any,/),
        source: 'W.S. 34-2-121',
      },
    ])
  })

  test('follow the marital status', () => {
    const said = (changes: Partial<TrustRecord>, state = 'WY') =>
      fundingPlan({ uid: 'u', assets: [asset({ realEstateDetails: { state } })], ...changes })[0]
        ?.task.facts.map(({ text }) => text)
        .join(' ')
    for (const maritalStatus of ['single', 'widowed', 'divorced'] as const) {
      expect(said({ maritalStatus })).toContain('the deed contains the grantor’s release of the homestead rights.')
      expect(said({ maritalStatus })).not.toContain('if any')
      expect(said({ maritalStatus }, 'CO')).not.toContain('spouse')
    }
    expect(said({ maritalStatus: 'married' })).toContain('the grantor’s spouse also signs and acknowledges the deed')
    expect(said({ maritalStatus: 'single', spouseName: 'Bo' })).toContain('the grantor’s spouse also signs')
    expect(said({}, 'CO')).toContain('whether a spouse signs')
  })

  test('are one for each type, each fact with its source', () => {
    expect(FUNDING_TASKS.map(({ type }) => type).toSorted()).toEqual(keysOf(ASSET_TYPES).toSorted())
    expect(FUNDING_TASKS.flatMap(({ facts }) => facts).filter(({ source }) => !source)).toEqual([])
  })

  test('hold every asset once, land first', () => {
    const assets = [
      asset({ id: 'b', type: 'bank_account' }),
      asset({ id: 'l' }),
      asset({ id: 'c', type: 'bank_account' }),
    ]
    expect(fundingPlan({ uid: 'u', assets }).map((group) => group.assets.map(({ id }) => id))).toEqual([
      ['l'],
      ['b', 'c'],
    ])
    expect(fundingPlan({ uid: 'u' })).toEqual([])
  })

  test('ask for the lease of a home that is lived in before its deed is delivered', () => {
    const grantorAddress = '318 Beech Street, Casper, WY 82601'
    const lease = (address: string) =>
      fundingPlan({ uid: 'u', grantorAddress, assets: [asset({ address })] })[0]?.task.facts.at(-1)
    expect(lease(grantorAddress)?.text).toMatch(/^The deed to a home .* only after the lease/)
    expect(lease('20 Elm Street, Casper, WY')?.text).not.toContain('lease')
  })

  test('name the other owners who sign', () => {
    const noteOf = (ownership: Ownership, titleHolding?: string, unmarried = false) =>
      ownershipNote(asset({ ownership, ...(titleHolding && { realEstateDetails: { titleHolding } }) }), unmarried)?.text
    expect(noteOf('sole')).toBeUndefined()
    expect(noteOf('joint')).toMatch(/every joint owner signs.*by the entireties, nothing passes/)
    expect(noteOf('joint', 'Ann and Bo Reed, tenants by the entirety')).toMatch(/^By the entireties: .*none of it/)
    expect(noteOf('community')).toMatch(/both spouses sign/)
    expect(noteOf('tenants_in_common')).toMatch(/undivided share/)
    for (const ownership of ['joint', 'community', 'tenants_in_common'] as const)
      expect(noteOf(ownership, 'Ann and Bo Reed, tenants by the entirety', true)).not.toMatch(/spouse|nothing/)
  })

  test('show what they need, and what of it is missing', () => {
    expect(
      taskDetails(asset({ realEstateDetails: { county: 'Teton', mortgage: true, lender: 'First Bank' } })),
    ).toEqual([
      { label: 'County', path: 'realEstateDetails.county', value: 'Teton' },
      { label: 'State', path: 'realEstateDetails.state' },
      { label: 'Legal description', path: 'realEstateDetails.legalDescription' },
      { label: 'Subject to a mortgage held by', path: 'realEstateDetails.lender', value: 'First Bank' },
    ])
    const given = (label: string, more: Parameters<typeof asset>[0]) =>
      taskDetails(asset(more)).find((detail) => detail.label === label)?.value
    expect(given('State', { address: 'Calle Peña 12, Jackson, WY 83001' })).toBe('Wyoming')
    expect(given('Organized in', { type: 'business', businessDetails: { state: 'DE' } })).toBe('Delaware')
    expect(taskDetails(asset({ type: 'vehicle', percentOwned: 50 }))).toEqual([
      { label: 'The grantor’s share', path: 'percentOwned', value: '50%' },
    ])
  })

  test.each([
    ['retirement', 'Traditional IRA'],
    ['insurance', 'Term life insurance policy'],
  ] as const)('say that %s passes by designation and has no task', (designation, name) => {
    expect(passesByDesignation(asset({ type: 'other', name }))).toBe(designation)
    expect(DESIGNATION_NOTES[designation].text).toMatch(/passes to its designated beneficiaries/)
  })

  test.each([
    ['Wyoming', false],
    [' wy ', false],
    ['', false],
    ['Montana', true],
  ])('land in %j is elsewhere: %s', (state, elsewhere) => {
    expect(isLandElsewhere(asset({ realEstateDetails: { state } }))).toBe(elsewhere)
  })

  test('land without a state lies where its address says', () => {
    expect(isLandElsewhere(asset({ address: '4410 East Cactus Wren Road, Phoenix, Arizona 85018' }))).toBe(true)
    expect(isLandElsewhere(asset({ realEstateDetails: { street: '7 Elm Street, Boise, ID 83702' } }))).toBe(true)
    expect(isLandElsewhere(asset({ address: '318 Beech Street, Casper, WY 82601' }))).toBe(false)
  })

  test('cite Wyoming’s law of deeds only for land that may lie there, its limit first', () => {
    const said = (...states: (string | undefined)[]) =>
      (
        fundingPlan({
          uid: 'u',
          assets: states.map((state) => asset({ realEstateDetails: { ...(state && { state }) } })),
        })[0]?.task.facts ?? []
      ).map(({ text, source }) => `${text} ${source}`)
    expect(said('Arizona').join()).not.toMatch(/W\.S\.|clerk|If the land is a homestead/)
    expect(said('Wyoming')[0]).toMatch(/^The Assignment of Assets does not pass title to land/)
    for (const states of [[undefined], ['Wyoming', 'Arizona']]) {
      expect(said(...states)[0]).toMatch(/^The sections of law below hold for land in Wyoming\./)
      expect(said(...states).join()).toMatch(/34-1-142/)
    }
  })

  test('of a vehicle begin with those titled in Wyoming', () => {
    expect(fundingPlan({ uid: 'u', assets: [asset({ type: 'vehicle' })] })[0]?.task.facts[0]?.text).toMatch(
      /titled in Wyoming/,
    )
  })

  test('say what Wyoming’s law says about its limited liability companies only where there may be one', () => {
    const cited = (entityType: string) =>
      fundingPlan({
        uid: 'u',
        assets: [asset({ type: 'business', businessDetails: { entityType } })],
      })[0]?.task.facts.map(({ source }) => source)
    expect(cited('LLC')).toEqual(['Assignment of Assets', 'W.S. 17-29-502', 'W.S. 17-29-501'])
    expect(cited('corporation')).toEqual(['Assignment of Assets'])
    expect(cited('S corporation')).toEqual(['Assignment of Assets', 'Assignment of Assets'])
  })

  test('send only a deed of land in Wyoming to the county clerk', () => {
    const home = asset({ realEstateDetails: { state: 'Wyoming' } })
    const cabin = asset({ id: 'c', realEstateDetails: { state: 'Utah' } })
    const said = (...assets: Asset[]) => fundingPlan({ uid: 'u', assets })[0]?.task.task
    expect([said(home), taskOf(home)]).toEqual(Array(2).fill('Deed to the trustee, recorded with the county clerk'))
    expect(taskOf(cabin)).toBe('Deed to the trustee, recorded in the land records where the property lies')
    expect(said(cabin)).toBe(taskOf(cabin))
    expect(said(home, cabin)).toBe(
      'Deed to the trustee, recorded with the county clerk; for land outside Wyoming, in the land records where the property lies',
    )
  })
})

describe('what is noted about an asset', () => {
  const trust = merge(newTrust('u', '2025-05-03T16:00:00.000Z'), { assets: { put: [asset()] } })
  const stored = (from: typeof trust) => from.assets?.[0]?.funding

  test('is kept, changed, and cleared when it says nothing', () => {
    const noted = merge(trust, fundingPatch(asset(), { status: 'done', date: '2026-11-20', note: ' Recorded. ' }))
    expect(stored(noted)).toEqual({ status: 'done', date: '2026-11-20', note: 'Recorded.' })
    const changed = merge(noted, fundingPatch(asset(), { status: 'in-progress', date: '', note: '' }))
    expect(stored(changed)).toEqual({ status: 'in-progress' })
    const cleared = merge(changed, fundingPatch(asset(), { status: 'to-do', date: '', note: ' ' }))
    expect(cleared).toEqual(trust)
    expect(fundingOf(cleared.assets?.[0] ?? asset({ funding: { status: 'done' } }))).toEqual({
      status: 'to-do',
      date: '',
      note: '',
    })
  })

  test('stays when the asset itself is edited', () => {
    const noted = asset({ funding: { status: 'done', note: 'Recorded.' } })
    const edited = assetForm.entry({ ...assetForm.initial(noted), name: 'Cabin' }, 'a', noted)
    expect(edited).toEqual({ ...noted, name: 'Cabin' })
  })

  test('about an asset that was taken out makes no asset', () => {
    const empty = merge(trust, { assets: { remove: ['a'] } })
    expect(merge(empty, fundingPatch(asset(), { status: 'done', date: '', note: '' })).assets).toEqual([])
  })

  test.each([
    ['date', '2024-02-31', 'Please enter a valid date, such as 07/04/1976.'],
    ['date', '1899-12-31', 'The date cannot be before January 1, 1900.'],
    ['note', 'x'.repeat(1_001), 'Please keep this to 1,000 characters or fewer. You have 1,001.'],
  ])('has a error in its %s', (field, value, message) => {
    const errors = Object.entries(fundingErrors({ status: 'done', date: '', note: '', [field]: value }))
    expect(errors.map(([name, words]) => [name, english(words ?? '')])).toEqual([[field, message]])
  })

  test('has no error when it is right, planned for a day ahead, or empty', () => {
    expect(fundingErrors({ status: 'done', date: '2026-11-20', note: 'محفوظ\nat the clerk’s' })).toEqual({})
    expect(fundingErrors({ status: 'in-progress', date: '2999-01-01', note: '' })).toEqual({})
    expect(fundingErrors({ status: 'to-do', date: '', note: '' })).toEqual({})
  })

  test.each<[object, string]>([
    [{ status: 'finished' }, 'assets.put.0.funding.status'],
    [{}, 'assets.put.0.funding.status'],
    [{ status: 'done', date: 'today' }, 'assets.put.0.funding.date'],
    [{ status: 'done', note: 'x'.repeat(1_001) }, 'assets.put.0.funding.note'],
    [{ status: 'done', by: 'me' }, 'assets.put.0.funding'],
  ])('is rejected as %j', (funding, path) => {
    const { error } = TrustPatch.safeParse({ assets: { put: [{ id: 'a', funding }] } })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

test('the progress counts what needs nothing apart', () => {
  const noted = (status: FundingStatus) => asset({ funding: { status } })
  expect(fundingProgress([])).toEqual({ done: 0, total: 0, notNeeded: 0, designated: 0 })
  const assets = [noted('done'), noted('not-needed'), noted('in-progress'), asset()]
  expect(fundingProgress(assets)).toEqual({ done: 1, total: 3, notNeeded: 1, designated: 0 })
})

test('what passes by designation needs nothing, and is not counted whatever is noted about it', () => {
  const account = asset({ type: 'investment', name: 'Traditional IRA' })
  const nothing = { status: 'not-needed', date: '', note: '' } as const
  expect(fundingOf(account)).toEqual(nothing)
  expect(fundingPatch(account, nothing)).toEqual({ assets: { put: [{ id: 'a', funding: null }] } })
  expect(fundingPatch(account, { ...nothing, status: 'to-do' })).toEqual({
    assets: { put: [{ id: 'a', funding: { status: 'to-do' } }] },
  })
  const noted = { ...account, funding: { status: 'done' as const } }
  expect(fundingProgress([account, noted, asset()])).toEqual({ done: 0, total: 1, notNeeded: 0, designated: 2 })
})

test('property of another type is not done any more, keeps its note, and names what it would lose', () => {
  const bank = {
    id: 'a',
    name: 'Savings',
    type: 'bank_account' as const,
    ownership: 'sole' as const,
    bankName: 'First',
    accountNumber: '1234',
    funding: { status: 'done' as const, date: '2026-01-02', note: 'At the branch.' },
  }
  const answers = { ...assetForm.initial(bank), bankName: '', accountNumber: '', type: 'real_estate' }
  const house = assetForm.entry(answers, 'a', bank)
  expect(house.funding).toEqual({ ...bank.funding, status: 'to-do' })
  expect(assetForm.lost(bank, house)).toEqual(['Bank', 'Last four of the account number'])
  const same = assetForm.entry({ ...assetForm.initial(bank), name: 'Money' }, 'a', bank)
  expect([same.funding?.status, assetForm.lost(bank, same)]).toEqual(['done', []])
})

import { describe, expect, test } from 'vitest'
import { assignmentOfAssets } from '#documents/assignment-of-assets/build.ts'
import { type Person, signingKit } from '#documents/signing-kit/kit.ts'
import { english } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { Asset } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { signingCases } from '#samples/signing-cases.ts'

const sheetOf = (trust: TrustRecord, document: DocumentId) => {
  const found = signingKit(trust).sheets.find((sheet) => sheet.document === document)
  if (!found) throw new Error(`There is no sheet for ${document}.`)
  return found
}
const written = (people: readonly Person[]) => people.map(({ name, as }) => `${name?.text ?? '____'}: ${english(as)}`)
const complete = families.complete

describe('who signs', () => {
  test.each<[string, TrustRecord, DocumentId, string[]]>([
    ['complete', complete, 'trust-agreement', ['Margaret Anne Whitlock: Grantor', 'Daniel Joseph Reyes: Trustee']],
    ['complete', complete, 'certificate-of-trust', ['Daniel Joseph Reyes: Trustee']],
    [
      'complete',
      complete,
      'assignment-of-assets',
      [
        'Margaret Anne Whitlock: Grantor',
        'Daniel Joseph Reyes: Trustee',
        'Thomas Edward Whitlock: Spouse of the grantor (community property and homestead; co-owned property: numbers 1 and 3)',
        '____: Each tenant in common who joins',
      ],
    ],
    ['complete', complete, 'pour-over-will', ['Margaret Anne Whitlock: Testator']],
    ['complete', complete, 'health-care-directive', ['Margaret Anne Whitlock: Principal']],
    ['complete', complete, 'ein-instructions', ['Daniel Joseph Reyes: Trustee, on Form SS-4 itself']],
    ['selfTrustee', families.selfTrustee, 'trust-agreement', ['Chidi Okafor: Grantor', 'Chidi Okafor: Trustee']],
    [
      'selfTrustee',
      families.selfTrustee,
      'trustee-appointment',
      [
        'Chidi Okafor: Grantor',
        'Chidi Okafor: Trustee',
        'Eleanor Grace Park: Successor trustee, consent to serve (optional)',
        '____: Independent trustee (only when one is named or appointed)',
      ],
    ],
    [
      'professional',
      families.professional,
      'schedule-a',
      ['Margaret Anne Whitlock: Grantor', 'Wind River Trust Company: Trustee, by an authorized officer'],
    ],
    ['empty', families.empty, 'certificate-of-trust', ['[Trustee Name]: Trustee']],
    [
      'the only trustee is the only beneficiary',
      {
        ...complete,
        backupTrusteeName: 'Bighorn Trust Company',
        beneficiaries: [{ id: 'd', name: 'Daniel Joseph Reyes', relationship: 'friend' }],
      },
      'trustee-appointment',
      [
        'Margaret Anne Whitlock: Grantor',
        'Daniel Joseph Reyes: Co-trustee',
        '____: Co-trustee, qualified as independent trustee',
        'Bighorn Trust Company: Successor trustee, consent to serve (optional), by an authorized officer',
      ],
    ],
    [
      'the trustee and the successor are minors',
      {
        ...complete,
        backupTrusteeName: 'Owen Samuel Whitlock',
        beneficiaries: [
          { id: 'd', name: 'Daniel Joseph Reyes', relationship: 'friend', birthYear: 2012 },
          { id: 'o', name: 'Owen Samuel Whitlock', relationship: 'child', birthYear: 2012 },
        ],
      },
      'trustee-appointment',
      ['Margaret Anne Whitlock: Grantor', '____: Trustee, by an authorized officer if a bank or trust company'],
    ],
  ])('%s: %#', (_, trust, document, signers) => {
    expect(written(sheetOf(trust, document).signers)).toEqual(signers)
  })

  test('several trustees all sign the agreement, and any one the certificate', () => {
    const trustees = [...(complete.trustees ?? []), { id: 't-2', name: 'Ada Hollis', address: '2 Elk Road' }]
    const trust = { ...complete, trustees, assets: [] }
    expect(written(sheetOf(trust, 'trust-agreement').signers).slice(1)).toEqual([
      'Daniel Joseph Reyes: Co-trustee',
      'Ada Hollis: Co-trustee',
    ])
    const certificate = sheetOf(trust, 'certificate-of-trust').signing.map(({ text }) => english(text))
    expect(certificate).toContain('Any one of the trustees may sign. The grantor does not sign as grantor.')
    expect(written(sheetOf(trust, 'assignment-of-assets').signers)).toHaveLength(3)
  })
})

test('who owns with the grantor is named where the assignment names them', () => {
  const owners = (trust: TrustRecord) => written(sheetOf(trust, 'assignment-of-assets').signers).slice(2)
  const married = { ...complete, beneficiaries: [{ id: 's', name: 'Paul Whitlock', relationship: 'spouse' as const }] }
  expect(owners(married)[0]).toBe(
    'Paul Whitlock: Spouse of the grantor (community property and homestead; co-owned property: number 3)',
  )
  const { blocks } = assignmentOfAssets(married)
  const joined = blocks.flatMap((block) =>
    block.kind === 'signature' && /^(Spouse|Joint|Tenant in)/.test(block.role) ? [block] : [],
  )
  expect(owners(married)).toHaveLength(joined.length)
})

test('no joint owner is awaited beside a spouse, unless the title names another', () => {
  const { assets: _, ...others } = complete
  const signers = (titleHolding: string) => {
    const home = { id: 'h', name: 'Home', type: 'real_estate', ownership: 'joint', realEstateDetails: { titleHolding } }
    return written(sheetOf({ ...others, assets: [home as Asset] }, 'assignment-of-assets').signers).slice(2)
  }
  for (const title of ['Margaret and Thomas Whitlock, tenants by the entireties', 'Joint tenants'])
    expect(signers(title)).toEqual([
      'Thomas Edward Whitlock: Spouse of the grantor (homestead; co-owned property: number 1)',
    ])
  expect(signers('Margaret and Thomas Whitlock and Ned Pike')).toEqual([
    'Thomas Edward Whitlock: Spouse of the grantor (homestead)',
    '____: Each joint owner who joins',
  ])
})

test('the lease is spoken of only where the assignment has one', () => {
  const words = (trust: TrustRecord) => JSON.stringify(sheetOf(trust, 'assignment-of-assets').signing)
  expect(words(signingCases.homeLivedIn)).toContain('Occupancy Lease')
  expect(words(signingCases.childBornLater)).not.toContain('Occupancy Lease')
})

test('the pages of the will are initialed, and the agent need not accept', () => {
  expect(JSON.stringify(sheetOf(complete, 'pour-over-will').signing)).toContain('initials each page')
  expect(written(sheetOf(complete, 'power-of-attorney').signers)).toEqual([
    'Margaret Anne Whitlock: Principal',
    'Thomas Edward Whitlock: Agent, acceptance (optional)',
    '____: Agent or successor agent, certification (only when requested)',
  ])
})

test('consents and share certificates are brought where there are companies', () => {
  const brought = (...assets: Asset[]) =>
    JSON.stringify(signingKit({ ...complete, assets }).bring).match(/consents|share certificate/g) ?? []
  const mill = { id: 'm', name: 'Mill LLC', type: 'business', ownership: 'sole' } as const
  expect(brought({ ...mill, type: 'vehicle' })).toEqual([])
  expect(brought(mill)).toEqual(['consents'])
  expect(brought(mill, { ...mill, id: 'i', name: 'Inn, Inc.' })).toEqual(['consents', 'share certificate'])
})

describe('witnesses and notary', () => {
  test.each<[DocumentId, string, string]>([
    ['trust-agreement', 'optional', 'optional'],
    ['schedule-a', 'none', 'none'],
    ['trustee-appointment', 'none', 'optional'],
    ['certificate-of-trust', 'none', 'optional'],
    ['assignment-of-assets', 'none', 'deeds'],
    ['pour-over-will', 'two', 'self-proof'],
    ['power-of-attorney', 'none', 'refusable'],
    ['health-care-directive', 'two-or-notary', 'two-or-notary'],
    ['ein-instructions', 'none', 'none'],
  ])('%s: %s, %s', (document, witnesses, notary) => {
    const sheet = sheetOf(complete, document)
    expect([sheet.witnesses.need, sheet.notary.need]).toEqual([witnesses, notary])
  })

  test('name who is not a witness without loss, or not at all', () => {
    expect(written(sheetOf(complete, 'pour-over-will').witnesses.named)).toContain(
      'Teton Trails Conservancy: Beneficiary',
    )
    expect(written(sheetOf(complete, 'health-care-directive').witnesses.named)).toEqual([
      'Thomas Edward Whitlock: Health care agent',
    ])
  })

  test('name each person once whom the notary may not be', () => {
    const { named } = signingKit(complete).notary
    expect(written(named)).toContain(
      'Thomas Edward Whitlock: Spouse of the grantor, Executor, Agent, Health care agent, Beneficiary',
    )
    expect(named.filter(({ name }) => name?.text === 'Eleanor Grace Park')).toHaveLength(1)
    expect(written(signingKit(signingCases.spouseNamed).notary.named)).toContain(
      'Mark Anthony Castellano: Spouse of the grantor',
    )
    expect(signingKit(families.empty).notary.named).toEqual([])
  })

  test('say where an act is performed, and that those who sign a will are together', () => {
    expect(JSON.stringify(signingKit(complete).notary)).toContain('those in which the officer is at the time')
    expect(JSON.stringify(sheetOf(complete, 'pour-over-will').signing)).toContain('both witnesses are together')
  })

  test('ask for the Wyoming statement only for land in Wyoming', () => {
    const words = (state: string) => {
      const land = {
        id: 'l',
        name: 'Land',
        type: 'real_estate',
        ownership: 'sole',
        realEstateDetails: { state },
      } as const
      return JSON.stringify(signingKit({ ...complete, assets: [land] }).bring)
    }
    expect(words('Wyoming')).toMatch(/statement of consideration/)
    expect(words('Wyoming')).not.toMatch(/outside Wyoming/)
    expect(words('Idaho')).not.toMatch(/statement of consideration/)
    expect(words('Idaho')).toMatch(/in the form required where the land lies/)
  })

  test('ask for deeds and titles only where there is land or a vehicle', () => {
    const words = (trust: TrustRecord) =>
      JSON.stringify([signingKit(trust).bring, sheetOf(trust, 'assignment-of-assets')])
    expect(words(complete)).toMatch(/34-1-113.*31-2-104/)
    expect(words(families.empty)).not.toMatch(/deed|certificate of title/)
  })
})

test.each(Object.entries(families))('%s: nine documents in order, every fact of law with its source', (_, trust) => {
  const { sheets, notary } = signingKit(trust)
  expect(sheets.map(({ document }) => document).slice(0, 2)).toEqual(['trust-agreement', 'schedule-a'])
  expect(new Set(sheets.map(({ document }) => document)).size).toBe(9)
  const facts = [
    ...notary.facts,
    ...sheets.flatMap((sheet) => [...sheet.witnesses.facts, ...sheet.notary.facts, ...sheet.ifMissing]),
  ]
  expect(facts.filter(({ source }) => !source)).toEqual([])
  expect(JSON.stringify(sheets)).not.toMatch(/undefined|NaN|\[object|should|recommend that/)
})

test.each(['pour-over-will', 'power-of-attorney', 'health-care-directive'] as const)(
  '%s: says that other law may hold where the person lives outside Wyoming',
  (document) => {
    const words = (trust: TrustRecord) => JSON.stringify(sheetOf(trust, document).signing)
    expect(words(signingCases.outOfState)).toContain('outside Wyoming')
    expect(words(complete)).not.toContain('outside Wyoming')
  },
)

test('a directive that was skipped is not mentioned', () => {
  const words = (trust: TrustRecord) => JSON.stringify([signingKit(trust).bring, signingKit(trust).sheets])
  expect(words(complete)).toContain('witness the health care directive')
  expect(words({ ...complete, healthCareDirectiveSkipped: true })).not.toMatch(/directive/i)
})

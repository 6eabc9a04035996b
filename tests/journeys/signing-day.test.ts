import { describe, expect, test } from 'vitest'
import { attendance, objectionsTo } from '#documents/signing-kit/attendance.ts'
import { english } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import {
  documentsToSign,
  isSigningPlanned,
  markPatch,
  type SigningMark,
  signingProgress,
  signingTasks,
} from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'

const today = '2026-11-27'
const { complete } = families
const marked = (trust: TrustRecord, ...marks: [Parameters<typeof markPatch>[0], SigningMark][]) =>
  marks.reduce((record, [document, mark]) => merge(record, markPatch(document, mark, true)), trust)
const of = (trust: TrustRecord, id: string) => documentsToSign(trust).find(({ document }) => document === id)
const labels = (trust: TrustRecord) =>
  signingTasks(trust, today).map(({ document, label }) => `${document ?? 'all'}: ${english(label)}`)

describe('the documents of the day', () => {
  test('come in signing order, each with the marks that it can have', () => {
    expect(documentsToSign(complete).map(({ document, marks }) => `${document}: ${marks.join(' ')}`)).toEqual([
      'trust-agreement: printed signed witnessed notarized copied',
      'schedule-a: printed signed copied',
      'trustee-appointment: printed signed notarized copied',
      'certificate-of-trust: printed signed notarized copied',
      'assignment-of-assets: printed signed notarized copied',
      'pour-over-will: printed signed witnessed notarized copied',
      'power-of-attorney: printed signed notarized copied',
      'health-care-directive: printed signed witnessed notarized copied',
    ])
    const skipped = documentsToSign({ ...complete, healthCareDirectiveSkipped: true })
    expect(skipped.map(({ document }) => document)).not.toContain('health-care-directive')
  })

  test('miss what their law expects, and no witness or notary who is only welcome', () => {
    const missing = (...marks: Parameters<typeof marked> extends [unknown, ...infer T] ? T : never) =>
      documentsToSign(marked(complete, ...marks)).flatMap((each) =>
        each.missing.map((one) => `${each.document}: ${one}`),
      )
    expect(missing()).toHaveLength(8 + 2 + 1 + 1)
    const signed = documentsToSign(complete).map(
      ({ document }) => [document, 'signed'] as [typeof document, SigningMark],
    )
    expect(missing(...signed)).toEqual([
      'pour-over-will: witnessed',
      'pour-over-will: notarized',
      'power-of-attorney: notarized',
      'health-care-directive: witnessed-or-notarized',
    ])
    expect(missing(...signed, ['health-care-directive', 'notarized'])).not.toContain(
      'health-care-directive: witnessed-or-notarized',
    )
  })

  test('need an officer for deeds and titles only where there is land or a vehicle', () => {
    expect(of(complete, 'assignment-of-assets')?.notary).toBe('deeds')
    expect(of({ ...complete, assets: [] }, 'assignment-of-assets')?.notary).toBe('optional')
  })
})

test('two people who mark the same document at once keep both marks', () => {
  const one = markPatch('pour-over-will', 'signed', true)
  const other = markPatch('pour-over-will', 'witnessed', true)
  for (const order of [
    [one, other],
    [other, one],
  ])
    expect(order.reduce(merge, complete).signings).toEqual([{ id: 'pour-over-will', signed: true, witnessed: true }])
})

describe('what is left', () => {
  test('is to plan the day, then to sign on it', () => {
    expect(labels(complete)).toEqual(['all: Plan your signing day'])
    expect(labels({ ...complete, signingDate: '2026-12-03' })).toEqual(['all: Sign 8 documents on December 3, 2026'])
    expect(labels({ ...complete, signingDate: today })).toEqual(['all: Sign 8 documents today'])
    expect(labels({ ...complete, signingDate: '2026-11-20' })[0]).toContain('The day was November 20, 2026.')
    expect(isSigningPlanned(complete)).toBe(false)
    expect(isSigningPlanned({ ...complete, signingDate: today })).toBe(true)
  })

  test('is, once something is signed, each document with what it lacks', () => {
    const trust = marked(
      complete,
      ['trust-agreement', 'signed'],
      ['pour-over-will', 'signed'],
      ['pour-over-will', 'witnessed'],
    )
    // A will is valid without a notary.
    expect(labels(trust).join()).not.toContain('pour-over-will')
    expect(labels(trust).at(-1)).toBe('certificate-of-trust: not signed yet')
    expect(labels(trust)).toContain('schedule-a: not signed yet')
    expect(labels(trust)).not.toContain('trust-agreement: not signed yet')
    expect(signingProgress(trust)).toEqual({ done: 2, total: 8, unwitnessed: 0, unnotarized: 1 })
    const unwitnessed = marked(complete, ['pour-over-will', 'signed'])
    expect(labels(unwitnessed)).toContain('pour-over-will: still missing: two witnesses; notary (optional)')
    expect(signingProgress(unwitnessed)).toMatchObject({ done: 1, unwitnessed: 1, unnotarized: 1 })
  })

  test('printing alone begins nothing, and when all is done nothing is left', () => {
    expect(labels(marked(complete, ['trust-agreement', 'printed']))).toEqual(['all: Plan your signing day'])
    const done = documentsToSign(complete).reduce(
      (trust, { document, marks }) =>
        marked(trust, ...marks.map((mark) => [document, mark] as [typeof document, SigningMark])),
      complete,
    )
    expect(signingTasks(done, today)).toEqual([])
    expect(signingProgress(done)).toEqual({ done: 8, total: 8, unwitnessed: 0, unnotarized: 0 })
  })
})

const withWitnesses = (...names: string[]): TrustRecord => ({
  ...complete,
  witnesses: names.map((name, at) => ({ id: `witness-${at + 1}`, name })),
})
const objections = (trust: TrustRecord) =>
  attendance(trust).witnesses.map(({ objections }) => objections.map(({ text, bars }) => `${bars} ${english(text)}`))

describe('who must be there', () => {
  test('is everybody who signs, once, with all capacities and documents; a voluntary signature is nobody’s duty', () => {
    const { signers } = attendance(complete)
    expect(
      signers.map(({ name, as, documents }) => `${name?.text ?? '____'}: ${english(as)} (${documents.length})`),
    ).toEqual([
      'Margaret Anne Whitlock: Grantor, Testator, Principal (7)',
      'Daniel Joseph Reyes: Trustee (5)',
      'Thomas Edward Whitlock: Spouse of the grantor (community property and homestead; co-owned property: numbers 1 and 3) (1)',
      '____: Each tenant in common who joins (1)',
    ])
  })

  test('leaves out the principal of a directive that is not made', () => {
    const { signers } = attendance({ ...complete, healthCareDirectiveSkipped: true })
    expect(signers[0]?.documents).not.toContain('health-care-directive')
  })
})

describe('a witness', () => {
  test('of whom nothing is known has nothing against them, and two of them are enough', () => {
    const trust = withWitnesses('Ada Hollis', 'Ben Ortiz')
    expect(objections(trust)).toEqual([[], []])
    expect(attendance(trust).witnessesToFind).toBe(0)
    expect(attendance(withWitnesses('Ada Hollis')).witnessesToFind).toBe(1)
  })

  test('who is a beneficiary loses something and may still sign, the health care agent may not', () => {
    expect(objections(withWitnesses('clara  jane whitlock'))).toEqual([[expect.stringMatching(/^false .* loses/)]])
    const trust = withWitnesses('Thomas Edward Whitlock', 'Ada Hollis')
    expect(objections(trust)[0]).toEqual([
      expect.stringMatching(/^true .* is the health care agent/),
      expect.stringMatching(/^false .* is a beneficiary/),
    ])
    expect(attendance(trust).witnessesToFind).toBe(1)
  })

  test('is neither the signer, nor the notary, nor the other witness', () => {
    expect(objections(withWitnesses('Margaret Anne Whitlock'))[0]).toEqual([
      'true Margaret Anne Whitlock signs the Pour-Over Will and cannot witness that signature.',
      'true Margaret Anne Whitlock signs the Health Care Directive and cannot witness that signature.',
    ])
    const trust = { ...withWitnesses('Ada Hollis', 'ADA HOLLIS'), signingNotary: 'Ada Hollis' }
    expect(objections(trust)).toEqual([
      [expect.stringMatching(/^true .* is the notary/)],
      [expect.stringMatching(/^true .* is the notary/), expect.stringMatching(/^true .* listed twice/)],
    ])
  })
})

describe('a shorter form of a name', () => {
  const trust: TrustRecord = {
    ...complete,
    trusteeName: 'Harold "Hal" Wójcik',
    beneficiaries: [{ id: 'p', name: 'Peter Gustav Lindqvist', relationship: 'child' }],
  }
  const named = (name: string) => ({ ...trust, witnesses: [{ id: 'w', name }] })

  test('is asked about, and bars nobody', () => {
    expect(objections(named('Peter Lindqvist'))[0]).toEqual([
      expect.stringMatching(/^false Is this Peter Gustav Lindqvist, a beneficiary\? A witness who receives/),
    ])
    expect(objections(named('Margaret Whitlock'))[0]).toEqual([
      'false Is this Margaret Anne Whitlock? A person who signs the Pour-Over Will cannot witness that signature.',
      'false Is this Margaret Anne Whitlock? A person who signs the Health Care Directive cannot witness that signature.',
    ])
    expect(attendance(named('Margaret Whitlock')).witnessesToFind).toBe(1)
    expect(objections(named('Peter Gustav Lindqvist'))[0]).toEqual([expect.stringMatching(/ is a beneficiary\./)])
  })

  test.each(['Hal Wojcik', 'Harold Wojcik'])('as the notary: %s', (signingNotary) => {
    const [objection] = attendance({ ...trust, signingNotary }).notary.objections
    expect(english(objection?.text ?? '')).toMatch(
      /^Is this Harold "Hal" Wójcik, who is named in your documents \(Trustee\)\?/,
    )
  })

  test('of the notary or of the other witness', () => {
    const witnesses = ['Ada Mae Hollis', 'Ada Hollis'].map((name, at) => ({ id: `w${at}`, name }))
    expect(objections({ ...complete, witnesses, signingNotary: 'Ada B. Hollis' })[1]).toEqual([
      expect.stringMatching(/^false Is this Ada B. Hollis, the notary\?/),
      expect.stringMatching(/^false Is this Ada Mae Hollis, who is listed already\?/),
    ])
  })
})

test('where no spouse is named, a spouse signs only if there is one', () => {
  const { spouseName: _, ...unmarried } = complete
  const beneficiaries = (complete.beneficiaries ?? []).filter(({ relationship }) => relationship !== 'spouse')
  const as = attendance({ ...unmarried, beneficiaries }).signers.map((signer) => english(signer.as))
  expect(as).toContain('Your spouse, if you are married (community property and homestead)')
  const whom = (maritalStatus: 'married' | 'widowed') =>
    attendance({ ...unmarried, beneficiaries, maritalStatus }).signers.map((signer) => english(signer.as))
  expect(whom('married')).toContain(
    'Spouse of the grantor (community property and homestead; co-owned property: numbers 1 and 3)',
  )
  expect(whom('widowed').join()).not.toMatch(/spouse/i)
  expect(whom('widowed')).toContain('Each joint owner who joins')
})

test('the notary is nobody whom the documents name: another is still needed, as without one', () => {
  const planned = (signingNotary?: string) => attendance({ ...complete, ...(signingNotary && { signingNotary }) })
  expect(planned('Nina Stone')).toMatchObject({ notary: { objections: [] }, notaryToFind: false })
  const { notary, notaryToFind } = planned('Daniel Joseph Reyes')
  expect(english(notary.objections[0]?.text ?? '')).toContain(
    'Daniel Joseph Reyes is named in your documents (Trustee)',
  )
  expect(notaryToFind).toBe(true)
  // A shorter name is a question and bars nobody.
  expect(planned('Daniel Reyes').notaryToFind).toBe(false)
  expect(planned().notaryToFind).toBe(true)
})

test('once all is witnessed and notarized, nobody is still needed', () => {
  const trust = documentsToSign(complete).reduce(
    (trust, { document, marks }) =>
      marked(trust, ...marks.map((mark) => [document, mark] as [typeof document, SigningMark])),
    complete,
  )
  expect(attendance(trust)).toMatchObject({ witnessesToFind: 0, notaryToFind: false })
})

test('an answer that is empty is a blank with its question, and matches no witness', () => {
  const { signers } = attendance(families.empty)
  expect(signers[0]?.name?.blank?.field).toBe('grantorName')
  expect(objections({ ...families.empty, witnesses: [{ id: 'w', name: 'Ada Hollis' }] })).toEqual([[]])
})

test('of everybody who might be asked it is said what stands against them in that place', () => {
  const against = objectionsTo({ ...withWitnesses('Ada Hollis', 'Ben Ortiz'), signingNotary: 'Clara Voss' })
  const barring = (name: string) => against.witness(name, 'witness-1').filter(({ bars }) => bars).length
  expect(['Ada Hollis', 'Ben Ortiz', 'Clara Voss', 'Thomas Edward Whitlock'].map(barring)).toEqual([0, 1, 1, 1])
  expect(against.notary('Daniel Joseph Reyes').some(({ bars }) => bars)).toBe(true)
  expect(against.notary('Ada Hollis')).toEqual([])
})

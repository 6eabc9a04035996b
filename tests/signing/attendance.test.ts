import { describe, expect, test } from 'vitest'
import { attendance, objectionsTo } from '#documents/signing-kit/attendance.ts'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'

const complete = families.complete
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
      'Thomas Edward Whitlock: Spouse of the grantor (community property and homestead) (1)',
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
  expect(whom('married')).toContain('Spouse of the grantor (community property and homestead)')
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

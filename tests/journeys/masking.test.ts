import { expect, test } from 'vitest'
import { maskedForReader, maskedForSuccessor, maskedLabel } from '#domain/trust/masking.ts'
import { recordOf, samples } from '#samples/families.ts'

const record = {
  ...recordOf(samples.complete),
  uid: 'u-owner',
  grantorSsn: '914637285',
  einResponsiblePartySSN: '914-63-7285',
}

test('the two numbers are masked, and the owner’s uid is not given away', () => {
  expect(maskedForReader(record)).toMatchObject({
    uid: 'reader',
    grantorSsn: 'XXX-XX-7285',
    einResponsiblePartySSN: 'XXX-XX-7285',
    grantorName: record.grantorName,
  })
})

test.each([
  ['with dashes', 'His number is 536-90-4321.', 'His number is XXX-XX-4321.'],
  ['with spaces', '536 90 4321', 'XXX-XX-4321'],
  ['with typographic dashes', '536–90–4321', 'XXX-XX-4321'],
  ['with a space for a dash', '536-90 4321', 'XXX-XX-4321'],
  ['with spaces about the dashes', '536 - 90 - 4321', 'XXX-XX-4321'],
  ['with minus signs', '536\u221290\u22124321', 'XXX-XX-4321'],
  ['with low lines', '536_90_4321', 'XXX-XX-4321'],
  ['with what cannot be seen', '536\u200b90\u200b4321', 'XXX-XX-4321'],
  ['in wide digits', '５３６-９０-４３２１', 'XXX-XX-4321'],
  ['in Arabic digits', '٥٣٦-٩٠-٤٣٢١', 'XXX-XX-4321'],
  ['the own one without any', 'SSN 914637285!', 'SSN XXX-XX-7285!'],
  ['the own one with strokes', '914/63/7285', 'XXX-XX-7285'],
  ['the own one parted elsewhere', '9146 37285', 'XXX-XX-7285'],
  ['the own one behind a digit', 'No. 1914-63-7285', 'No. 1XXX-XX-7285'],
  ['the own one far apart', '914  -  63  -  7285', 'XXX-XX-7285'],
  ['the own one twice', '914637285 (914 637 285)', 'XXX-XX-7285 (XXX-XX-7285)'],
])('a number that was typed into another answer is masked, %s', (_, typed, shown) => {
  const [first] = record.beneficiaries ?? []
  if (!first) throw new Error('The sample has no beneficiary')
  const masked = maskedForReader({ ...record, customRules: typed, beneficiaries: [{ ...first, name: typed }] })
  expect(masked.customRules).toBe(shown)
  expect(masked.beneficiaries?.[0]?.name).toBe(shown)
})

test.each([
  'Account 536904321',
  'Cheyenne, WY 82001-1234',
  'EIN 12-3456789',
  'Parcel 536-90-43210',
  'He gets $500, 10/2024',
  '914 elms, 63 oaks, 7285 ferns',
])('what only looks like one is left: %s', (text) =>
  expect(maskedForReader({ ...record, customRules: text }).customRules).toBe(text),
)

test('of a number that is given in part, nothing is taken for it elsewhere', () => {
  const rules = 'Founded 1985, house 1985'
  const partly = { ...record, grantorSsn: '1985', customRules: rules }
  expect(maskedForReader(partly)).toMatchObject({ grantorSsn: 'XXX-XX-1985 (4 of 9 digits)', customRules: rules })
})

test('what the owner calls a link is masked too', () => {
  expect(maskedLabel('Dana, about 914637285', record)).toBe('Dana, about XXX-XX-7285')
})

test('all other answers are as they were, and the record that was given is not changed', () => {
  const { uid, grantorSsn, einResponsiblePartySSN, ...others } = record
  const { contacts, handoverOriginals, handoverOpening, handoverNotes, ...rest } = others
  expect([contacts, handoverOriginals, handoverOpening, handoverNotes]).not.toContain(undefined)
  expect(maskedForReader(record)).toMatchObject(rest)
  expect({ uid, grantorSsn, einResponsiblePartySSN }).toEqual({
    ...{ uid: 'u-owner', grantorSsn: '914637285', einResponsiblePartySSN: '914-63-7285' },
  })
})

test('what the owner notes on the page People stays with the owner', () => {
  const people = [{ id: 'p', name: 'Bo Lund', email: 'bo@lund.example' }]
  expect(JSON.stringify(maskedForReader({ ...record, people }))).not.toContain('Lund')
})

test('the plan and the marks of the signing day stay with the owner', () => {
  const plan = {
    signingDate: '2026-12-01',
    signingTime: '10:00',
    signingPlace: 'Bank',
    signingNotary: 'Ida Moss',
    witnesses: [{ id: 'w', name: 'Sam Lee' }],
    signings: [{ id: 'pour-over-will', signed: true }],
  }
  for (const masked of [maskedForReader, maskedForSuccessor])
    expect(Object.keys(masked({ ...record, ...plan })).filter((field) => field in plan)).toEqual([])
})

test('what is for the successor trustee is not in another reader’s answers, and the rest not in the successor’s', () => {
  expect(JSON.stringify(maskedForReader(record))).not.toMatch(/Dana Reed|fireproof|outfitters’/)
  const successor = JSON.stringify(maskedForSuccessor({ ...record, handoverNotes: 'It is 914637285.' }))
  expect(successor).toMatch(/Dana Reed.*It is XXX-XX-7285|It is XXX-XX-7285.*Dana Reed/)
  expect(successor).not.toMatch(/Amara Osei|u-owner|margaret@whitlock/)
})

test('an answer that was not given stays away', () => {
  const { grantorSsn: _one, einResponsiblePartySSN: _other, ...without } = record
  expect(Object.keys(maskedForReader(without))).not.toContain('grantorSsn')
})

import { expect, test } from 'vitest'
import { documentValuesOf } from '#documents/document-values.ts'
import { merge } from '#domain/trust/merge.ts'
import { missingKeys } from '#domain/trust/progress.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { families, recordOf, samples } from '#samples/families.ts'
import { answersOf } from '#web/features/summary/section-answers.ts'

const context = { today: '2026-11-20' }
const two = merge(families.complete, {
  trustees: { put: [{ id: 't-carol', name: 'Carol Cotrustee', address: 'Cody' }] },
})
const names = (trust: typeof two) => (trust.trustees ?? []).map(({ name }) => name)

test('correcting the trustee on step 3 corrects the certificate’s row and keeps the co-trustee', () => {
  const patch = stepOf('trustee').change({ trusteeType: 'other', trusteeName: 'Daniel J. Reyes' }, two, context)
  expect(names(merge(two, patch))).toEqual(['Daniel J. Reyes', 'Carol Cotrustee'])
})

test('a new name of a grantor who serves as trustee reaches the certificate’s row', () => {
  const patch = stepOf('grantor').change({ grantorName: 'Chidi Okafor-Bell' }, families.selfTrustee, context)
  expect(names(merge(families.selfTrustee, patch))).toEqual(['Chidi Okafor-Bell'])
})

test('correcting the first trustee on the certificate corrects step 3', () => {
  const step = stepOf('certificate-of-trust')
  const [first, ...others] = step.initial(two, context).trustees as { id: string; name: string; address: string }[]
  const rows = [{ ...first, id: first?.id ?? '', name: 'Daniel J. Reyes', address: 'Lander' }, ...others]
  const after = merge(two, step.change({ trustees: rows }, two, context))
  expect([after.trusteeName, after.trusteeAddress, ...names(after)]).toEqual([
    'Daniel J. Reyes',
    'Lander',
    'Daniel J. Reyes',
    'Carol Cotrustee',
  ])
})

test('the first row of a grantor who serves as trustee is the grantor’s, whatever is typed there', () => {
  const step = stepOf('certificate-of-trust')
  const rows = [{ id: 't-okafor', name: 'Somebody Else', address: 'Cody' }]
  const after = merge(families.selfTrustee, step.change({ trustees: rows }, families.selfTrustee, context))
  expect([after.trusteeName, ...names(after)]).toEqual(['Chidi Okafor', 'Chidi Okafor'])
})

test('rows without the trustee of step 3 are left alone', () => {
  const other = recordOf({ ...samples.complete, trusteeName: 'Eve Alder' })
  const patch = stepOf('trustee').change({ trusteeType: 'other', trusteeName: 'Eve B. Alder' }, other, context)
  expect(patch.trustees).toBeUndefined()
})

const carol = { id: 't-carol', name: 'Carol Cotrustee', address: 'Cody' }
const leadRow = (trust: typeof two) => trust.trustees?.[0]
const acting = (trust: typeof two) =>
  documentValuesOf(trust).trustees.map(({ name, address }) => `${name.text} / ${address.text}`)
const blank = '[Trustee Name] / [Trustee Address]'
const self = merge(families.selfTrustee, { trustees: { put: [carol] } })

test.each([
  [
    'another individual by a company without an address',
    two,
    { trusteeType: 'professional', trusteeName: 'Wind River Trust', trusteeAddress: '' },
    { name: 'Wind River Trust', address: '' },
    'Wind River Trust / [Trustee Address]',
  ],
  [
    'the grantor by a company without an address',
    self,
    { trusteeType: 'professional', trusteeName: 'Cody Trust Co' },
    { name: 'Cody Trust Co', address: '' },
    'Cody Trust Co / [Trustee Address]',
  ],
  ['the grantor by another without a name', self, { trusteeType: 'other' }, { name: '', address: '' }, blank],
  [
    'another individual by a company without a name',
    two,
    { trusteeType: 'professional', trusteeName: '', trusteeAddress: '' },
    { name: '', address: '' },
    blank,
  ],
  ['another individual by nobody', two, { trusteeName: '' }, { name: '' }, '[Trustee Name]'],
])('%s: the row and the documents follow, and the co-trustee stays', (_, trust, answers, row, printed) => {
  const after = merge(trust, stepOf('trustee').change(answers, trust, context))
  expect(after.trustees).toMatchObject([row, carol])
  expect(acting(after)).toEqual([expect.stringContaining(printed), 'Carol Cotrustee / Cody'])
  // The next name given is the trustee's, in the same row.
  const named = merge(after, stepOf('trustee').change({ trusteeName: 'Eve', trusteeAddress: 'Lander' }, after, context))
  expect(acting(named)).toEqual(['Eve / Lander', 'Carol Cotrustee / Cody'])
})

test('a row stored for an earlier trustee is certified nowhere, and reads as step 3 does', () => {
  const old = { id: 't-1', name: 'Daniel', address: '480 Elk Ridge Road' }
  const unnamed = { ...two, trusteeType: 'other' as const, trustees: [old, carol] }
  delete unnamed.trusteeName
  delete unnamed.trusteeAddress
  const company = {
    ...unnamed,
    trusteeName: 'Wind River Trust',
    trustees: [{ ...old, name: 'Wind River Trust' }, carol],
  }
  const step = stepOf('certificate-of-trust')
  for (const [trust, name, printed] of [
    [unnamed, '', blank],
    [company, 'Wind River Trust', 'Wind River Trust / [Trustee Address]'],
  ] as const) {
    expect(acting(trust)).toEqual([printed, 'Carol Cotrustee / Cody'])
    expect(step.initial(trust, context).trustees).toEqual([{ id: 't-1', name, address: '' }, carol])
    const shown = answersOf(step, trust).find(({ label }) => label === 'Trustees')
    expect(shown?.value).toBe(name ? `${name}\n\nCarol Cotrustee\nCody` : 'Carol Cotrustee\nCody')
  }
  expect(
    missingKeys('certificate-of-trust', { ...unnamed, trustees: [old], certificateOfTrustComplete: false }),
  ).toContain('trustees')
})

test('the certificate names the trustee whose kind alone is given, or leaves the row blank before a co-trustee', () => {
  const step = stepOf('certificate-of-trust')
  const unnamed = recordOf({ trusteeType: 'other' })
  const rows = (name: string) => [{ id: 'first', name, address: name && 'Lander' }, carol]
  const left = merge(unnamed, step.change({ trustees: rows('') }, unnamed, context))
  expect(acting(left)).toEqual([blank, 'Carol Cotrustee / Cody'])
  const named = merge(left, step.change({ trustees: rows('Eve') }, left, context))
  expect([named.trusteeName, named.trusteeAddress]).toEqual(['Eve', 'Lander'])
  expect(acting(named)).toEqual(['Eve / Lander', 'Carol Cotrustee / Cody'])
})

test('step 3 takes the address that only the certificate had before its kind was chosen', () => {
  const typed = recordOf({ trustees: { put: [{ id: 'first', name: 'Eve', address: 'Lander' }] } })
  const patch = stepOf('trustee').change(
    { trusteeType: 'other', trusteeName: 'Eve', trusteeAddress: '' },
    typed,
    context,
  )
  expect(patch.trusteeAddress).toBe('Lander')
  expect(leadRow(merge(typed, patch))).toMatchObject({ name: 'Eve', address: 'Lander' })
})

test('a co-trustee who becomes the trustee keeps the address that the certificate has, and is there once', () => {
  const answers = { trusteeType: 'other', trusteeName: 'carol cotrustee', trusteeAddress: '' }
  const after = merge(two, stepOf('trustee').change(answers, two, context))
  expect(acting(after)).toEqual(['carol cotrustee / Cody'])
  expect(after.trustees).toEqual([{ ...carol, name: 'carol cotrustee' }])
  expect(after.trusteeAddress).toBe('Cody')
})

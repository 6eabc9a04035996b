import { expect, test } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { families, recordOf, samples } from '#samples/families.ts'

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

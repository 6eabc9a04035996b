import { describe, expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { correctionsIn, withCorrections } from './corrections.ts'
import { whitlocks } from './family-for-tests.ts'
import { peopleOf } from './people.ts'
import { knownOfPersons, mailingConflict } from './places.ts'
import { editedPerson } from './register.ts'

describe('places', () => {
  const trust: TrustRecord = {
    uid: 'u',
    grantorName: 'Ada Hart',
    grantorAddress: '1 Elm Street',
    executorName: 'ben hart',
    executorAddress: '2 Oak Street',
    trusteeType: 'other',
    trusteeName: 'Ben Hart',
    trusteeEmail: 'ben@hart.example',
    trusteeAddress: ' ',
    beneficiaries: [
      { id: 'b', name: 'Ben Hart', relationship: 'child' },
      { id: 'c', name: 'Cleo Hart', relationship: 'child', address: '3 Ash Street' },
      { id: 'a', name: 'Ada Hart', relationship: 'child' },
      { id: 'd', name: 'Dan Hart', relationship: 'child' },
    ],
    people: [{ id: 'p', name: 'Dan Hart', address: '4 Fir Street' }],
  }
  const known = (id: string, fact: 'address' | 'email', registered = false) => {
    const place = knownOfPersons(trust, { registered })(id, fact)
    return place && `${place.id}: ${place[fact]}`
  }

  test('the address and the email address of a beneficiary are known from other answers', () => {
    expect(known('beneficiaries/b', 'address')).toBe('executorName: 2 Oak Street')
    expect(known('beneficiaries/b', 'email')).toBe('trusteeName: ben@hart.example')
    expect(known('beneficiaries/c', 'address')).toBe('beneficiaries/c: 3 Ash Street')
    expect(known('beneficiaries/c', 'email')).toBeUndefined()
  })

  test('so are those of who holds an office, but of one in the grantor’s name no child’s', () => {
    expect(known('trusteeName', 'address')).toBe('executorName: 2 Oak Street')
    const named = { ...trust, backupTrusteeName: 'Cleo Hart', dpoa_agentName: 'Ada Hart' }
    const address = {
      ...named,
      beneficiaries: trust.beneficiaries?.map((one) => ({ ...one, address: '3 Ash Street' })),
    }
    expect(knownOfPersons(address)('backupTrusteeName', 'address')?.id).toBe('beneficiaries/c')
    expect(knownOfPersons(address)('dpoa_agentName', 'address')).toBeUndefined()
  })

  test('a child of the grantor’s name is another person', () => {
    expect(known('beneficiaries/a', 'address')).toBeUndefined()
  })

  test('the register counts only where it is asked for', () => {
    expect(known('beneficiaries/d', 'address')).toBeUndefined()
    expect(known('beneficiaries/d', 'address', true)).toBe('people/p: 4 Fir Street')
  })
})

describe('addresses of the trust', () => {
  const old = '480 Elk Ridge Road, Wilson, WY 83014'
  const moved = '9 New Road, Lander, WY 82520'
  const trust = merge(whitlocks, { certificateData: { adminAddress: old }, einTrustMailingAddress: old })

  const officesOf = (patch: TrustPatch, of = trust) =>
    correctionsIn(of, patch).flatMap(({ places }) => places.map(({ office }) => office))
  const follow = (patch: TrustPatch, of = trust) => {
    const whole = withCorrections(of, patch, correctionsIn(of, patch))
    expect(TrustPatch.safeParse(whole).success).toBe(true)
    return merge(of, whole)
  }

  test('the trust’s addresses follow the trustee’s where they are the same', () => {
    const patch = { trusteeAddress: moved }
    expect(officesOf(patch)).toEqual(['administrative address of the trust', 'mailing address in the EIN application'])
    const after = follow(patch)
    expect([after.certificateData?.adminAddress, after.einTrustMailingAddress]).toEqual([moved, moved])
  })

  test('a name that is corrected in the same save does not keep them back', () => {
    expect(follow({ trusteeName: 'Daniel José Reyes', trusteeAddress: moved }).certificateData?.adminAddress).toBe(
      moved,
    )
  })

  test('one that says something else, or is changed in the same save, stays', () => {
    const office = merge(trust, { certificateData: { adminAddress: 'P.O. Box 9, Jackson, WY 83001' } })
    expect(officesOf({ trusteeAddress: moved }, office)).toEqual(['mailing address in the EIN application'])
    const patch = { trusteeAddress: moved, certificateData: { adminAddress: '1 Main Street, Cody, WY 82414' } }
    expect(follow(patch).certificateData?.adminAddress).toBe('1 Main Street, Cody, WY 82414')
  })

  test('they follow the trustee and the grantor, and nobody else who lives there', () => {
    const home = whitlocks.grantorAddress ?? ''
    const atHome = merge(trust, { certificateData: { adminAddress: home } })
    expect(officesOf({ executorAddress: moved }, atHome)).not.toContain('administrative address of the trust')
    expect(officesOf({ grantorAddress: moved }, atHome)).toContain('administrative address of the trust')
  })

  test('a mailing address that is divided stays divided', () => {
    const divided = merge(trust, {
      einTrustMailingAddress: '480 Elk Ridge Road',
      ...{ trustMailingCity: 'Wilson', trustMailingState: 'WY', trustMailingZip: '83014' },
    })
    expect(follow({ trusteeAddress: moved }, divided)).toMatchObject({
      einTrustMailingAddress: '9 New Road',
      ...{ trustMailingCity: 'Lander', trustMailingState: 'WY', trustMailingZip: '82520' },
    })
    // The new one cannot be divided, and half of it would be wrong.
    expect(officesOf({ trusteeAddress: '9 New Road' }, divided)).not.toContain('mailing address in the EIN application')
  })

  test('a correction on the page People takes them along', () => {
    const person = peopleOf(trust).find(({ name }) => name === trust.trusteeName)
    if (!person) throw new Error('The trustee is not in the register')
    const { name, email } = person
    const edited = editedPerson(trust, person, { kind: 'person', name, email, address: moved }, 'new')
    expect(edited.offices.map(({ office }) => office)).toContain('administrative address of the trust')
    const after = merge(trust, edited.patch)
    expect([after.certificateData?.adminAddress, after.einTrustMailingAddress]).toEqual([moved, moved])
  })

  test.each([
    ['4410 East Cactus Wren Road, Phoenix, Arizona 85018', 'Phoenix', 'AZ', '85018-1234', 'repeats'],
    ['4410 East Cactus Wren Road, Phoenix', 'phoenix', 'AZ', '85018', 'repeats'],
    ['4410 East Cactus Wren Road, Phoenix, AZ 85018', 'Tempe', 'AZ', '85018', 'differs'],
    ['4410 East Cactus Wren Road, Phoenix, AZ 85018', 'Phoenix', 'AZ', '85281', 'differs'],
    ['4410 East Cactus Wren Road, Phoenix, AZ 85018', 'Phoenix', 'WY', '85018', 'differs'],
    ['4410 East Cactus Wren Road', 'Phoenix', 'WY', '10001', 'zip'],
    ['4410 East Cactus Wren Road', 'Phoenix', 'AZ', '85018', undefined],
    ['P.O. Box 9, Suite 4', 'Jackson', 'Wyoming', '83001', undefined],
    ['4410 East Cactus Wren Road, Phoenix, AZ 85018', '', 'WY', '', undefined],
  ])('%s with %s, %s %s: %s', (einTrustMailingAddress, trustMailingCity, trustMailingState, trustMailingZip, found) => {
    expect(mailingConflict({ einTrustMailingAddress, trustMailingCity, trustMailingState, trustMailingZip })).toBe(
      found,
    )
  })
})

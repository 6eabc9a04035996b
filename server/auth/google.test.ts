import { expect, test } from 'vitest'
import { identityIn } from './google-provider.ts'
import { userOf } from './google-sign-in.ts'

const claims = { sub: '117', email: 'Clara@Family.example', email_verified: true, name: 'Clara May Alder' }

test('an identity is the subject, the address in small letters, and the name on one line', () => {
  expect(identityIn({ ...claims, name: ' Clara\n May  Alder ' })).toEqual({
    subject: '117',
    email: 'clara@family.example',
    emailVerified: true,
    displayName: 'Clara May Alder',
  })
})

test.each([undefined, '', 5, '\u202Egnirts', 'x'.repeat(201)])('the name %j gives way to the address', (name) => {
  expect(identityIn({ ...claims, name }).displayName).toBe('clara')
})

test.each([undefined, false, 'true', 1])('%j is not verified', (email_verified) => {
  expect(identityIn({ ...claims, email_verified }).emailVerified).toBe(false)
})

test.each([
  { sub: '' },
  { sub: undefined },
  { sub: 'x'.repeat(256) },
  { email: undefined },
  { email: 'clara' },
  { email: ['clara@family.example'] },
])('claims with %j say of nobody', (wrong) => {
  expect(() => identityIn({ ...claims, ...wrong })).toThrow('failed')
})

const ada = { id: 'ada', email: 'ada@alder.example', name: 'Ada Alder', emailVerified: true }
const identity = { subject: '1', email: ada.email, emailVerified: true, displayName: ada.name }

const means = { mayCreate: async () => true, takeOver: () => Promise.reject(new Error('The address is verified.')) }

/** The accounts at a moment at which another window creates the account between this window's two reads. */
function overtaken(linkGoogle: () => Promise<void>, linked?: string) {
  let reads = 0
  return {
    findByGoogle: async () => (reads++ === 0 ? null : ada),
    findByEmail: async () => ada,
    linkedGoogle: async () => linked,
    linkGoogle,
    createWithGoogle: () => Promise.reject(new Error('This must not be called.')),
  }
}

test('a sign-in that another window overtakes gets the account that the other one created', async () => {
  const users = overtaken(() => Promise.reject(new Error('duplicate key value violates unique constraint')))
  expect(await userOf(users, identity, means)).toMatchObject({ uid: ada.id, outcome: 'signed-in' })
})

test('what another window has linked already is not linked once more', async () => {
  const users = overtaken(() => Promise.reject(new Error('This must not be called.')), identity.subject)
  expect(await userOf(users, identity, means)).toMatchObject({ uid: ada.id, outcome: 'signed-in' })
})

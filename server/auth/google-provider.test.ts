import { expect, test } from 'vitest'
import { identityIn } from './google-provider.ts'

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

import { expect, test } from 'vitest'
import type { Auth } from './auth.ts'
import { userOf } from './google-user.ts'

const ada = { id: 'ada', email: 'ada@alder.example', name: 'Ada Alder', emailVerified: true }
const identity = { subject: '1', email: ada.email, emailVerified: true, displayName: ada.name }

const means = { mayCreate: async () => true, takeOver: () => Promise.reject(new Error('The address is verified.')) }

/** The accounts library at a moment at which another window makes the account between this window's two looks. */
function overtaken(linkAccount: () => Promise<unknown>, linked: object[] = []): Auth {
  let looks = 0
  const internalAdapter = {
    findAccountByKey: async () => (looks++ === 0 ? null : { userId: ada.id }),
    findUserById: async () => ada,
    findUserByEmail: async () => ({ user: ada, accounts: [] }),
    findAccounts: async () => linked,
    linkAccount,
    updateUser: async () => ada,
  }
  return { $context: Promise.resolve({ internalAdapter }) } as unknown as Auth
}

test('whoever is overtaken by another window comes in to the account that it made', async () => {
  const auth = overtaken(() => Promise.reject(new Error('duplicate key value violates unique constraint')))
  expect(await userOf(auth, identity, means)).toMatchObject({ uid: ada.id, outcome: 'signed-in' })
})

test('what another window has linked already is not linked once more', async () => {
  const auth = overtaken(
    () => Promise.reject(new Error('This must not be called.')),
    [{ providerId: 'google', accountId: identity.subject }],
  )
  expect(await userOf(auth, identity, means)).toMatchObject({ uid: ada.id, outcome: 'signed-in' })
})

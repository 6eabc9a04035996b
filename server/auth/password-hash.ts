import type { Auth } from './auth.ts'

/** The hash of a user's password; undefined for an account that has none because it came through Google. */
export async function passwordHashOf(auth: Auth, uid: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  const ways = await internalAdapter.findAccounts(uid)
  return ways.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}

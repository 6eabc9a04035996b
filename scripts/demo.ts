import { randomUUIDv7 } from 'node:crypto'
import { samples } from '#samples/families.ts'
import { type Accounts, DEMO, type SignedIn } from '#server/auth/accounts.ts'
import { type Config, readConfig } from '#server/config.ts'
import { ApiError, CannotStart } from '#server/errors.ts'
import { createLog, type Log } from '#server/observability/log.ts'
import { openInstallation } from '#server/open.ts'

async function demoUser(accounts: Accounts): Promise<Pick<SignedIn, 'uid'> & { created: boolean }> {
  const from = { address: 'demo', headers: new Headers() }
  try {
    const { uid } = await accounts.signUp({ ...DEMO, firstName: 'Margaret', lastName: 'Whitlock' }, from)
    return { uid, created: true }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'email-already-in-use')) throw error
    const signedIn = await accounts.signIn(DEMO, from)
    if ('secondFactorRequired' in signedIn)
      throw new CannotStart(
        'The demo account has a second factor. Turn it off in its settings, or with: npm run second-factor-off',
      )
    return { uid: signedIn.uid, created: false }
  }
}

/**
 * Creates the demo account with a complete sample trust; `created` is false when it existed before, with its trust as it
 * is. Throws {@link CannotStart} when BASE_URL is not this machine: the password is public.
 */
export async function createDemoAccount(config: Config, log: Log): Promise<typeof DEMO & { created: boolean }> {
  if (!config.isPrivate)
    throw new CannotStart(
      `The demo account has a public password, so it is created on localhost only; BASE_URL is ${config.baseUrl}, HOST is ${config.host}.`,
    )
  // Its mail has no reader.
  const { accounts, store, close } = await openInstallation({ ...config, emailVerification: false }, log)
  try {
    const { uid, created } = await demoUser(accounts)
    await accounts.verification.trust(uid)
    if ((await store.trustVersion(uid)) === 0)
      await store.changeTrust({ uid, patchId: randomUUIDv7(), patch: samples.complete })
    return { ...DEMO, created }
  } finally {
    await close()
  }
}

if (import.meta.main) {
  try {
    const config = readConfig(process.env)
    const { email, password, created } = await createDemoAccount(config, createLog(process.stderr, 'warn'))
    console.log(created ? 'Created the demo account with a complete family trust.' : 'The demo account already exists.')
    console.log(`  email     ${email}\n  password  ${password}\nLog in at ${config.baseUrl}/login`)
    process.exit(0)
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exit(1)
  }
}

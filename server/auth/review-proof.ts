import { isTestAccount } from '../config.ts'
import type { OpenReviewLink } from '../db/review-links.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import type { RouteContext } from '../routes/middleware/route.ts'
import { COST, isPassword } from './credentials.ts'
import { tooMany } from './rate-limits.ts'
import { digest } from './tokens.ts'

/** Matches no passphrase, and takes as long to compare. */
const NO_PASSPHRASE = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** The same error for every link that cannot be opened, so that it does not reveal the reason. */
export const deadLink = () =>
  new ApiError(
    'invalid-review-link',
    'This link cannot be opened. It may be expired, ended or incomplete, or the passphrase may be missing or wrong.',
  )

/** Takes the same number of hashes whether or not the link exists and has a passphrase. */
async function matches(passphrase: string | undefined, hash: string | null): Promise<boolean> {
  if (passphrase === undefined) return hash === null
  const same = await isPassword(passphrase, hash ?? NO_PASSPHRASE)
  return hash === null || same
}

/** The link of this token and passphrase. Throws {@link deadLink}, or `too-many-requests`. */
export type ReviewProof = (token: string, passphrase: string | undefined, address: string) => Promise<OpenReviewLink>

/** Checks what a reader sends, and counts what fails. */
export function reviewProof({
  accounts,
  config,
  rateLimits,
  store,
}: Pick<RouteContext, 'accounts' | 'config' | 'rateLimits' | 'store'>): ReviewProof {
  // By the hash of the token, whether or not the link exists.
  const failures = rateLimits('review', 10, 15 * MINUTE)
  const byAddress = rateLimits('review-from-address', 100, 15 * MINUTE)
  const byLink = rateLimits('review-link', 100, HOUR)

  /** False where the operator requires a package, and its payment was taken back since the link was made. */
  async function isPaid(uid: string): Promise<boolean> {
    if (!config.stripe || !config.paymentCheck) return true
    const profile = await store.readProfile(uid)
    return profile !== null && (profile.hasPaid || isTestAccount(config, profile))
  }

  return async (token, passphrase, address) => {
    const hash = digest(token)
    const wait = (await byAddress.add(address)) || (await failures.add(hash, address)) || (await byLink.add(hash))
    if (wait > 0) throw tooMany(wait)
    const link = await store.findReviewLink(hash)
    const opens = await matches(passphrase, link?.passphraseHash ?? null)
    if (!link || !opens) {
      accounts.auditLog.recordLater(async () => link?.uid, 'review-refused', address, link?.id)
      throw deadLink()
    }
    await Promise.all([byAddress.undo(address), failures.forget(hash, address), byLink.undo(hash)])
    if (!(await isPaid(link.uid))) throw deadLink()
    return link
  }
}

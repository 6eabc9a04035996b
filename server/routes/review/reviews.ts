import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AccountEvent } from '#api/account-event.ts'
import type { Review, ReviewComment, ReviewLink } from '#api/review-links.ts'
import { holdsPreviews } from '#domain/plan-ids.ts'
import type { AuditLog } from '../../auth/audit-log.ts'
import { tooMany } from '../../auth/checks.ts'
import { COST, hashPassword, isPassword } from '../../auth/password.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import type { Caller } from '../../auth/sessions.ts'
import type { OpenReviewLink } from '../../db/review-links.ts'
import type { Store } from '../../db/store.ts'
import { ApiError } from '../../errors.ts'
import { maskedForReader, maskedLabel } from './masked.ts'

/** What a reader comes with. */
export interface Proof {
  token: string
  passphrase?: string
}

/** Links with which somebody without an account reads an owner's answers. */
export interface Reviews {
  make(
    caller: Pick<Caller, 'uid' | 'sessionId'>,
    wanted: Wanted,
    address: string,
  ): Promise<{ link: ReviewLink; token: string }>
  revoke(uid: string, id: string, address: string): Promise<void>
  remove(uid: string, id: string, address: string): Promise<void>
  /** The owner's links, what was remarked through them, and the audit log about them, newest first. */
  own(uid: string): Promise<{ links: ReviewLink[]; comments: ReviewComment[]; events: AccountEvent[] }>
  open(proof: Proof, address: string): Promise<Review>
  comment(proof: Proof, written: Written, address: string): Promise<ReviewComment>
}

interface Wanted {
  label: string
  days: number
  passphrase?: string
}
type Written = Pick<ReviewComment, 'step' | 'name' | 'text'>

interface ReviewDependencies {
  store: Store
  auditLog: Pick<AuditLog, 'record' | 'recordLater'>
  rateLimits: RateLimits
  /** Whether previews are asked to be paid for. */
  paymentCheck: boolean
  now?: () => Date
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Fits no pass-phrase, and takes as long to be compared with. */
const NO_PASSPHRASE = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The one refusal of every link that cannot be opened, so that it tells nothing of why. */
function deadLink(): ApiError {
  return new ApiError(
    'invalid-review-link',
    'This link cannot be opened. It may have run out, been ended by its owner or not be whole, or the pass-phrase may be missing or wrong.',
  )
}
const tooManyComments = (retryAfter: number) =>
  new ApiError(
    'too-many-requests',
    'There were many comments in a short time. Please send this one in a few minutes.',
    {
      retryAfter,
    },
  )
const notFound = (what: string) => new ApiError('not-found', `There is no such ${what}.`)

/** Hashes the same whether there is a link, and whether it has a pass-phrase. */
async function fits(given: string | undefined, kept: string | null): Promise<boolean> {
  if (given === undefined) return kept === null
  const same = await isPassword(given, kept ?? NO_PASSPHRASE)
  return kept === null || same
}

export function createReviews({
  store,
  auditLog,
  rateLimits,
  paymentCheck,
  now = () => new Date(),
}: ReviewDependencies): Reviews {
  // Counted by the token's hash, whether there is such a link or not.
  const failures = rateLimits('review', 10, 15 * MINUTE)
  const byAddress = rateLimits('review-from-address', 100, 15 * MINUTE)
  const byLink = rateLimits('review-link', 100, 60 * MINUTE)
  const openings = rateLimits('review-opening', 60, 60 * MINUTE)
  // Two for each of the thirteen sections, and a few more: somebody may have written them down before.
  const comments = rateLimits('review-comment', 30, 10 * MINUTE)

  /** The link that this opens. Throws the one refusal of all others. */
  async function linkOf({ token, passphrase }: Proof, address: string): Promise<OpenReviewLink> {
    const hash = hashOf(token)
    const wait = (await byAddress.add(address)) || (await failures.add(hash, address)) || (await byLink.add(hash))
    if (wait > 0) throw tooMany(wait)
    const link = await store.findReviewLink(hash)
    const opens = await fits(passphrase, link?.passphraseHash ?? null)
    if (!link || !opens) {
      auditLog.recordLater(async () => link?.uid, 'review-refused', address, link?.id)
      throw deadLink()
    }
    await Promise.all([byAddress.undo(address), failures.forget(hash, address), byLink.undo(hash)])
    return link
  }

  return {
    async make({ uid, sessionId }, { label, days, passphrase }, address) {
      if ((await store.trustVersion(uid)) === 0)
        throw new ApiError('not-found', 'There is no trust yet that somebody could read. Please begin one first.')
      const token = randomBytes(32).toString('base64url')
      const id = randomUUID()
      const expiresAt = new Date(now().getTime() + days * DAY).toISOString()
      const passphraseHash = passphrase === undefined ? null : await hashPassword(passphrase)
      const kept = { uid, sessionId, id, label, expiresAt, tokenHash: hashOf(token), passphraseHash }
      if (!(await store.addReviewLink(kept)))
        throw new ApiError('limit-reached', 'You have as many links as can be kept. Please remove one first.')
      await auditLog.record(uid, 'review-link-made', address, id)
      const link = (await store.readReviewLinks(uid)).find((each) => each.id === id)
      if (!link) throw notFound('link')
      return { link, token }
    },

    async revoke(uid, id, address) {
      if (!(await store.revokeReviewLink(uid, id))) throw notFound('link')
      await auditLog.record(uid, 'review-link-revoked', address, id)
    },

    async remove(uid, id, address) {
      const ended = await store.revokeReviewLink(uid, id)
      if (!(await store.removeReviewLink(uid, id))) throw notFound('link')
      if (ended) await auditLog.record(uid, 'review-link-revoked', address, id)
    },

    own: async (uid) => ({
      links: await store.readReviewLinks(uid),
      comments: await store.readReviewComments(uid),
      events: await store.readReviewEvents(uid),
    }),

    async open(proof, address) {
      const { uid, id, label, expiresAt } = await linkOf(proof, address)
      const wait = await openings.add(id)
      if (wait > 0) throw tooMany(wait)
      const { version, record } = await store.readTrust(uid)
      if (!record) throw deadLink()
      await store.recordReviewOpening(uid, id)
      await auditLog.record(uid, 'review-opened', address, id)
      const profile = await store.readProfile(uid)
      return {
        version,
        label: maskedLabel(label, record),
        expiresAt,
        previews: holdsPreviews(paymentCheck, profile?.packageType),
        record: maskedForReader(record),
        comments: await store.readReviewComments(uid, id),
      }
    },

    async comment(proof, written, address) {
      const { uid, id } = await linkOf(proof, address)
      const wait = await comments.add(id)
      if (wait > 0) throw tooManyComments(wait)
      const added = await store.addReviewComment({ uid, linkId: id, ...written })
      if (added === 'ended') throw deadLink()
      if (added === 'full')
        throw new ApiError('limit-reached', 'This link has as many comments as can be kept. Please write to its owner.')
      await auditLog.record(uid, 'review-commented', address, id)
      return added
    },
  }
}

import { randomBytes, randomUUID } from 'node:crypto'
import {
  commentOnReview,
  copyForAttorney,
  HANDOVER_DAYS,
  makeReviewLink,
  markReviewComment,
  openReview,
  readReviewLinks,
  removeReviewComment,
  removeReviewLink,
  revokeReviewLink,
} from '#api/review-links.ts'
import { holdsPreviews } from '#domain/product.ts'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
import { maskedForReader, maskedForSuccessor, maskedLabel } from '#domain/trust/masking.ts'
import { factPlaces } from '#domain/trust/person-details.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { hashPassword } from '../auth/credentials.ts'
import { tooMany } from '../auth/rate-limits.ts'
import { deadLink, type ReviewProof, reviewProof } from '../auth/review-proof.ts'
import { digest } from '../auth/tokens.ts'
import { DAY, HOUR, MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'
import { proposalRoutes, sentProposals } from './review-proposals.ts'

const noLink = () => new ApiError('not-found', 'There is no such link.')
const noComment = () => new ApiError('not-found', 'There is no such comment.')

/** Links with which someone without an account reads an owner's answers. Not served unless the setting is on. */
export function reviewLinkRoutes(context: RouteContext): void {
  if (context.config.reviewLinks) {
    const linkOf = reviewProof(context)
    ownerRoutes(context)
    readerRoutes(context, linkOf)
    proposalRoutes(context, linkOf)
  }
}

function ownerRoutes(context: RouteContext): void {
  const { accounts, store, now } = context
  const { auditLog, verification } = accounts

  authenticatedRoute(context, readReviewLinks, async ({ caller: { uid } }) => ({
    links: await store.readReviewLinks(uid),
    comments: await store.readReviewComments(uid),
    proposals: await store.readReviewProposals(uid),
    events: await store.readReviewEvents(uid),
  }))

  authenticatedRoute(context, makeReviewLink, async ({ caller, body, address }) => {
    await verification.check(caller)
    const { uid, sessionId } = caller
    const { label, days, passphrase, purpose = 'review', person = null } = body
    const isHandover = purpose === 'handover'
    if (isHandover !== HANDOVER_DAYS.some((each) => each === days))
      throw new ApiError(
        'invalid-field',
        isHandover ? 'Please choose 1, 2 or 5 years.' : 'Please choose 7, 30 or 90 days.',
        { field: 'days' },
      )
    if (purpose !== 'review' && person !== null)
      throw new ApiError('invalid-field', 'This kind of link does not accept proposals.', { field: 'person' })
    const { record } = await store.readTrust(uid)
    if (!record) throw new ApiError('not-found', 'You have no trust to share yet. Please start one first.')
    if (person !== null && factPlaces(person, record).length === 0)
      throw new ApiError('invalid-field', 'Your answers do not name this person. Please choose somebody they name.', {
        field: 'person',
      })
    const token = randomBytes(32).toString('base64url')
    const id = randomUUID()
    const expiresAt = new Date(now().getTime() + days * DAY).toISOString()
    const passphraseHash = passphrase === undefined ? null : await hashPassword(passphrase)
    const stored = { uid, sessionId, id, label, purpose, person, expiresAt, tokenHash: digest(token), passphraseHash }
    if (!(await store.addReviewLink(stored)))
      throw new ApiError('limit-reached', 'You have reached the limit of links. Please remove one first.')
    await auditLog.record(uid, 'review-link-made', address, id)
    const link = (await store.readReviewLinks(uid)).find((each) => each.id === id)
    if (!link) throw noLink()
    return { link, token }
  })

  authenticatedRoute(context, revokeReviewLink, async ({ caller: { uid }, body: { id }, address }) => {
    if (!(await store.revokeReviewLink(uid, id))) throw noLink()
    await auditLog.record(uid, 'review-link-revoked', address, id)
    return {}
  })

  authenticatedRoute(context, removeReviewLink, async ({ caller: { uid }, body: { id }, address }) => {
    const ended = await store.revokeReviewLink(uid, id)
    if (!(await store.removeReviewLink(uid, id))) throw noLink()
    if (ended) await auditLog.record(uid, 'review-link-revoked', address, id)
    return {}
  })

  authenticatedRoute(context, markReviewComment, async ({ caller, body: { id, done } }) => {
    if (!(await store.markReviewComment(caller.uid, id, done))) throw noComment()
    return {}
  })

  authenticatedRoute(context, removeReviewComment, async ({ caller, body: { id } }) => {
    if (!(await store.removeReviewComment(caller.uid, id))) throw noComment()
    return {}
  })
}

function readerRoutes(context: RouteContext, linkOf: ReviewProof): void {
  const { accounts, config, rateLimits, store } = context
  const { auditLog } = accounts
  const openings = rateLimits('review-opening', 60, HOUR)
  // Two for each of the thirteen sections, and a few more, for readers who collected their comments first.
  const comments = rateLimits('review-comment', 30, 10 * MINUTE)

  const hasPreviews = async (uid: string) =>
    holdsPreviews(config.paymentCheck, (await store.readProfile(uid))?.packageType)

  publicRoute(context, openReview, async ({ body: { token, passphrase }, address }) => {
    const { uid, id, label, purpose, person, expiresAt } = await linkOf(token, passphrase, address)
    const wait = await openings.add(id)
    if (wait > 0) throw tooMany(wait)
    const { version, record } = await store.readTrust(uid)
    if (!record) throw deadLink()
    await store.recordReviewOpening(uid, id)
    await auditLog.record(uid, 'review-opened', address, id)
    return {
      version,
      purpose,
      label: maskedLabel(label, record),
      expiresAt,
      previews: await hasPreviews(uid),
      signed: purpose === 'handover' ? [] : ALL_DOCUMENTS.filter((document) => isSigned(record, document)),
      record: purpose === 'handover' ? maskedForSuccessor(record) : maskedForReader(record),
      comments: await store.readReviewComments(uid, id),
      person: person === null ? null : maskedLabel(person, record),
      proposals: await sentProposals(store, uid, id),
    }
  })

  publicRoute(context, copyForAttorney, async ({ body: { token, passphrase }, address }) => {
    const { uid, id, purpose } = await linkOf(token, passphrase, address)
    if (purpose !== 'attorney' || !(await hasPreviews(uid))) throw deadLink()
    const wait = await openings.add(id)
    if (wait > 0) throw tooMany(wait)
    const { record } = await store.readTrust(uid)
    if (!record) throw deadLink()
    await auditLog.record(uid, 'review-copied', address, id)
    return { record: maskedForReader(record) }
  })

  publicRoute(context, commentOnReview, async ({ body, address }) => {
    const { token, passphrase, ...comment } = body
    const { uid, id, purpose } = await linkOf(token, passphrase, address)
    // Its reader has no sections to remark on.
    if (purpose === 'handover') throw deadLink()
    const retryAfter = await comments.add(id)
    if (retryAfter > 0)
      throw new ApiError(
        'too-many-requests',
        'There were too many comments in a short time. Please send this one in a few minutes.',
        { retryAfter },
      )
    const added = await store.addReviewComment({ uid, linkId: id, ...comment })
    if (added === 'ended') throw deadLink()
    if (added === 'full')
      throw new ApiError('limit-reached', 'This link has reached its limit of comments. Please write to its owner.')
    await auditLog.record(uid, 'review-commented', address, id)
    return added
  })
}

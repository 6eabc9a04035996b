import {
  decideReviewProposal,
  proposeInReview,
  type ReviewProposal,
  readSentProposals,
  type SentProposal,
  withdrawFromReview,
} from '#api/review-proposals.ts'
import { FACTS, type FactPlace, factPlaces, isOthersName, type PersonDetails } from '#domain/trust/person-details.ts'
import { deadLink, type ReviewProof } from '../auth/review-proof.ts'
import type { Store } from '../db/store.ts'
import { MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'

const shown = ({ id, facts, at, decidedAt, used }: ReviewProposal): SentProposal => ({ id, facts, at, decidedAt, used })

/** The proposals of a link as its reader may see them: without what the answers held before. */
export const sentProposals = async (store: Store, uid: string, linkId: string): Promise<SentProposal[]> =>
  (await store.readReviewProposals(uid, linkId)).map(shown)

/** The facts that differ from the answers. Throws `invalid-field` for one without a place, and where none differs. */
function changedFacts(facts: PersonDetails, places: readonly FactPlace[]): PersonDetails {
  const changed: PersonDetails = {}
  for (const fact of FACTS) {
    const proposed = facts[fact]
    if (proposed === undefined) continue
    const own = places.filter((place) => place.fact === fact)
    if (own.length === 0)
      throw new ApiError('invalid-field', 'The answers have no place for this detail.', { field: fact })
    if (own.some(({ value }) => value !== proposed)) changed[fact] = proposed
  }
  if (Object.keys(changed).length === 0)
    throw new ApiError('invalid-field', 'The answers already say all of this.', { field: 'name' })
  return changed
}

/** What readers propose about themselves, and what their owner says to it. */
export function proposalRoutes(context: RouteContext, linkOf: ReviewProof): void {
  const { accounts, rateLimits, store } = context
  const { auditLog } = accounts
  const proposals = rateLimits('review-proposal', 10, 10 * MINUTE)

  authenticatedRoute(context, decideReviewProposal, async ({ caller: { uid }, body: { id, used } }) => {
    if (!(await store.decideReviewProposal(uid, id, used)))
      throw new ApiError('not-found', 'This proposal no longer exists.')
    return {}
  })

  publicRoute(context, proposeInReview, async ({ body, address, patchId }) => {
    const { token, passphrase, ...facts } = body
    const { uid, id: linkId, person } = await linkOf(token, passphrase, address)
    if (person === null) throw deadLink()
    const retryAfter = await proposals.add(linkId)
    if (retryAfter > 0)
      throw new ApiError(
        'too-many-requests',
        'There were too many proposals in a short time. Please send this one in a few minutes.',
        { retryAfter },
      )
    const { record } = await store.readTrust(uid)
    if (!record) throw deadLink()
    const repeated = await store.readReviewProposals(uid, linkId)
    if (repeated.some(({ id }) => id === patchId)) return { proposals: repeated.map(shown) }
    if (facts.name !== undefined && isOthersName(facts.name, person, record))
      throw new ApiError('invalid-field', 'The answers use this name for somebody else.', { field: 'name' })
    const places = factPlaces(person, record)
    const before = places.map(({ path, value }) => ({ path, value }))
    const proposal = { uid, linkId, id: patchId, person, facts: changedFacts(facts, places), before }
    const added = await store.addReviewProposal(proposal)
    if (added === 'ended') throw deadLink()
    if (added === 'full')
      throw new ApiError('limit-reached', 'This link has reached its limit of proposals. Please write to its owner.')
    await auditLog.record(uid, 'review-proposed', address, linkId)
    return { proposals: await sentProposals(store, uid, linkId) }
  })

  publicRoute(context, readSentProposals, async ({ body: { token, passphrase }, address }) => {
    const { uid, id, person } = await linkOf(token, passphrase, address)
    if (person === null) throw deadLink()
    return { proposals: await sentProposals(store, uid, id) }
  })

  publicRoute(context, withdrawFromReview, async ({ body: { token, passphrase, id }, address }) => {
    const { uid, id: linkId, person } = await linkOf(token, passphrase, address)
    if (person === null) throw deadLink()
    if (await store.withdrawReviewProposal(uid, linkId, id))
      await auditLog.record(uid, 'review-proposal-withdrawn', address, linkId)
    return { proposals: await sentProposals(store, uid, linkId) }
  })
}

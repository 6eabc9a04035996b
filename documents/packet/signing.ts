import { type DocumentId, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { type Facts, factsOf } from '../facts.ts'

/**
 * Who signs each document, and before whom: trust papers by W.S. 4-10-701 and 4-10-1014, the will by 2-6-112 and 2-6-114,
 * the power of attorney by 3-9-105, the directive by 35-22-403.
 */
const WHO_SIGNS: Readonly<Record<Exclude<DocumentId, 'assignment-of-assets'>, string>> = {
  'trust-agreement': 'Grantor and every trustee. A notarial officer and two witnesses are optional.',
  'schedule-a': 'Initialed by the grantor and every trustee when the agreement is signed.',
  'trustee-appointment':
    'Grantor and every trustee. The successor trustee’s consent and a notarial officer are optional.',
  'certificate-of-trust':
    'Any acting trustee. The grantor does not sign as grantor. An acknowledgment is needed to record the certificate.',
  'pour-over-will':
    'Testator, before two competent witnesses who take nothing under the will or the trust. The affidavit requires a notarial officer who is not one of the witnesses.',
  'power-of-attorney': 'Principal, before a notarial officer. The agent’s acceptance is optional.',
  'health-care-directive': 'Principal, before two qualified witnesses or a notarial officer.',
  'ein-instructions': 'No one. The trustee signs Form SS-4.',
}

/** Who joins the grantor in the assignment, as its own blocks ask: the owners of what is listed, and a spouse. */
function joining({ assets, trust }: Facts): string {
  const coOwner = assets.some(({ ownership }) => ownership === 'joint' || ownership === 'tenants_in_common')
  const concernsSpouse = assets.some(({ type, ownership }) => type === 'real_estate' || ownership === 'community')
  const spouse = concernsSpouse && !isUnmarried(trust)
  if (coOwner && spouse) return ', and each co-owner or spouse who joins'
  if (coOwner) return ', and each co-owner who joins'
  return spouse ? ', and a spouse who joins' : ''
}

/** Who signs a document of this trust, in a sentence or two. */
export function whoSigns(id: DocumentId, trust: TrustRecord): string {
  return id === 'assignment-of-assets'
    ? `Grantor${joining(factsOf(trust))}. The trustee accepts. Deeds and vehicle titles require a notarial officer.`
    : WHO_SIGNS[id]
}

/** Documents in the order of signing, each once, whatever order they are given in. */
export function inSigningOrder(ids: readonly DocumentId[]): DocumentId[] {
  return SIGNING_ORDER.filter((id) => ids.includes(id))
}

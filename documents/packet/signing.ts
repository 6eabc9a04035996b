import { type DocumentId, SIGNING_ORDER } from '#domain/trust/documents.ts'

/**
 * Who signs each document, and before whom: trust papers by W.S. 4-10-701 and 4-10-1014, the will by 2-6-112 and 2-6-114,
 * the power of attorney by 3-9-105, the directive by 35-22-403.
 */
export const WHO_SIGNS: Readonly<Record<DocumentId, string>> = {
  'trust-agreement': 'Grantor and every trustee. A notarial officer and two witnesses are optional.',
  'schedule-a': 'Initials of the grantor and of every trustee, when the agreement is signed.',
  'trustee-appointment':
    'Grantor and every trustee; the successor trustee’s consent and a notarial officer are optional.',
  'certificate-of-trust':
    'Any acting trustee, not the grantor as such. A notarial officer is needed before it can be recorded.',
  'assignment-of-assets':
    'Grantor, each co-owner and spouse; the trustee accepts. Deeds and vehicle titles need a notarial officer.',
  'pour-over-will':
    'The testator before two competent witnesses who take nothing under it; for the affidavit, a notarial officer who is not one of the two.',
  'power-of-attorney': 'The principal before a notarial officer; the agent’s acceptance is optional.',
  'health-care-directive': 'The principal before two qualified witnesses or a notarial officer.',
  'ein-instructions': 'Nobody. The trustee signs Form SS-4.',
}

/** Documents in the order of signing, each once, whatever order they are given in. */
export function inSigningOrder(ids: readonly DocumentId[]): DocumentId[] {
  return SIGNING_ORDER.filter((id) => ids.includes(id))
}

import type { DocumentId } from '#domain/trust/documents.ts'

interface Signing {
  id: DocumentId
  /** Who signs, and before whom. */
  who: string
}

/**
 * The documents in the order in which they are signed: the trust before what refers to it. Who signs: trust papers by
 * W.S. 4-10-701 and 4-10-1014, the will by 2-6-112 and 2-6-114, the power of attorney by 3-9-105, the directive by 35-22-403.
 */
export const SIGNING_ORDER: readonly Signing[] = [
  {
    id: 'trust-agreement',
    who: 'Grantor and every trustee. A notarial officer is recommended for each of them; two witnesses are optional.',
  },
  { id: 'schedule-a', who: 'Initials of the grantor and of every trustee, when the agreement is signed.' },
  {
    id: 'trustee-appointment',
    who: 'Grantor and every trustee; the successor trustee’s consent is optional. A notarial officer is recommended.',
  },
  {
    id: 'certificate-of-trust',
    who: 'Any acting trustee, not the grantor as such. A notarial officer is needed before it can be recorded.',
  },
  {
    id: 'assignment-of-assets',
    who: 'Grantor, each co-owner and spouse; the trustee accepts. A notarial officer is recommended; deeds and vehicle titles need one.',
  },
  {
    id: 'pour-over-will',
    who: 'The testator before two competent witnesses who take nothing under it; for the affidavit, a notarial officer who is not one of the two.',
  },
  {
    id: 'power-of-attorney',
    who: 'The principal before a notarial officer; the agent’s acceptance is optional.',
  },
  {
    id: 'health-care-directive',
    who: 'The principal before two qualified witnesses or a notarial officer.',
  },
  { id: 'ein-instructions', who: 'Nobody. The trustee signs Form SS-4.' },
]

/** Documents in the order of signing, each once, whatever order they are given in. */
export function inSigningOrder(ids: readonly DocumentId[]): Signing[] {
  return SIGNING_ORDER.filter(({ id }) => ids.includes(id))
}

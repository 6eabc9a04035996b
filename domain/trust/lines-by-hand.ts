import type { Message } from '../message.ts'
import type { DocumentId } from './documents.ts'
import type { TrustRecord } from './record.ts'
import { BEFORE_SIGNING } from './routes.ts'
import { isSigned } from './signing-day.ts'
import { grantorServes, servingNames } from './who-may-serve.ts'

/** A line that no question fills, and that can be completed before its document is signed and never after. */
export interface LineByHand {
  document: DocumentId
  label: Message | string
  /** Where it is explained. */
  path: string
}

/** The lines that are still to be completed by hand. Article 12: after signing, the grantor may not name an independent trustee. */
export function linesByHand(trust: TrustRecord): LineByHand[] {
  if (!grantorServes(trust) || isSigned(trust, 'trust-agreement')) return []
  const finding = servingNames(trust).length === 1 ? 'grantor-sole-trustee' : 'grantor-co-trustee'
  return [
    {
      document: 'trust-agreement',
      label: 'Write the name of an independent trustee, or “none”, on the line in Article 12',
      path: `${BEFORE_SIGNING}#finding-${finding}`,
    },
  ]
}

import type { ComponentType } from 'react'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { FirstTrustee } from './certificate-extras.tsx'
import { DistributionClause } from './distribution-clause.tsx'
import { DistributionOutlook } from './distribution-outlook.tsx'
import { EinNote, UseTheGrantor } from './ein-extras.tsx'
import { GrantorSecurity } from './grantor-security.tsx'
import { NameNote, NamingTips } from './name-extras.tsx'
import { SelfTrusteeFacts, TrusteeRole } from './trustee-extras.tsx'

interface Extras {
  /** Above the form. */
  Note?: ComponentType<{ trust: TrustRecord; isNew: boolean }>
  /** Inside the form, below the question of that name. */
  beside?: Readonly<Record<string, ComponentType<{ trust: TrustRecord }>>>
}

const extras: Partial<Record<StepSlug, Extras>> = {
  name: { Note: NameNote, beside: { trustName: NamingTips } },
  grantor: { Note: GrantorSecurity },
  trustee: { Note: TrusteeRole, beside: { trusteeType: SelfTrusteeFacts } },
  'certificate-of-trust': { beside: { trustees: FirstTrustee } },
  distribution: { beside: { distributionType: DistributionOutlook, customRules: DistributionClause } },
  'ein-application': { Note: EinNote, beside: { einResponsiblePartyName: UseTheGrantor } },
}

/** What a step shows besides its questions. */
export function extrasOf(slug: StepSlug): Extras {
  return extras[slug] ?? {}
}

import type { TrustRecord } from '#domain/trust/record.ts'
import { type DocumentId, documentNamed } from './catalogue.ts'
import type { Doc } from './model.ts'
import { templateNotFound } from './not-found.ts'
import { scheduleA } from './schedule-a/build.ts'
import { trustAgreement } from './trust-agreement/build.ts'

const BUILDERS: { readonly [Id in DocumentId]?: (trust: TrustRecord) => Doc } = {
  'trust-agreement': trustAgreement,
  'schedule-a': scheduleA,
}

/** The document of that name as a tree; a name without a template gives the document that says so. Pure. */
export function buildDocument(trust: TrustRecord, name: string): Doc {
  const entry = documentNamed(name)
  const build = entry && BUILDERS[entry.id]
  return build ? build(trust) : templateNotFound(name)
}

import { sameName } from '../formats/same-name.ts'
import type { TrustRecord } from './record.ts'
import { storedTrusteeRows } from './trustee-rows.ts'

/** The answers that put somebody into an office, and what the office is called. */
export const OFFICES = [
  ['trusteeName', 'trustee'],
  ['backupTrusteeName', 'successor trustee'],
  ['executorName', 'executor'],
  ['guardianName', 'guardian'],
  ['dpoa_agentName', 'agent under the power of attorney'],
  ['hcd_agentName', 'agent under the health care directive'],
] as const satisfies readonly (readonly [keyof TrustRecord, string])[]

/** What a person of that name is besides, in the order in which it is asked: each of the offices, and co-trustee. */
export function officesHeld(name: string, trust: TrustRecord): string[] {
  const named = OFFICES.filter(([field]) => sameName(trust[field], name)).map(([, office]) => office)
  const listed = storedTrusteeRows(trust).some((trustee) => sameName(trustee.name, name))
  return [
    ...named,
    ...(listed && !named.includes('trustee') ? ['trustee on the certificate'] : []),
    ...(sameName(trust.einResponsiblePartyName, name) ? ['responsible party'] : []),
  ]
}

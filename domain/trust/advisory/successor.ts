import { isBlank, sameName } from '../../formats/names.ts'
import { stateOf } from '../../formats/us-state.ts'
import { message } from '../../message.ts'
import type { TrustRecord } from '../record.ts'
import { minorNamed, servingTrustees } from '../who-may-serve.ts'
import { beneficiaryPlaces, placesOf, type Rule } from './finding.ts'
import { TO_ONESELF } from './offices.ts'

/** The successor whom the answers name, if the agreement lets that person follow: not the grantor, and nobody who serves. */
function successorOf(trust: TrustRecord): string | undefined {
  const { backupTrusteeName: name = '' } = trust
  const { lead, others } = servingTrustees(trust)
  const serves = [lead, ...others].some((trustee) => sameName(trustee.name, name))
  return isBlank(name) || serves || sameName(name, trust.grantorName) ? undefined : name
}

/** Article 12 asks the same of every trustee; silent where the address cannot be read, for it may be in Wyoming. */
export const successorElsewhere: Rule = (trust) => {
  const name = successorOf(trust)
  const state = stateOf(trust.backupTrusteeAddress)
  return name !== undefined && state !== undefined && state !== 'Wyoming'
    ? [
        {
          id: 'successor-elsewhere',
          kind: 'law',
          text: message('The address of {name}, the successor trustee, is in {state}.', { name, state }),
          consequence:
            'The agreement requires that at all times a trustee live in Wyoming, have a place of business there or administer the trust there. If none does when the successor serves, the successor promptly moves the administration to Wyoming, or a co-trustee who meets the requirement is appointed.',
          source: 'Irrevocable Trust Agreement, Article 12',
          documents: ['trust-agreement', 'trustee-appointment'],
          places: placesOf('backupTrusteeName', 'backupTrusteeAddress'),
        },
      ]
    : []
}

/** Minors do not serve, and are found as such. */
export const successorAmongBeneficiaries: Rule = (trust, today) => {
  const name = successorOf(trust)
  if (name === undefined || minorNamed(name, trust, trust.trustDate ?? today)) return []
  const entries = (trust.beneficiaries ?? []).filter((entry) => sameName(entry.name, name))
  return entries.length > 0
    ? [
        {
          id: 'successor-beneficiary',
          kind: 'law',
          text: message('{name} is the successor trustee and a beneficiary.', { name }),
          consequence: TO_ONESELF,
          source: 'W.S. 4-10-814(b), (c); Irrevocable Trust Agreement, Article 14',
          documents: ['trust-agreement', 'schedule-a'],
          places: [...placesOf('backupTrusteeName'), ...beneficiaryPlaces(entries)],
        },
      ]
    : []
}

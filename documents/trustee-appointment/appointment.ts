import { sameName } from '#domain/formats/same-name.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import { isGrantorsEntry } from '#domain/trust/grantors-entry.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block, Run, Runs, TableBlock } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'
import { namesMinor } from '../wording/if-adult.ts'
import { isByHand, requiresCoTrustee, SCHEDULE_A, theTrust, trusteesNamedIn, withAddress } from '../wording/parties.ts'
import { successorBarred } from '../wording/successors.ts'
import { namesOrganization, type TrusteeNature, trusteeNature } from '../wording/trustee-nature.ts'
import { value } from '../wording/value.ts'

type EmailField = 'grantorEmail' | 'trusteeEmail' | 'backupTrusteeEmail'
type RelationshipField = 'trusteeRelationship' | 'backupTrusteeRelationship'

const NOT_GIVEN: Run = value(undefined, 'N/A')

/** Schedule A says how a beneficiary is related to the grantor; of anybody else it is what was answered, if it was asked. */
function relationshipOf({ trust, beneficiaries }: Facts, name: Run, asked?: RelationshipField): Run {
  const listed = beneficiaries.find((one) => sameName(one.name, name.text) && !isGrantorsEntry(one, trust))
  if (listed)
    return value(RELATIONSHIPS[listed.relationship], 'N/A', undefined, { field: 'beneficiaries', entryId: listed.id })
  return asked ? value(trust[asked], 'N/A', undefined, { field: asked }) : NOT_GIVEN
}

/** The lines of the address and one for the e-mail, the last only if it was given: a column of its own would break the e-mail's letters. */
function reachedAt(address: Run, trust: TrustRecord, field?: EmailField): Run[] {
  if (!field || cleanLine(trust[field] ?? '') === '') return [address]
  return [address, own('\n'), value(trust[field], 'N/A', undefined, { field })]
}

const TYPES: Readonly<Record<TrusteeNature, string>> = {
  individual: 'Individual',
  organization: 'Bank or trust company',
  unknown: 'Individual / Bank or trust company (strike one)',
}

/** E-mail and relationship are asked of the trustee of step 3 and of the successor only. */
function trusteeRow(facts: Facts, at: number): Runs[] {
  const { trust, trustees } = facts
  const trustee = trustees[at] ?? trustees[0]
  const { name, addressLines } = trustee
  const isGrantor = trust.trusteeType === 'self' ? at === 0 : sameName(name.text, trust.grantorName)
  const type = TYPES[name.blank ? 'unknown' : trusteeNature(facts, at)]
  const office = own(`${trustees.length > 1 ? 'Co-Trustee' : 'Trustee'}\n${type}`)
  if (isGrantor) return [name, office, reachedAt(addressLines, trust, 'grantorEmail'), own('The Grantor')]
  if (isByHand(trustee)) return [name, office, addressLines, RULE]
  const asked = at === 0
  return [
    name,
    office,
    reachedAt(addressLines, trust, asked ? 'trusteeEmail' : undefined),
    relationshipOf(facts, name, asked ? 'trusteeRelationship' : undefined),
  ]
}

function successorRow(facts: Facts): Runs[] {
  const { trust, backup, backupAddressLines } = facts
  const type = TYPES[backup.blank ? 'unknown' : namesOrganization(backup.text) ? 'organization' : 'individual']
  return [
    backup,
    own(`Successor Trustee${namesMinor(trust, 'backupTrusteeName') ? ', if then an adult' : ''}\n${type}`),
    reachedAt(backupAddressLines ?? NOT_GIVEN, trust, 'backupTrusteeEmail'),
    relationshipOf(facts, backup, 'backupTrusteeRelationship'),
  ]
}

function offices(facts: Facts): TableBlock {
  const successor = successorBarred(facts) !== 'grantor'
  return {
    kind: 'table',
    caption: successor ? 'Trustees and successor trustee' : 'Trustees',
    head: ['Name', 'Office and type', 'Address and e-mail', 'Relationship to Grantor'],
    widths: [25, 20, 37, 18],
    rows: [...facts.trustees.map((_, at) => trusteeRow(facts, at)), ...(successor ? [successorRow(facts)] : [])],
  }
}

/** The agreement needs a second trustee, and says why. */
function requiredCoTrustee(facts: Facts): Block[] {
  return requiresCoTrustee(facts)
    ? [
        p`Without a co-trustee, ${facts.trustees[0].name} would be both the only trustee and the only Beneficiary named on ${SCHEDULE_A} on the date of the Trust Agreement (W.S. 4-10-403). By accepting, the co-trustee whose name is written in Article 12 of the Trust Agreement represents that he, she or it is qualified to serve as Independent Trustee.`,
      ]
    : []
}

export function appointment(facts: Facts): Block[] {
  const several = facts.trustees.length > 1
  const named = trusteesNamedIn(
    'Article\u00A012 of the Trust Agreement',
    facts,
    own(several ? 'co-trustees' : 'trustee'),
  )
  return [
    article('TRUST AND APPOINTMENT'),
    p`This Trustee Appointment and Acceptance (this “Appointment”) relates to ${theTrust(facts)}. The Trust Agreement was made by ${withAddress(facts.grantor)} (the “Grantor”). Terms defined in the Trust Agreement have the same meanings in this Appointment.`,
    several
      ? p`The Grantor confirms the appointment, made in the Trust Agreement, of ${named} of the Trust (together, the “Trustee”).`
      : p`The Grantor confirms the appointment, made in the Trust Agreement, of ${named} of the Trust (the “Trustee”).`,
    offices(facts),
    ...requiredCoTrustee(facts),
    p`This Appointment is signed with or after the Trust Agreement, takes effect no earlier than the Trust Agreement, and does not amend it. If this Appointment and the Trust Agreement conflict, the Trust Agreement controls.`,
  ]
}

import { sameName } from '#domain/formats/same-name.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { article, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block, Run, Runs, TableBlock } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'
import { grantorIsSuccessor } from '../wording/named-successor.ts'
import { theTrust, trusteeNames, withAddress } from '../wording/parties.ts'
import { namesOrganization, type TrusteeNature, trusteeNature } from '../wording/trustee-nature.ts'
import { value } from '../wording/value.ts'

type EmailField = 'grantorEmail' | 'trusteeEmail' | 'backupTrusteeEmail'

const NOT_GIVEN: Run = value(undefined, 'N/A')

/** The lines of the address and one for the e-mail, the last only where it was told: a column of its own would break the e-mail's letters. */
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
  const { name, addressLines } = trustees[at] ?? trustees[0]
  const isGrantor = trust.trusteeType === 'self' ? at === 0 : sameName(name.text, trust.grantorName)
  const type = TYPES[name.blank ? 'unknown' : trusteeNature(facts, at)]
  const office = own(`${trustees.length > 1 ? 'Co-Trustee' : 'Trustee'}\n${type}`)
  if (isGrantor) return [name, office, reachedAt(addressLines, trust, 'grantorEmail'), own('The Grantor')]
  const asked = at === 0
  return [
    name,
    office,
    reachedAt(addressLines, trust, asked ? 'trusteeEmail' : undefined),
    asked ? value(trust.trusteeRelationship, 'N/A', undefined, { field: 'trusteeRelationship' }) : NOT_GIVEN,
  ]
}

function successorRow({ trust, backup, backupAddressLines }: Facts): Runs[] {
  const type = TYPES[backup.blank ? 'unknown' : namesOrganization(backup.text) ? 'organization' : 'individual']
  return [
    backup,
    own(`Successor Trustee\n${type}`),
    reachedAt(backupAddressLines ?? NOT_GIVEN, trust, 'backupTrusteeEmail'),
    value(trust.backupTrusteeRelationship, 'N/A', undefined, { field: 'backupTrusteeRelationship' }),
  ]
}

function offices(facts: Facts): TableBlock {
  const successor = !grantorIsSuccessor(facts)
  return {
    kind: 'table',
    caption: successor ? 'Trustees and successor trustee' : 'Trustees',
    head: ['Name', 'Office and type', 'Address and e-mail', 'Relationship to Grantor'],
    widths: [25, 20, 37, 18],
    rows: [...facts.trustees.map((_, at) => trusteeRow(facts, at)), ...(successor ? [successorRow(facts)] : [])],
  }
}

export function appointment(facts: Facts): Block[] {
  return [
    article('TRUST AND APPOINTMENT'),
    p`This Trustee Appointment and Acceptance (this “Appointment”) relates to ${theTrust(facts)}. The Trust Agreement was made by ${withAddress(facts.grantor)} (the “Grantor”). Terms defined in the Trust Agreement have the same meanings in this Appointment.`,
    facts.trustees.length > 1
      ? p`The Grantor confirms the appointment, made in the Trust Agreement, of ${trusteeNames(facts)} as co-trustees of the Trust (together, the “Trustee”).`
      : p`The Grantor confirms the appointment, made in the Trust Agreement, of ${trusteeNames(facts)} as trustee of the Trust (the “Trustee”).`,
    offices(facts),
    p`This Appointment is signed with or after the Trust Agreement, takes effect no earlier than the Trust Agreement, and does not amend it. If this Appointment and the Trust Agreement conflict, the Trust Agreement controls.`,
  ]
}

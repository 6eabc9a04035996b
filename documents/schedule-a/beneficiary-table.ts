import { addressLines } from '#domain/formats/address.ts'
import { percent } from '#domain/formats/percent.ts'
import { sameName } from '#domain/formats/same-name.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import { own } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Run, Runs, Source, TableBlock } from '../model.ts'
import { nameOf } from '../wording/ages.ts'
import { clean, cleanLine } from '../wording/clean.ts'
import { value } from '../wording/value.ts'

const MAJORITY = 18

const share = ({ id }: Beneficiary, of: number | undefined): Run =>
  value(of === undefined ? undefined : percent(of), 'N/A', undefined, { field: 'beneficiaries', entryId: id })

function relationship(beneficiary: Beneficiary): Runs {
  if (beneficiary.relationship !== 'charity') return { text: RELATIONSHIPS[beneficiary.relationship] }
  const source: Source = { field: 'beneficiaries', entryId: beneficiary.id, detail: 'ein' }
  const missing = {
    field: 'beneficiaries',
    entryId: beneficiary.id,
    path: 'ein',
    label: `EIN of ${cleanLine(beneficiary.name)}`,
  } as const
  const ein = beneficiary.ein ? value(beneficiary.ein, 'N/A', missing, source) : { ...RULE, blank: missing }
  return [
    { text: `${RELATIONSHIPS.charity}\nEIN: ` },
    ein,
    { text: '\nIf it qualifies under Article\u00A08 when paid' },
  ]
}

function age(beneficiary: Beneficiary): Run {
  if (beneficiary.relationship === 'charity') return { text: 'N/A' }
  if (beneficiary.distributionAge !== undefined)
    return {
      text: String(beneficiary.distributionAge),
      source: { field: 'beneficiaries', entryId: beneficiary.id, detail: 'distributionAge' },
    }
  return beneficiary.relationship === 'child'
    ? value(undefined, 'N/A', {
        field: 'beneficiaries',
        entryId: beneficiary.id,
        path: 'distributionAge',
        label: `Distribution age of ${cleanLine(beneficiary.name)}`,
      })
    : { text: 'N/A' }
}

/** One class of beneficiaries, a row each. */
export function beneficiaryTable(caption: string, beneficiaries: readonly Beneficiary[], facts: Facts): TableBlock {
  const kind = caption.startsWith('Primary') ? 'Primary' : 'Contingent'
  return {
    kind: 'table',
    caption,
    head: ['Name', 'Relationship to Grantor', 'Class', 'Share', 'Income', 'Principal', 'Age'],
    widths: [31, 21, 14, 9, 9, 10, 6],
    align: ['left', 'left', 'left', 'right', 'right', 'right', 'right'],
    rows: beneficiaries.map((beneficiary) => [
      nameAndAddress(beneficiary, facts),
      relationship(beneficiary),
      { text: kind },
      share(beneficiary, beneficiary.sharePercent),
      share(beneficiary, beneficiary.incomeShare),
      share(beneficiary, beneficiary.principalShare),
      age(beneficiary),
    ]),
  }
}

/** Only the year of birth is known: a person who turns 18 in the year of the agreement is not flagged. */
const isMinor = ({ birthYear }: Beneficiary, trustDate: string | undefined) =>
  birthYear !== undefined && trustDate !== undefined && Number(trustDate.slice(0, 4)) - birthYear < MAJORITY

function nameAndAddress(beneficiary: Beneficiary, { trust }: Facts): Runs {
  const lines = addressLines(clean(beneficiary.address ?? ''))
  const source: Source = { field: 'beneficiaries', entryId: beneficiary.id }
  return [
    nameOf(beneficiary),
    ...(lines.length > 0 ? lines.map((line) => ({ text: `\n${line}`, source })) : [own('\nAddress: '), RULE]),
    ...(isMinor(beneficiary, trust.trustDate) ? [own('\nA minor: paid as Article\u00A07 provides')] : []),
    ...(sameName(beneficiary.name, trust.grantorName) ? [own('\nThe Grantor: no effect (Article\u00A03)')] : []),
  ]
}

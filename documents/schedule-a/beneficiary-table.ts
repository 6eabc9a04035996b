import { addressLines } from '#domain/formats/address.ts'
import { sameName } from '#domain/formats/names.ts'
import { percent } from '#domain/formats/numbers.ts'
import { message } from '#domain/message.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import { knownOfPersons, type Place } from '#domain/trust/people/places.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { ageReached, isGrantorsEntry, MAJORITY } from '#domain/trust/who-may-serve.ts'
import { fixed, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Run, Runs, Source, TableBlock } from '../model.ts'
import { addressSource, clean, cleanLine, value } from '../wording/answer.ts'
import { type BeneficiaryClass, nameOf } from '../wording/takers.ts'

/** As long as the characters need: a longer rule breaks in the narrow column. */
const EIN_RULE = fixed('____________')
const YEAR_RULE = fixed('________')

/** Of these a year of birth that nobody gave may be that of a minor. */
const MAY_BE_YOUNG: readonly Beneficiary['relationship'][] = ['child', 'grandchild']

/** Only the year of birth is known: in the year in which a person turns 18, either may be true. */
function minority(beneficiary: Beneficiary, { trustDate }: TrustRecord): Run[] {
  const { relationship, birthYear } = beneficiary
  if (relationship === 'charity') return []
  if (birthYear === undefined)
    return MAY_BE_YOUNG.includes(relationship)
      ? sentence`\nYear of birth: ${YEAR_RULE} (Article 7 governs distributions while this beneficiary is under 18, and property retained for a minor until the age stated in that Article)`
      : []
  const reached = ageReached(beneficiary, trustDate)
  if (reached === undefined || reached > MAJORITY) return []
  return reached < MAJORITY
    ? sentence`\nA minor when this schedule was prepared. Article 7 governs distributions during minority and property retained for a minor until the age stated in that Article.`
    : sentence`\nBorn in ${fixed(String(birthYear))}. Article 7 governs distributions during minority and property retained for a minor until the age stated in that Article.`
}

/** A grantor takes nothing, but a child, a spouse or a parent of the grantor's name is another person. */
function namesake(beneficiary: Beneficiary, trust: TrustRecord): Run[] {
  if (isGrantorsEntry(beneficiary, trust)) return sentence`\nThe Grantor: no effect (Article 3)`
  return beneficiary.relationship !== 'charity' && sameName(beneficiary.name, trust.grantorName)
    ? sentence`\nSame name as the Grantor. If this is a different person, state how they differ: ${RULE}. If it is the Grantor, the entry has no effect (Article 3).`
    : []
}

/** What the row of a person says beside name and address. */
function aboutPerson(beneficiary: Beneficiary, trust: TrustRecord): Run[] {
  return [...minority(beneficiary, trust), ...namesake(beneficiary, trust)]
}

const share = ({ id }: Beneficiary, of: number | undefined): Run =>
  value(of === undefined ? undefined : percent(of), 'N/A', undefined, { field: 'beneficiaries', entryId: id })

const NONE = fixed('N/A')

/** What each takes: of the distribution type `equal` no stated percentage applies, and none is printed. */
function shares(beneficiary: Beneficiary, { trust }: DocumentValues): Run[] {
  if (termsOf(trust).divided === 'equally')
    return [isGrantorsEntry(beneficiary, trust) ? NONE : fixed('Equal'), NONE, NONE]
  return [
    share(beneficiary, beneficiary.sharePercent),
    share(beneficiary, beneficiary.incomeShare),
    share(beneficiary, beneficiary.principalShare),
  ]
}

function relationship(beneficiary: Beneficiary): Runs {
  if (beneficiary.relationship !== 'charity') return { text: RELATIONSHIPS[beneficiary.relationship] }
  const source: Source = { field: 'beneficiaries', entryId: beneficiary.id, detail: 'ein' }
  const missing = {
    field: 'beneficiaries',
    entryId: beneficiary.id,
    path: 'ein',
    label: message('EIN of {name}', { name: cleanLine(beneficiary.name) }),
  } as const
  const ein = beneficiary.ein ? value(beneficiary.ein, 'N/A', missing, source) : { ...EIN_RULE, blank: missing }
  return [
    { text: `${RELATIONSHIPS.charity}\nEIN: ` },
    ein,
    { text: '\nIf it qualifies under Article\u00A08 when paid' },
  ]
}

/** An age that was passed over is no gap: Article 6 says which one then holds. */
function age({ relationship, distributionAge, id }: Beneficiary): Run {
  if (relationship === 'charity' || distributionAge === undefined) return NONE
  return {
    text: String(distributionAge),
    source: { field: 'beneficiaries', entryId: id, detail: 'distributionAge' },
  }
}

/** One class of beneficiaries, a row each. */
export function beneficiaryTable(
  kind: BeneficiaryClass,
  beneficiaries: readonly Beneficiary[],
  facts: DocumentValues,
): TableBlock {
  const known = knownOfPersons(facts.trust)
  return {
    kind: 'table',
    caption: `${kind} Beneficiaries`,
    head: ['Name', 'Relationship to Grantor', 'Class', 'Share', 'Income', 'Principal', 'Age'],
    widths: [31, 21, 14, 9, 9, 10, 6],
    align: ['left', 'left', 'left', 'right', 'right', 'right', 'right'],
    rows: beneficiaries.map((beneficiary) => [
      nameAndAddress(beneficiary, known(`beneficiaries/${beneficiary.id}`, 'address'), facts),
      relationship(beneficiary),
      fixed(kind),
      ...shares(beneficiary, facts),
      age(beneficiary),
    ]),
  }
}

function nameAndAddress(beneficiary: Beneficiary, place: Place | undefined, { trust }: DocumentValues): Runs {
  const lines = addressLines(clean(place?.address ?? ''))
  return [
    nameOf(beneficiary),
    ...(place && lines.length > 0
      ? lines.map((line) => ({ text: `\n${line}`, source: addressSource(place) }))
      : [fixed('\nAddress: '), RULE]),
    ...aboutPerson(beneficiary, trust),
  ]
}

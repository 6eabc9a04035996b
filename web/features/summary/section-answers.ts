import { t } from '@lingui/core/macro'
import { prose } from '#documents/wording/answer.ts'
import { detailsOf, dollars } from '#documents/wording/assets.ts'
import { distributionClause } from '#documents/wording/distribution.ts'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { percent, shownSsn } from '#domain/formats/numbers.ts'
import { passesByDesignation, shareOwned } from '#domain/trust/assets.ts'
import { storedTrusteeRows } from '#domain/trust/carried-answers.ts'
import { detailsLinkOf, lacksAge } from '#domain/trust/detail-pages.ts'
import { isWithoutEin, missingOfAsset } from '#domain/trust/details/missing-details.ts'
import { terminationChoice, terminationEvent } from '#domain/trust/distribution-terms.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers, Question, Step } from '#domain/trust/steps/step.ts'
import { locale, translate, translateAnswer } from '#web/i18n/i18n.ts'

/** One row of the summary. Without a value nothing was answered. */
export interface AnswerRow {
  label: string
  value?: string
  /** Set where the value is a document's own English. */
  lang?: 'en'
}

/** What the record holds for a step's questions, in their order, as the summary shows it. Lists are shown entry by entry elsewhere. */
export function answersOf(step: Step, trust: TrustRecord): AnswerRow[] {
  if (step.slug === 'distribution') return distributionOf(step, trust)
  const stored = { ...trust, ...trust.certificateData } as unknown as Answers
  const shown = step.questions.filter((question) => question.shownIf?.(stored) ?? true)
  const self = step.slug === 'trustee' && trust.trusteeType === 'self'
  return [
    ...shown.map((question) => ({ label: question.label, value: shownValue(question, stored, trust) })),
    // Written from the grantor's answers, and asked of nobody.
    ...(self
      ? [
          { label: 'Trustee Name', value: filled(trust.trusteeName) },
          { label: 'Trustee Address', value: filled(trust.trusteeAddress) },
        ]
      : []),
  ]
}

const filled = (text: string | undefined) => text?.trim() || undefined

function shownValue({ name, kind, choices }: Question, stored: Answers, trust: TrustRecord): string | undefined {
  const value = stored[name]
  if (kind === 'trustees') return trusteesOf(trust)
  if (kind === 'check') return checkOf(name, value, trust)
  const text = filled(value === undefined ? undefined : String(value))
  if (text === undefined) return undefined
  if (kind === 'ssn' || kind === 'dashed-ssn') return translate(shownSsn(text))
  if (kind === 'date') return longDate(text, locale())
  return choices?.[text] ? translate(choices[text]) : text
}

function checkOf(name: string, value: unknown, trust: TrustRecord): string | undefined {
  if (value !== undefined) return value === true ? t`Yes` : t`No`
  // Both powers of the agent hold unless they are explicitly taken away (T 3.1).
  return name.startsWith('dpoa_') && trust.dpoa_agentName ? t`Yes` : undefined
}

function trusteesOf(trust: TrustRecord): string | undefined {
  const rows = storedTrusteeRows(trust).map(({ name, address }) => [name, address].filter(Boolean).join('\n'))
  return filled(rows.filter(Boolean).join('\n\n'))
}

function distributionOf(step: Step, trust: TrustRecord): AnswerRow[] {
  const labelOf = (name: string) => step.questions.find((question) => question.name === name)?.label ?? name
  const types = step.questions.find(({ name }) => name === 'distributionType')?.choices ?? {}
  const type = filled(trust.distributionType)
  const custom = type === 'custom'
  return [
    { label: labelOf('distributionType'), value: type && (types[type] ? translate(types[type]) : type) },
    {
      label: custom ? labelOf('customRules') : 'Distribution Rules',
      // Computed again, as the agreement does: the stored wording may be from before a change of ages.
      value: type && filled(custom ? trust.customRules : distributionClause(trust)),
      ...(!custom && { lang: 'en' as const }),
    },
    { label: labelOf('termination'), value: type || trust.terminationEvent ? terminationText(trust) : undefined },
  ]
}

const terminationText = (trust: TrustRecord) =>
  terminationChoice(trust) === 'own' ? terminationEvent(trust) : translate(terminationEvent(trust))

/** One beneficiary or asset on the summary: its name, and what is known of it. */
export interface SummaryEntry {
  id: string
  name: string
  facts: string[]
  /** The page that asks for its details, where its kind has one. */
  details?: ReturnType<typeof detailsLinkOf>
}

export function beneficiaryEntries(trust: TrustRecord): SummaryEntry[] {
  return (trust.beneficiaries ?? []).map((beneficiary) => ({
    id: beneficiary.id,
    name: beneficiary.name,
    facts: given(beneficiaryFacts(beneficiary)),
    details: detailsLinkOf(beneficiary),
  }))
}

export function assetEntries(trust: TrustRecord): SummaryEntry[] {
  return (trust.assets ?? []).map((asset) => ({
    id: asset.id,
    name: asset.name,
    facts: given(assetFacts(asset)),
    details: detailsLinkOf(asset),
  }))
}

const given = (facts: readonly (string | false | undefined)[]) => facts.filter((fact) => typeof fact === 'string')

function beneficiaryFacts(beneficiary: Beneficiary) {
  const share = (label: string, part: number | undefined) =>
    part !== undefined && `${translate(label)} ${percent(part)}`
  return [
    translate(RELATIONSHIPS[beneficiary.relationship]),
    beneficiary.isPrimary === false && t`Contingent`,
    beneficiary.email,
    beneficiary.distributionAge !== undefined && t`Distribution age ${beneficiary.distributionAge}`,
    lacksAge(beneficiary) && t`Distribution age not provided`,
    beneficiary.ein && t`EIN ${beneficiary.ein}`,
    isWithoutEin(beneficiary) && t`EIN not provided`,
    share('Share', beneficiary.sharePercent),
    share('Income share', beneficiary.incomeShare),
    share('Principal share', beneficiary.principalShare),
    beneficiary.birthYear !== undefined && t`Born in ${beneficiary.birthYear}`,
    beneficiary.address && addressOnOneLine(beneficiary.address),
  ]
}

function assetFacts(asset: Asset) {
  return [
    ownershipText(asset),
    dollars(asset.value) ?? t`Value not provided`,
    // Line by line, as the documents print it.
    ...detailsOf(asset).flatMap(([detail]) => prose(detail && translateAnswer(detail)).map(({ text }) => text)),
    ...missingOfAsset(asset).map(({ label }) => t`${translate(label)} not provided`),
    passesByDesignation(asset) && t`Passes by beneficiary designation, not transferred`,
  ]
}

/** In English word for word as the documents print it. */
function ownershipText(asset: Asset): string {
  const { type, ownership } = asset
  const share = shareOwned(asset)
  const part = share === undefined || type === 'business' ? '' : ` (${percent(share)})`
  return `${translate(ASSET_TYPES[type])}, ${translate(OWNERSHIPS[ownership]).toLowerCase()}${part}`
}

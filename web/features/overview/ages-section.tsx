import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { percent } from '#domain/formats/numbers.ts'
import { defaultAge, type Terms } from '#domain/trust/distribution-terms.ts'
import { type Part, type Payee, type Payouts, partsByAge, payoutsOf } from '#domain/trust/overview/payouts.ts'
import { agesInWords } from '#domain/trust/overview/terms-in-words.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import type { TableRow } from '#web/components/stacked-table.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { LanesPicture, Life, PayoutMark, StacksPicture } from './ages-pictures.tsx'
import { Missing, OverviewSection, SameAsTable } from './overview-section.tsx'

/** More people than these are shown by age rather than by name. */
const MAX_LANES = 12

const PARTS = ['A third', 'Half of what remains', 'The rest']

/** From which ages on shares come out. */
export function AgesSection({ trust }: { trust: TrustRecord }) {
  const payouts = useMemo(() => payoutsOf(trust), [trust])
  const { terms, payees } = payouts
  const nobody = (trust.beneficiaries ?? []).length === 0
  return (
    <OverviewSection id="ages" title={t`When Shares Are Paid Out`}>
      {terms.open ? (
        <Missing path={stepPath('distribution')} words={t`Choose the distribution`}>
          {translate(agesInWords(terms, trust))}
        </Missing>
      ) : (
        <p>{translate(agesInWords(terms, trust))}</p>
      )}
      {terms.parts && nobody && (
        <Missing path={stepPath('beneficiaries')} words={t`Name your beneficiaries`}>
          <Trans>No beneficiary is named yet.</Trans>
        </Missing>
      )}
      {terms.parts && !nobody && <Ages payouts={payouts} />}
      {terms.parts && !nobody && payees.length === 0 && (
        <p className="mt-2">
          <Trans>No individual has a share, so no ages are shown.</Trans>
        </p>
      )}
    </OverviewSection>
  )
}

function Ages({ payouts: { terms, payees, charities } }: { payouts: Payouts }) {
  const byDefault = payees.filter((payee) => payee.byDefault).length
  const years = payees.some(({ parts }) => parts.some(({ year }) => year !== undefined))
  const contingent = payees.some((payee) => payee.contingent)
  const all = partWords(terms)
  return (
    <>
      {(byDefault > 0 || charities.length > 0 || years) && (
        <p className="mt-2">
          {byDefault > 0 && t`Where no age is stated, it is ${defaultAge(terms)}. `}
          {charities.length > 0 && t`A charity has no age: its share is paid outright at the grantor’s death.`}
          {years &&
            t` Each year is the earliest possible: what is due before the grantor’s death is paid out at that death.`}
        </p>
      )}
      {payees.length > 0 && (
        <>
          <ul aria-label={t`Marks`} className="picture mt-4 mb-3 flex flex-wrap gap-x-7 gap-y-1 text-base">
            {all.map((words, part) => (
              <MarkInWords key={words} part={part} hollow={false} words={words} />
            ))}
            {payees.length <= MAX_LANES && (
              <li className="flex items-center gap-2">
                <Trans>
                  <Life className="w-6.5" />
                  In trust at least until then
                </Trans>
              </li>
            )}
            {contingent && <MarkInWords part={0} hollow words={t`Outline only: second in line`} />}
          </ul>
          <AgesPicture payees={payees} />
        </>
      )}
      <SameAsTable
        caption={t`Ages at which shares are paid out`}
        columns={['Name', ...all, 'Remark']}
        rows={rowsOf(payees, charities, all.length, years)}
      />
    </>
  )
}

/** What each part of a share is, in order. */
function partWords({ parts, stages }: Terms): string[] {
  if (stages) return stages.map(({ percent: part }, at) => t`Part ${at + 1}: ${percent(part)}`)
  return parts === 3 ? PARTS : ['The whole share']
}

function MarkInWords({ part, hollow, words }: { part: number; hollow: boolean; words: string }) {
  return (
    <li className="flex items-center gap-2">
      <PayoutMark part={part} hollow={hollow} />
      {translate(words)}
    </li>
  )
}

function AgesPicture({ payees }: { payees: readonly Payee[] }) {
  const ages = partsByAge(payees).map(([age, parts]) => t`at ${age}, ${parts.length}`)
  const label = t`A timeline of ages, with the number of parts of shares paid out: ${ages.join('; ')}. The table below it says the same.`
  return payees.length > MAX_LANES ? (
    <StacksPicture payees={payees} label={label} />
  ) : (
    <LanesPicture payees={payees} label={label} />
  )
}

const ageWords = ({ age, year }: Part) => (year === undefined ? String(age) : t`${age}, from ${year}`)

function rowsOf(payees: readonly Payee[], charities: Payouts['charities'], parts: number, years: boolean): TableRow[] {
  return [
    ...payees.map(({ id, name, parts, byDefault, contingent }) => {
      const remarks = [
        ...(contingent ? [t`second in line`] : []),
        ...(parts.some(({ passed }) => passed)
          ? [t`age passed before the trust began, so it is paid out at the grantor’s death`]
          : []),
        ...(byDefault ? [t`no age stated`] : []),
        ...(years && parts[0]?.year === undefined ? [t`year of birth not given`] : []),
      ]
      return { key: id, cells: [<bdi key="name">{name}</bdi>, ...parts.map(ageWords), remarks.join(', ')] }
    }),
    ...charities.map(({ id, name }) => ({
      key: id,
      cells: [<bdi key="name">{name}</bdi>, ...Array<string>(parts).fill(t`no age`), t`charity, paid outright`],
    })),
  ]
}

import { t } from '@lingui/core/macro'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import { BENEFICIARIES_FROM_FILE } from '#domain/trust/routes.ts'
import { shareTotals } from '#domain/trust/shares.ts'
import { beneficiariesStep } from '#domain/trust/steps/05-beneficiaries.ts'
import { beneficiaryForm } from '#domain/trust/steps/beneficiary-form.ts'
import { translate } from '#web/i18n/i18n.ts'
import type { ListOnScreen } from './list-on-screen.ts'

export const beneficiaries: ListOnScreen<Beneficiary> = {
  step: beneficiariesStep,
  form: beneficiaryForm,
  noun: 'beneficiary',
  nouns: 'beneficiaries',
  entries: (trust) => trust.beneficiaries ?? [],
  patch: (change) => ({ beneficiaries: change }),
  facts: ({ relationship, isPrimary, distributionAge, sharePercent, incomeShare, email }) => [
    translate(RELATIONSHIPS[relationship]),
    isPrimary === false && t`Contingent`,
    distributionAge !== undefined && t`Distribution age ${distributionAge}`,
    sharePercent !== undefined && `${sharePercent}%`,
    incomeShare !== undefined && t`${incomeShare}% of the income`,
    email,
  ],
  totals: shareTotals,
  fromFile: BENEFICIARIES_FROM_FILE,
  progressButton: true,
}

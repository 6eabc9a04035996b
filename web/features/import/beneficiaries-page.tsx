import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { stepPath } from '#domain/trust/routes.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { WithTrust } from '#web/features/trust/with-trust.tsx'
import { BeneficiariesFromFile } from './beneficiaries-from-file.tsx'
import { ColumnsTable } from './columns-table.tsx'

/** Beneficiaries from a table or from contacts, beside the step's own way of adding them one by one. */
export function BeneficiariesFromFilePage() {
  return (
    <WithTrust awaited={t`Loading your beneficiaries...`}>
      {(trust) => (
        <div className="mx-auto max-w-prose py-8 sm:py-12">
          <PageTitle>{t`Add Beneficiaries from a File`}</PageTitle>
          <p className="mt-3">
            <Trans>
              From a table (CSV), which Excel, Numbers and Google Sheets can save, or from contacts (vCard). Your
              browser reads the file and does not upload it. You see what is in it before anything is added.{' '}
              <Link to={stepPath('beneficiaries')} className="link">
                Back to your beneficiaries
              </Link>
            </Trans>
          </p>
          <div className="mt-8 space-y-8">
            <SaveNotices />
            <BeneficiariesFromFile trust={trust} />
          </div>
          <ColumnsTable />
        </div>
      )}
    </WithTrust>
  )
}

import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { type DetailStep, subjectOf } from '#domain/trust/details/detail-step.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { DetailForm } from './detail-form.tsx'

const awaited = (detail: DetailStep) =>
  detail.back.endsWith('beneficiaries') ? 'Loading beneficiary information...' : 'Loading asset information...'

/** The page for one entry's details: a child's age, a charity, real estate, a business. */
export function DetailPage({ detail }: { detail: DetailStep }) {
  const { id = '' } = useParams()
  return <Keyed key={`${detail.page}/${id}`} detail={detail} id={id} />
}

function Keyed({ detail, id }: { detail: DetailStep; id: string }) {
  const draft = useDraft(`${detail.page}/${id}`)
  return (
    <WithTrust awaited={awaited(detail)} loadFailed={detail.loadFailed}>
      {(trust) => {
        const subject = subjectOf(detail, trust, id)
        if (subject === undefined) return <NotThere detail={detail} />
        if (!draft.ready) return <Waiting>{awaited(detail)}</Waiting>
        return <DetailForm detail={detail} id={id} subject={subject} trust={trust} draft={draft} />
      }}
    </WithTrust>
  )
}

function NotThere({ detail }: { detail: DetailStep }) {
  return (
    <div className="mx-auto max-w-prose py-10">
      <PageTitle>{translate(detail.heading)}</PageTitle>
      <p className="mt-4">{translate(detail.missing)}</p>
      <LinkButton to={detail.back} className="mt-6">
        {detail.back.endsWith('beneficiaries') ? t`Back to the beneficiaries` : t`Back to the assets`}
      </LinkButton>
    </div>
  )
}

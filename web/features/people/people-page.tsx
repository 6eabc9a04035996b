import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PageTitle } from '#web/components/page-title.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { PeopleList } from './people-list.tsx'

/** The register: everybody the answers name, each once. */
export default function PeoplePage() {
  return (
    <div className="page-width py-10">
      <PageTitle>{t`People`}</PageTitle>
      <p className="mt-3 max-w-prose">
        <Trans>
          Everybody your answers name, each once. A correction here can be made in every answer at the same time. Nobody
          has to be entered here first: a name typed in any step is here, and the other steps suggest it.
        </Trans>
      </p>
      <TrustGate
        awaited={t`Loading your people...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and this page lists whom it names.`}</NoTrustCard>
        }
      >
        {(trust) => <PeopleList trust={trust} />}
      </TrustGate>
    </div>
  )
}

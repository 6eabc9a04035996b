import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { AgesSection } from './ages-section.tsx'
import { FamilySection } from './family-section.tsx'
import { PropertySection } from './property-section.tsx'

export default function OverviewPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>{t`Your Trust at a Glance`}</PageTitle>
      <TrustGate
        awaited={t`Loading your trust...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and this page shows in pictures who is in it, what it holds and when shares are paid out.`}</NoTrustCard>
        }
      >
        {(trust) => <Overview trust={trust} />}
      </TrustGate>
    </div>
  )
}

/** The trust as three pictures, from the answers as they stand. */
function Overview({ trust }: { trust: TrustRecord }) {
  return (
    <>
      <p dir="auto" className="mt-2 text-xl wrap-anywhere print:mt-0 print:text-[11pt]">
        {trust.trustName?.trim() || t`Untitled Trust`}
      </p>
      <p className="mt-4 max-w-prose print:mt-1 print:max-w-none">
        <Trans>
          Your current answers in pictures. The documents state everything in full, and they are what counts.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <LinkButton to={SUMMARY} variant="quiet">
          <Trans>Go to the summary</Trans>
        </LinkButton>
      </div>
      <FamilySection trust={trust} />
      <PropertySection trust={trust} />
      <AgesSection trust={trust} />
    </>
  )
}

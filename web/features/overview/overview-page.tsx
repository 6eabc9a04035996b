import type { TrustRecord } from '#domain/trust/record.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { PrintButton } from '#web/components/print-button.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { AgesSection } from './ages-section.tsx'
import { FamilySection } from './family-section.tsx'
import { PropertySection } from './property-section.tsx'

export default function OverviewPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>Your Trust at a Glance</PageTitle>
      <TrustGate
        awaited="Loading your trust..."
        none={
          <NoTrustCard className="mt-8 max-w-prose">
            Start a trust, and this page draws who is in it, what it holds and when shares come out.
          </NoTrustCard>
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
        {trust.trustName?.trim() || 'Untitled Trust'}
      </p>
      <p className="mt-4 max-w-prose print:mt-1 print:max-w-none">
        Your answers, drawn as they stand now. The documents say it in full, and they are what counts.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <LinkButton to={SUMMARY} variant="quiet">
          Go to the summary
        </LinkButton>
      </div>
      <FamilySection trust={trust} />
      <PropertySection trust={trust} />
      <AgesSection trust={trust} />
    </>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { ChangedSinceSigned } from '#web/features/trust/agreement-signed.tsx'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { AgesSection } from './ages-section.tsx'
import { FamilySection } from './family-section.tsx'
import { GrandchildPicture } from './grandchild-picture.tsx'
import { PropertySection } from './property-section.tsx'

export default function OverviewPage() {
  return (
    <TrustSheet
      title={t`Your Trust at a Glance`}
      awaited={t`Loading your trust...`}
      none={t`Start a trust, and this page shows in pictures who is in it, what it holds and when shares are paid out.`}
    >
      {(trust) => <Overview trust={trust} />}
    </TrustSheet>
  )
}

/** The trust in pictures, from the answers as they stand. */
function Overview({ trust }: { trust: TrustRecord }) {
  return (
    <>
      <TrustName trust={trust} />
      <p className="mt-4 max-w-prose print:mt-1 print:max-w-none">
        <Trans>
          Your current answers in pictures. The documents state everything in full, and they are what counts.
        </Trans>
      </p>
      <ChangedSinceSigned trust={trust} className="mt-4 max-w-prose print:mt-1 print:max-w-none" />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <LinkButton to={SUMMARY} variant="quiet">
          <Trans>Go to the summary</Trans>
        </LinkButton>
      </div>
      <FamilySection trust={trust} />
      <PropertySection trust={trust} />
      <AgesSection trust={trust} />
      <div className="mt-12 print:mt-4 print:break-inside-avoid">
        <GrandchildPicture {...trust} />
      </div>
    </>
  )
}

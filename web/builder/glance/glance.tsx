import type { TrustRecord } from '#domain/trust/record.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { AgesSection } from './ages-section.tsx'
import { FamilySection } from './family-section.tsx'
import { PropertySection } from './property-section.tsx'

/** The trust as three pictures, from the answers as they stand. */
export function Glance({ trust }: { trust: TrustRecord }) {
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

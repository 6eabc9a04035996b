import { localDate, longDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Card } from '#web/components/card.tsx'
import { DownloadButton } from '#web/features/documents/download/download-button.tsx'
import { locale } from '#web/spanish/language.ts'

/** What stands above a trust that lacks nothing T 2.6 asks for. */
export function ReadyBlock({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="ready" className="mt-8 max-w-4xl print:mt-2 print:border-0 print:p-0">
      <h2 id="ready" className="text-2xl">
        Trust Documents Ready
      </h2>
      <p className="mt-2 max-w-prose">
        {trust.completedAt
          ? `You completed this trust on ${longDate(localDate(new Date(trust.completedAt)), locale())}. Nothing takes effect until the documents are signed and the trust is funded.`
          : 'Look over every section below. When all of it is right, confirm it at the end of this page.'}
      </p>
      <div className="mt-5 print:hidden">
        <DownloadButton document="trust-agreement" size="normal">
          Download Trust Agreement
        </DownloadButton>
      </div>
    </Card>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { longDate } from '#domain/formats/calendar-date.ts'
import { product } from '#domain/product.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { FindingList } from './findings.tsx'

export default function BeforeSigningPage() {
  return (
    <TrustSheet
      title={t`Before You Sign`}
      awaited={t`Loading your answers...`}
      none={t`Start a trust, and this page will list the answers that disagree, look doubtful or raise a question of law.`}
    >
      {(trust) => <BeforeSigning trust={trust} />}
    </TrustSheet>
  )
}

/** Answers that differ, are probably wrong or raise a question of law, each with its documents and its questions, for reading and for paper. */
function BeforeSigning({ trust }: { trust: TrustRecord }) {
  const today = useToday()
  const findings = reviewTrust(trust, today)
  return (
    <div className="max-w-4xl print:max-w-none">
      <TrustName trust={trust} />
      <Notice
        className="mt-5 print:mt-2 print:px-3 print:py-1.5"
        title={t`This page states facts and their sources. It gives no advice.`}
      >
        <p>
          <Trans>
            Your answers as of {longDate(today, locale())}, compared with each other and with the law that your
            documents cite. Nothing here prevents you from continuing, and this page does not check every rule.
          </Trans>{' '}
          {/* On the screen it is in the page's foot. */}
          <span className="hidden print:inline">
            {translate(product.notALawFirm)} {translate(product.attorneyFirst)}
          </span>
        </p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {findings.length > 0 && <PrintButton />}
        <LinkButton to={SUMMARY} variant="quiet">
          <Trans>Go to the summary</Trans>
        </LinkButton>
        <LinkButton to={SIGNING_KIT} variant="quiet">
          <Trans>Go to the signing-day kit</Trans>
        </LinkButton>
      </div>
      <FindingList findings={findings} from="before-signing" />
    </div>
  )
}

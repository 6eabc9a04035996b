import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { longDate } from '#domain/formats/calendar-date.ts'
import { product } from '#domain/product.ts'
import type { FindingKind } from '#domain/trust/advisory/finding.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'
import { FindingItem } from './finding-item.tsx'

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

const KINDS: readonly { kind: FindingKind; heading: string; words: string }[] = [
  {
    kind: 'differs',
    heading: 'Answers That Disagree',
    words: 'Answers that do not agree with each other, or with what a form asks for.',
  },
  {
    kind: 'doubtful',
    heading: 'Answers to Check',
    words: 'Answers that may be intended or may be mistakes.',
  },
  {
    kind: 'law',
    heading: 'Questions of Law',
    words: 'Answers that have legal consequences. An attorney can say what they mean for your family.',
  },
]

/** Answers that differ, are probably wrong or raise a question of law, each with its documents and its questions, for reading and for paper. */
function BeforeSigning({ trust }: { trust: TrustRecord }) {
  const today = useToday()
  const findings = reviewTrust(trust, today)
  const kinds = KINDS.map((each) => ({ ...each, findings: findings.filter(({ kind }) => kind === each.kind) })).filter(
    (each) => each.findings.length > 0,
  )
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
            documents cite. Nothing here prevents you from continuing, and this page does not check every rule.{' '}
            {translate(product.notALawFirm)}
          </Trans>
        </p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {kinds.length > 0 && <PrintButton />}
        <LinkButton to={SUMMARY} variant="quiet">
          <Trans>Go to the summary</Trans>
        </LinkButton>
        <LinkButton to={SIGNING_KIT} variant="quiet">
          <Trans>Go to the signing-day kit</Trans>
        </LinkButton>
      </div>
      {kinds.length === 0 && (
        <section aria-labelledby="nothing" className="mt-8">
          <h2 id="nothing" className="text-2xl">
            <Trans>Nothing Found</Trans>
          </h2>
          <p className="mt-2 max-w-prose">
            <Trans>
              This page found no answers that disagree, look doubtful or raise a question of law it checks for. This is
              not a legal review.
            </Trans>
          </p>
        </section>
      )}
      {kinds.map(({ kind, heading, words, findings }) => (
        <section key={kind} aria-labelledby={kind} className="mt-10 print:mt-4">
          <h2 id={kind} className="text-2xl">
            {translate(heading)} <span className="text-ink-soft tabular-nums">({findings.length})</span>
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft print:max-w-none print:break-after-avoid">{translate(words)}</p>
          <ul className="mt-4 divide-y divide-hairline border-y border-hairline print:mt-1">
            {findings.map((finding) => (
              <FindingItem key={finding.id} finding={finding} from="before-signing" withDocuments />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { longDate } from '#domain/formats/calendar-date.ts'
import { answersInOrder } from '#domain/trust/questions/answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { SavingStateWords } from '#web/features/trust/saving-status.tsx'
import { NoTrustCard, TrustGate } from '#web/features/trust/trust-gate.tsx'
import { locale } from '#web/i18n/i18n.ts'
import { AnswerSection } from './answer-section.tsx'

export default function AnswersPage() {
  return (
    <div className="page-width printed-sheet py-10 print:max-w-none print:p-0">
      <PageTitle>{t`All Your Answers`}</PageTitle>
      <TrustGate
        awaited={t`Loading your answers...`}
        none={
          <NoTrustCard className="mt-8 max-w-prose">{t`Start a trust, and this page holds all your answers.`}</NoTrustCard>
        }
      >
        {(trust) => <AllAnswers trust={trust} />}
      </TrustGate>
    </div>
  )
}

/** Every question with its answer, in the order in which they are asked, to be read and printed as one sheet. */
function AllAnswers({ trust }: { trust: TrustRecord }) {
  const today = useToday()
  return (
    <div className="max-w-4xl print:max-w-none">
      <p dir="auto" className="mt-2 text-xl wrap-anywhere print:mt-0 print:text-[11pt]">
        {trust.trustName?.trim() || t`Untitled Trust`}
      </p>
      <p className="mt-3 max-w-prose print:mt-1 print:max-w-none">
        <Trans>
          Your answers as of {longDate(today, locale())}. This is a record for you, not one of the documents. Only the
          last four digits of social security numbers are shown.
        </Trans>
      </p>
      <div className="print:hidden">
        <SavingStateWords />
        <SaveNotices />
      </div>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <LinkButton to={SUMMARY} variant="quiet">
          <Trans>Back to the summary</Trans>
        </LinkButton>
      </div>
      {answersInOrder(trust).map((section) => (
        <AnswerSection key={section.slug} section={section} trust={trust} />
      ))}
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { longDate } from '#domain/formats/calendar-date.ts'
import { unansweredOf } from '#domain/trust/details/missing-details.ts'
import { answersInOrder } from '#domain/trust/questions/answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { SaveNotices, SavingStateWords } from '#web/features/trust/saving.tsx'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { locale } from '#web/i18n/i18n.ts'
import { AnswerSection } from './answer-section.tsx'

export default function AnswersPage() {
  return (
    <TrustSheet
      title={t`All Your Answers`}
      awaited={t`Loading your answers...`}
      none={t`Start a trust, and this page holds all your answers.`}
    >
      {(trust) => <AllAnswers trust={trust} />}
    </TrustSheet>
  )
}

/** Every question with its answer, in the order in which they are asked, to be read and printed as one sheet. */
function AllAnswers({ trust }: { trust: TrustRecord }) {
  const today = useToday()
  return (
    <div className="max-w-4xl print:max-w-none">
      <TrustName trust={trust} />
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
      {answersInOrder(trust, unansweredOf).map((section) => (
        <AnswerSection key={section.slug} section={section} trust={trust} />
      ))}
    </div>
  )
}

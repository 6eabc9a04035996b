import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { listOf, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FUNDING_PLAN, SIGNING_KIT, SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { isSigned, signingProgress } from '#domain/trust/signing-day.ts'
import { Notice } from '#web/components/notice.tsx'
import { useDownloadRecords, useFreshness } from '#web/features/documents/freshness/use-freshness.ts'
import { translate } from '#web/i18n/i18n.ts'

/** What a changed answer does once the agreement is checked off as signed. */
export function AgreementSigned() {
  return (
    <Trans>
      The Irrevocable Trust Agreement is checked off as signed, and a changed answer does not change it.{' '}
      <Link to={SOMETHING_CHANGED} className="link">
        Something Changed
      </Link>{' '}
      says what can still be done.
    </Trans>
  )
}

/** Where a completed trust stands until its documents are signed, and from then on. */
export function CompletedWords({ trust }: { trust: TrustRecord }) {
  const { done, total } = signingProgress(trust)
  if (done < total)
    return (
      <>
        <Trans>
          Nothing takes effect until the documents are{' '}
          <Link to={SIGNING_KIT} className="link">
            signed
          </Link>{' '}
          and the trust is{' '}
          <Link to={FUNDING_PLAN} className="link">
            funded
          </Link>
          .
        </Trans>
        {isSigned(trust, 'trust-agreement') && (
          <>
            {' '}
            <AgreementSigned />
          </>
        )}
      </>
    )
  return (
    <>
      <Trans>
        The trust holds only the property that is{' '}
        <Link to={FUNDING_PLAN} className="link">
          moved into it
        </Link>
        .
      </Trans>{' '}
      <Trans>
        A changed answer changes nothing that is signed:{' '}
        <Link to={SOMETHING_CHANGED} className="link">
          Something Changed
        </Link>
        .
      </Trans>
    </>
  )
}

/** The same on a page whose answers are printed in these documents, of whichever are checked off as signed. */
export function SignedAnswers({ documents, trust }: { documents: readonly DocumentId[]; trust: TrustRecord }) {
  const signed = documents.filter((id) => isSigned(trust, id))
  if (signed.length === 0) return null
  return (
    <Notice>
      {signed.includes('trust-agreement') ? (
        <AgreementSigned />
      ) : (
        <Trans>
          Changing an answer does not change these signed documents:{' '}
          {translate(listOf(signed.map((id) => message(documentNames[id]))))}.{' '}
          <Link to={SOMETHING_CHANGED} className="link">
            Something Changed
          </Link>{' '}
          says what can still be done.
        </Trans>
      )}
    </Notice>
  )
}

interface ChangedSinceSignedProps {
  trust: TrustRecord
  className?: string
}

/** On a page made of the answers as they are now: that the signed agreement says something else, if it does, and governs. */
export function ChangedSinceSigned(props: ChangedSinceSignedProps) {
  return isSigned(props.trust, 'trust-agreement') ? <IfChanged {...props} /> : null
}

function IfChanged({ trust, className }: ChangedSinceSignedProps) {
  const copies = useDownloadRecords(trust.uid)
  const agreement = useFreshness('trust-agreement', copies, trust, true)
  const schedule = useFreshness('schedule-a', copies, trust, true)
  if (![agreement, schedule].some((found) => found?.freshness?.is === 'changed')) return null
  return (
    <Notice kind="warning" title={t`Answers have changed since the agreement was signed`} className={className}>
      <Trans>What was signed governs.</Trans>{' '}
      <span className="print:hidden">
        <Trans>
          <Link to={SOMETHING_CHANGED} className="link">
            Something Changed
          </Link>{' '}
          says what can still be done.
        </Trans>
      </span>
    </Notice>
  )
}

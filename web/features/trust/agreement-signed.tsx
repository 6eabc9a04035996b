import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { listOf, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { FUNDING_PLAN, SIGNING_KIT, SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { isSigned, signingProgress } from '#domain/trust/signing-day.ts'
import { Notice } from '#web/components/notice.tsx'
import { useChangedSinceSigned } from '#web/features/documents/freshness/use-freshness.ts'
import { translate } from '#web/i18n/i18n.ts'

/** What a changed answer does once these are checked off as signed. */
export function Signed({ documents }: { documents: readonly DocumentId[] }) {
  const [first, ...others] = documents.map((id) => message(documentNames[id]))
  if (!first) return null
  return (
    <>
      {others.length === 0 ? (
        <Trans>The {translate(first)} is checked off as signed, and a changed answer does not change it.</Trans>
      ) : others.length < MANY ? (
        <Trans>
          The {translate(listOf([first, ...others]))} are checked off as signed, and a changed answer does not change
          them.
        </Trans>
      ) : (
        <Trans>
          The {translate(first)} and {others.length} other documents are checked off as signed, and a changed answer
          does not change them.
        </Trans>
      )}{' '}
      <Trans>
        <Link to={SOMETHING_CHANGED} className="link">
          Something Changed
        </Link>{' '}
        says what can still be done.
      </Trans>
    </>
  )
}
/** From so many others on, they are counted and not named. */
const MANY = 3

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
            <Signed documents={['trust-agreement']} />
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
      <Signed documents={signed} />
    </Notice>
  )
}

interface ChangedSinceSignedProps {
  trust: TrustRecord
  className?: string
}

/** On a page made of the answers as they are now: which signed documents say something else, if any, and that they govern. */
export function ChangedSinceSigned({ trust, className }: ChangedSinceSignedProps) {
  const changed = useChangedSinceSigned(trust)
  if (changed.length === 0) return null
  return (
    <Notice kind="warning" title={t`Answers have changed since signing`} className={className}>
      <Trans>
        Signed with other answers: {translate(listOf(changed.map((id) => message(documentNames[id]))))}. What was signed
        governs.
      </Trans>{' '}
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

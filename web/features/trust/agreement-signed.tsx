import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { listOf, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
import { Notice } from '#web/components/notice.tsx'
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
          Checked off as signed, and not changed by another answer:{' '}
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

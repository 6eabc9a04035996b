import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { SOMETHING_CHANGED } from '#domain/trust/routes.ts'

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

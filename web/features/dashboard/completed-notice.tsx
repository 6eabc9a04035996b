import { Link } from 'react-router'
import { FUNDING_PLAN, SIGNING_KIT, SUMMARY } from '#domain/trust/routes.ts'
import { Notice } from '#web/components/notice.tsx'

export function CompletedNotice() {
  return (
    <Notice className="mt-6 max-w-prose" title="What happens next">
      <p>
        Nothing takes effect until the documents are signed and the trust is funded. You can still change every answer;
        the{' '}
        <Link to={SUMMARY} className="link">
          summary
        </Link>{' '}
        shows them all on one page.
      </p>
      <p className="mt-2">
        For the day of signing there is the{' '}
        <Link to={SIGNING_KIT} className="link">
          signing-day kit
        </Link>
        , and for moving your property into the trust the{' '}
        <Link to={FUNDING_PLAN} className="link">
          funding plan
        </Link>
        .
      </p>
    </Notice>
  )
}

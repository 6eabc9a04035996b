import { Link } from 'react-router'
import { SUMMARY } from '#domain/trust/routes.ts'
import { Notice } from '#web/ui/notice.tsx'

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
    </Notice>
  )
}

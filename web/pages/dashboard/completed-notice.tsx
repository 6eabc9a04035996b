import { Link } from 'react-router'
import { SUMMARY } from '#domain/trust/routes.ts'
import { Notice } from '#web/ui/notice.tsx'

export function CompletedNotice() {
  return (
    <Notice className="mt-6 max-w-prose" title="Nothing has taken effect yet">
      <p>
        Nothing takes effect until the documents are signed and the trust is funded. Until then you can change every
        answer. The{' '}
        <Link to={SUMMARY} className="link">
          summary
        </Link>{' '}
        shows them all on one page.
      </p>
    </Notice>
  )
}

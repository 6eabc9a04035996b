import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { ReviewComment } from '#api/review-links.ts'
import { REVIEW_LINKS } from '#domain/trust/routes.ts'
import { OwnerComment } from './owner-comment.tsx'

interface OpenCommentsProps {
  comments: readonly ReviewComment[]
  /** Of the links, by their ids. */
  labels: ReadonlyMap<string, string>
  onChanged: () => Promise<void>
}

/** What readers have remarked on a step and is not done yet. */
export default function OpenComments({ comments, labels, onChanged }: OpenCommentsProps) {
  return (
    <details open className="rounded-md border border-hairline bg-surface px-5 py-4">
      <summary id="comments" className="cursor-pointer font-semibold">
        <Trans>{plural(comments.length, { one: 'A comment', other: '# comments' })} from your readers</Trans>
      </summary>
      <ul aria-label={t`Comments from your readers`} className="mt-4 space-y-5">
        {comments.map((comment) => (
          <OwnerComment key={comment.id} comment={comment} label={labels.get(comment.linkId)} onChanged={onChanged} />
        ))}
      </ul>
      <p className="mt-4 text-base">
        <Link to={REVIEW_LINKS} className="link">
          <Trans>All comments and links</Trans>
        </Link>
      </p>
    </details>
  )
}

import { Link } from 'react-router'
import type { ReviewComment } from '#api/review-links.ts'
import { REVIEW_LINKS } from '#domain/trust/routes.ts'
import { OwnComment } from './own-comment.tsx'

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
        {comments.length === 1 ? 'A comment' : `${comments.length} comments`} from your readers
      </summary>
      <ul aria-label="Comments from your readers" className="mt-4 space-y-5">
        {comments.map((comment) => (
          <OwnComment key={comment.id} comment={comment} label={labels.get(comment.linkId)} onChanged={onChanged} />
        ))}
      </ul>
      <p className="mt-4 text-base">
        <Link to={REVIEW_LINKS} className="link">
          All comments and links
        </Link>
      </p>
    </details>
  )
}

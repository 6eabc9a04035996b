import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewComment } from '#api/review-links.ts'
import { momentOf } from '#web/components/times.ts'

interface CommentViewProps {
  comment: ReviewComment
  /** What is beside the name and the time, such as the link it came through. */
  from?: ReactNode
  children?: ReactNode
}

/** What a reader wrote, as text, with who and when. */
export function CommentView({ comment: { name, at, text, done }, from, children }: CommentViewProps) {
  return (
    <li className="border-l-4 border-brass py-1 pl-4">
      <p className="text-base text-ink-soft">
        <bdi className="font-semibold text-ink wrap-anywhere">{name}</bdi>
        {from}, <time dateTime={at}>{momentOf(at)}</time>
        {done && (
          <span className="ml-2 rounded-full border border-edge bg-sage px-2.5 font-semibold text-ink">
            <Trans>Done</Trans>
          </span>
        )}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {children}
    </li>
  )
}

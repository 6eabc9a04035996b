import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { ReviewComment } from '#api/review-links.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { translate } from '#web/i18n/i18n.ts'
import { OwnerComment } from './owner-comment.tsx'

interface AllCommentsProps {
  comments: readonly ReviewComment[]
  /** Of the links, by their ids. */
  labels: ReadonlyMap<string, string>
  onChanged: () => Promise<void>
}

/** What readers have remarked, step by step, with the way to each. */
export function AllComments({ comments, labels, onChanged }: AllCommentsProps) {
  const remarked = steps.filter(({ slug }) => comments.some(({ step }) => step === slug))
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1} className="text-2xl">
        <Trans>Comments</Trans>
      </h2>
      {remarked.map(({ slug, name, number }) => (
        <section key={slug} aria-labelledby={`comments-${slug}`} className="mt-6">
          <h3 id={`comments-${slug}`} className="text-xl">
            <Link to={stepPath(slug)} className="link">
              {number}. {translate(name)}
            </Link>
          </h3>
          <ul className="mt-3 space-y-5">
            {comments
              .filter(({ step }) => step === slug)
              .map((comment) => (
                <OwnerComment
                  key={comment.id}
                  comment={comment}
                  label={labels.get(comment.linkId)}
                  onChanged={onChanged}
                />
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

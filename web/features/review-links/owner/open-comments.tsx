import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReviewComment } from '#api/review-links.ts'
import { REVIEW_LINKS, stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CommentView } from '../from-readers.tsx'
import { keepFocus } from './owner-reviews.ts'

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

interface OwnCommentProps {
  comment: ReviewComment
  /** The label of the link through which it came. */
  label?: string
  /** Reads again what the account has. */
  onChanged: () => Promise<void>
}

/** A reader's remark as its owner sees it, to be marked as done or taken away. */
function OwnerComment({ comment, label, onChanged }: OwnCommentProps) {
  const { id, name, done } = comment
  const [busy, setBusy] = useState(false)

  const change = async (action: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await action()
      await onChanged()
      keepFocus('comments')
    } catch (error) {
      console.error('The comment was not changed', error)
      showToast({ title: 'The comment was not changed', description: cleanedMessage(error), destructive: true })
    }
    setBusy(false)
  }
  const remove = async () => {
    const sure = await askToConfirm({
      title: 'Delete this comment?',
      body: t`${name}’s comment will be deleted for you and for everyone who uses this link.`,
      yes: 'Delete',
      no: 'Keep',
      destructive: true,
    })
    if (sure) await change(() => call('POST /api/review-comments/remove', { id }))
  }

  return (
    <CommentView
      comment={comment}
      from={
        label && (
          <Trans>
            {' '}
            through the link for <bdi>{label}</bdi>
          </Trans>
        )
      }
    >
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={t`${done ? t`Mark as not done` : t`Mark as done`}: comment of ${name}`}
          onClick={() => void change(() => call('POST /api/review-comments/mark', { id, done: !done }))}
        >
          {done ? t`Mark as not done` : t`Mark as done`}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={busy || undefined}
          aria-label={t`Delete: comment of ${name}`}
          onClick={() => void remove()}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </CommentView>
  )
}

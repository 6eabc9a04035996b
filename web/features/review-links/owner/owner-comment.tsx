import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReviewComment } from '#api/review-links.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { CommentView } from '../comment-view.tsx'
import { keepFocus } from './owner-reviews.ts'

interface OwnCommentProps {
  comment: ReviewComment
  /** The label of the link through which it came. */
  label?: string
  /** Reads again what the account has. */
  onChanged: () => Promise<void>
}

/** A reader's remark as its owner sees it, to be marked as done or taken away. */
export function OwnerComment({ comment, label, onChanged }: OwnCommentProps) {
  const { id, name, done } = comment
  const [busy, setBusy] = useState(false)

  const change = async (deed: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await deed()
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
      body: t`What ${name} wrote is gone then, for you and for whoever reads through this link.`,
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

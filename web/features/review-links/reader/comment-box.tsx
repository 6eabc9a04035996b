import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReviewComment } from '#api/review-links.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { CommentView } from '../comment-view.tsx'
import { CommentForm } from './comment-form.tsx'
import type { Remark } from './use-review.ts'

export interface CommentBoxProps {
  step: StepSlug
  section: string
  comments: readonly ReviewComment[]
  /** Whether the form is open: one at a time. */
  writing: boolean
  onWriting: (on: boolean) => void
  /** The reader's name, as typed last. */
  name: string
  onNamed: (name: string) => void
  /** Resolves to nothing when the link has ended meanwhile. */
  onSend: (remark: Remark) => Promise<ReviewComment | undefined>
}

/** What was remarked on a section, and the way to remark more. */
export function CommentBox({ step, section, comments, writing, onWriting, name, onNamed, onSend }: CommentBoxProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [status, setStatus] = useState('')
  // Kept while another section is written on.
  const [text, setText] = useState('')
  const wrote = useRef(false)
  useEffect(() => {
    if (wrote.current && !writing) button.current?.focus()
    wrote.current = writing
  }, [writing])

  const send = async (typed: Pick<Remark, 'name' | 'text'>) => {
    onNamed(typed.name)
    if (!(await onSend({ step, ...typed }))) return
    setText('')
    setStatus('Your comment was sent to the owner.')
    onWriting(false)
  }

  return (
    <div className="mt-5 print:hidden">
      {comments.length > 0 && (
        <ul aria-label={t`Comments on ${section}`} className="mb-4 space-y-4">
          {comments.map((comment) => (
            <CommentView key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {writing ? (
        <CommentForm
          section={section}
          values={{ name, text }}
          onTyped={setText}
          onSend={send}
          onCancel={() => onWriting(false)}
        />
      ) : (
        <Button
          ref={button}
          variant="secondary"
          size="small"
          aria-label={t`Comment on ${section}`}
          onClick={() => {
            setStatus('')
            onWriting(true)
          }}
        >
          <Trans>Comment</Trans>
        </Button>
      )}
      <p role="status" className={status ? 'mt-2 text-base text-ink-soft' : 'sr-only'}>
        {translate(status)}
      </p>
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { commentName, commentText, type ReviewComment } from '#api/review-links.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { ApiError } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CommentView } from '../from-readers.tsx'
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

const schema = z.object({ name: commentName, text: commentText })
type Typed = z.infer<typeof schema>

interface CommentFormProps {
  section: string
  values: Typed
  onTyped: (text: string) => void
  onSend: (typed: Typed) => Promise<void>
  onCancel: () => void
}

/** A remark on one section. */
function CommentForm({ section, values, onTyped, onSend, onCancel }: CommentFormProps) {
  const [given] = useState(values)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => void focusField(given.name ? 'text' : 'name'), [given])

  const send = async (typed: Typed) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSend(typed)
    } catch (error) {
      console.error('The comment was not sent', error)
      setFailure(error)
    }
    setBusy(false)
  }
  const at = (field: string) => (failure instanceof ApiError && failure.field === field ? failure.text : undefined)

  return (
    <div className="rounded-md border border-hairline bg-surface p-5">
      <h3 className="mb-4 text-xl">
        <Trans>Comment on {section}</Trans>
      </h3>
      <Form
        schema={schema}
        values={given}
        lock={busy}
        className="space-y-5"
        onValuesChange={({ text }) => onTyped(String(text ?? ''))}
        onSubmit={send}
      >
        {failure !== undefined && !at('name') && !at('text') && (
          <Notice kind="error" live>
            <Trans>Your comment was not sent. {translate(cleanedMessage(failure))} What you wrote is still here.</Trans>
          </Notice>
        )}
        <Field name="name" label={t`Your name`} autoComplete="name" width="medium" fieldError={at('name')} />
        <Field
          name="text"
          type="textarea"
          label={t`Comment`}
          help={t`The owner sees it beside this section. Please leave social security numbers out.`}
          fieldError={at('text')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            <Trans>Send comment</Trans>
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </div>
  )
}

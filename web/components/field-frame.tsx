import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Message } from '#domain/message.ts'
import { translate } from '#web/i18n/i18n.ts'

interface LabelText {
  label: string
  optional?: boolean
}

export function LabelWords({ label, optional }: LabelText) {
  return (
    <>
      {translate(label)}
      {optional && (
        <span className="font-normal text-ink-soft">
          <Trans> (optional)</Trans>
        </span>
      )}
    </>
  )
}

export function Help({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={`${id}-help`} className="mb-1.5 text-base whitespace-pre-line text-ink-soft">
      {typeof children === 'string' ? translate(children) : children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children?: Message | string }) {
  if (!children) return null
  return (
    <p id={`${id}-error`} className="mb-1.5 font-semibold text-clay">
      {translate(children)}
    </p>
  )
}

interface FrameProps extends LabelText {
  id: string
  help?: string
  error?: Message | string
  className?: string
  children: ReactNode
}

/** Label, help and error above a control: above, so that a phone's keyboard never covers them. */
export function FieldFrame({ id, label, optional, help, error, className, children }: FrameProps) {
  return (
    <div className={clsx(error && 'border-l-4 border-clay pl-4', className)}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        <LabelWords label={label} optional={optional} />
      </label>
      {/* One element, there also when it is empty: fields side by side share their three rows. */}
      <div>
        <Help id={id}>{help}</Help>
        <FieldError id={id}>{error}</FieldError>
      </div>
      {children}
    </div>
  )
}

/** Where the caret is after `digits` digits in `text`. */
export const caretAfter = (text: string, digits: number): number =>
  new RegExp(`^(\\D*\\d){${digits}}`).exec(text)?.[0].length ?? text.length

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Message } from '#domain/message.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { PassphraseForm } from './passphrase-form.tsx'
import { ReviewSheet } from './review-sheet.tsx'

interface RefusedLinkProps {
  why: Message | string
  /** There were too many attempts. */
  wait: boolean
  /** What was written and did not get through before the link ended. */
  unsent?: string
  onGiven: (passphrase: string) => Promise<void>
}

/** Says that a link cannot be opened, but not why. */
export function UnusableLink({ why, wait, unsent, onGiven }: RefusedLinkProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <ReviewSheet>
      <PageTitle>{unsent === undefined ? t`This Link Cannot Be Opened` : t`This Link No Longer Works`}</PageTitle>
      <p ref={words} tabIndex={-1} className="mt-4">
        {translate(why)} {!wait && t`Please ask whoever sent it to you.`}
      </p>
      {unsent === undefined ? (
        <div className="mt-6 border-t border-hairline pt-6">
          <h2 className="mb-4 text-xl">
            <Trans>If you were told a pass-phrase</Trans>
          </h2>
          <PassphraseForm onGiven={onGiven} />
        </div>
      ) : unsent === '' ? null : (
        <div className="mt-6">
          <h2 className="text-xl">
            <Trans>What you wrote last was not sent</Trans>
          </h2>
          <p className="mt-1">
            <Trans>Copy it, if you want to keep it:</Trans>
          </p>
          <p dir="auto" className="mt-3 rounded-sm border border-hairline p-4 whitespace-pre-line wrap-anywhere">
            {unsent}
          </p>
        </div>
      )}
    </ReviewSheet>
  )
}

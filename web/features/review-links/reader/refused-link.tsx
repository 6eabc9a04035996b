import { useEffect, useRef } from 'react'
import type { Message } from '#domain/message.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { say } from '#web/spanish/say.ts'
import { PassphraseForm } from './passphrase-form.tsx'
import { ReviewSheet } from './review-sheet.tsx'

interface RefusedLinkProps {
  why: Message | string
  /** There were too many attempts. */
  wait: boolean
  /** A comment that did not get through before the link ended. */
  unsent?: string
  onGiven: (passphrase: string) => Promise<void>
}

/** Says that a link cannot be opened; not why, for nobody is told that. */
export function RefusedLink({ why, wait, unsent, onGiven }: RefusedLinkProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <ReviewSheet>
      <PageTitle>{unsent === undefined ? 'This Link Cannot Be Opened' : 'This Link No Longer Works'}</PageTitle>
      <p ref={words} tabIndex={-1} className="mt-4">
        {say(why)} {!wait && 'Please ask whoever sent it to you.'}
      </p>
      {unsent === undefined ? (
        <div className="mt-6 border-t border-hairline pt-6">
          <h2 className="mb-4 text-xl">If you were told a pass-phrase</h2>
          <PassphraseForm onGiven={onGiven} />
        </div>
      ) : (
        <div className="mt-6">
          <h2 className="text-xl">Your last comment was not sent</h2>
          <p className="mt-1">Copy it, if you want to keep it:</p>
          <p dir="auto" className="mt-3 rounded-sm border border-hairline p-4 whitespace-pre-line wrap-anywhere">
            {unsent}
          </p>
        </div>
      )}
    </ReviewSheet>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { HANDOVER_DAYS, REVIEW_DAYS, ReviewLink } from '#api/review-links.ts'
import type { Message } from '#domain/message.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { addressOfLink } from '../reader/link-in-address.ts'

/** What the owner says about a new link. */
interface WantedLink extends Partial<Pick<ReviewLink, 'purpose'>> {
  label: string
  days: (typeof REVIEW_DAYS | typeof HANDOVER_DAYS)[number]
  /** Whose details its reader may propose. */
  person?: string
  passphrase?: string
}

/** Makes a link, and remembers why that failed. */
export function useMakeLink(onMade: (made: NewLink) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const make = async (wanted: WantedLink) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const made = await call('POST /api/review-links', wanted)
      await onMade({ ...made, withPassphrase: wanted.passphrase !== undefined })
    } catch (error) {
      console.error('The link was not made', error)
      setFailure(error)
      setBusy(false)
    }
  }
  const errorAt = (field: string): Message | string | undefined =>
    failure instanceof ApiError && failure.field === field ? failure.text : undefined
  return { busy, failure, errorAt, make }
}

/** Why no link was made, unless one of these fields says so. */
export function NotMadeNotice({ failure, fields }: { failure: unknown; fields: readonly string[] }) {
  if (failure === undefined) return null
  if (failure instanceof ApiError && fields.some((field) => failure.field === field)) return null
  return (
    <Notice kind="error" live>
      <Trans>The link was not made. {translate(cleanedMessage(failure))}</Trans>
    </Notice>
  )
}

export function PassphraseField({ error }: { error: Message | string | undefined }) {
  return (
    <Field
      name="passphrase"
      label={t`Passphrase`}
      optional
      help={t`With a passphrase, only people who know it can open the link. Tell it to the reader by telephone, not in the same message.`}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      width="medium"
      fieldError={error}
    />
  )
}

export interface NewLink {
  link: ReviewLink
  token: string
  withPassphrase: boolean
}

/** A link that was just made, to be copied: its token is stored nowhere. */
export function NewLinkNotice({ made, onDone }: { made: NewLink; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOfLink(location.origin, made))
      setAnnouncement('The link is copied.')
    } catch {
      // Without permission to write to the clipboard, the reader's own copying is a key away.
      field.current?.select()
      setAnnouncement('The link is selected. Copy it with your keyboard or your browser’s menu.')
    }
  }

  return (
    <Card as="section" aria-labelledby="made-link">
      <h2 id="made-link" ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
        <Trans>
          The link for <bdi>{made.link.label}</bdi> is made
        </Trans>
      </h2>
      <p className="mt-2 max-w-prose">
        <Trans>
          Copy it now and send it: it is shown only once, and nobody can look it up later.
          {made.withPassphrase && t` Share the passphrase another way, such as by phone.`}
        </Trans>
      </p>
      <label htmlFor="review-address" className="mt-5 mb-1 block font-semibold">
        <Trans>Link</Trans>
      </label>
      <input
        id="review-address"
        ref={field}
        readOnly
        className="input"
        value={addressOfLink(location.origin, made)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>I have copied it</Trans>
        </Button>
      </div>
      <p role="status" className="mt-2 text-base text-ink-soft">
        {translate(announcement)}
      </p>
    </Card>
  )
}

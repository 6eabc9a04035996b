import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReviewLink } from '#api/review-links.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { addressOfLink } from './address-of-link.ts'

export interface NewLink {
  link: ReviewLink
  token: string
  withPassphrase: boolean
}

/** A link that was just made, to be copied: its token is kept nowhere. */
export function NewLinkNotice({ made, onDone }: { made: NewLink; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState('')
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOfLink(location.origin, made))
      setTold('The link is copied.')
    } catch {
      // Without leave to write to the clipboard, the reader's own copying is a key away.
      field.current?.select()
      setTold('The link is marked. Copy it with your keyboard or the menu of your browser.')
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
          Copy it now and send it: it is shown this once, and nobody can look it up later.
          {made.withPassphrase && t` Tell the pass-phrase by another way.`}
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
        {translate(told)}
      </p>
    </Card>
  )
}

import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReviewLink } from '#api/review-links.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { askToConfirm, type Confirmation } from '#web/components/confirm-store.ts'
import { dayOf, dayWords, momentOf } from '#web/components/times.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { isOpen } from './owner-reviews.ts'

const dayWordsOf = (at: string) => dayWords(dayOf(at))

function standing(link: ReviewLink): string {
  if (link.revokedAt) return t`Ended by you on ${momentOf(link.revokedAt)}`
  return isOpen(link) ? t`Works until ${momentOf(link.expiresAt)}` : t`Expired on ${momentOf(link.expiresAt)}`
}

function openings({ opened, lastOpenedAt }: ReviewLink): string {
  if (opened === 0 || !lastOpenedAt) return t`Not opened yet`
  return opened === 1
    ? t`Opened on ${momentOf(lastOpenedAt)}`
    : t`Opened ${opened} times, last on ${momentOf(lastOpenedAt)}`
}

interface LinkCardProps {
  link: ReviewLink
  /** How many came through it. */
  comments: number
  proposals: number
  /** Whether the answers still name the person whose details the link is for. */
  isNamed?: boolean
  onChanged: () => Promise<void>
}

/** One link: for whom, for how long, how often it was opened, and its end. */
export function LinkCard({ link, comments, proposals, isNamed = true, onChanged }: LinkCardProps) {
  const { id, label, purpose, person, createdAt, withPassphrase } = link
  const [busy, setBusy] = useState(false)
  const works = isOpen(link)

  const end = async (confirmation: Confirmation, action: () => Promise<unknown>) => {
    if (!(await askToConfirm({ ...confirmation, destructive: true }))) return
    setBusy(true)
    try {
      await action()
      await onChanged()
      document.getElementById('links')?.focus()
    } catch (error) {
      console.error('The link was not ended', error)
      showToast({ title: 'The link was not ended', description: cleanedMessage(error), destructive: true })
    }
    setBusy(false)
  }
  const revoke = () =>
    end(
      {
        title: t`End the link for ${label}?`,
        body:
          purpose === 'handover'
            ? 'The link stops working at once. The paper that you printed stays as it is.'
            : 'The link stops working at once. The comments and proposals that came through it stay.',
        yes: 'End the link',
        no: 'Keep it',
      },
      () => call('POST /api/review-links/revoke', { id }),
    )
  const remove = () =>
    end(
      {
        title: t`Remove the link for ${label}?`,
        body:
          comments + proposals > 0
            ? 'The comments and proposals that came through it are deleted with it.'
            : 'It will be removed from your list.',
        yes: 'Remove',
        no: 'Keep it',
      },
      () => call('POST /api/review-links/remove', { id }),
    )

  return (
    <Card as="li">
      <h3 dir="auto" className="text-xl wrap-anywhere">
        {label}
      </h3>
      <ul className="mt-2 text-base text-ink-soft">
        <li className={works ? 'font-semibold text-ink' : undefined}>{standing(link)}</li>
        <li>{openings(link)}</li>
        <li>
          <Trans>
            Made on {dayWordsOf(createdAt)}, {withPassphrase ? t`with a passphrase` : t`without a passphrase`}
          </Trans>
        </li>
        {purpose === 'handover' && (
          <li>
            <Trans>Its reader gets the binder for the successor trustee</Trans>
          </li>
        )}
        {purpose === 'attorney' && (
          <li>
            <Trans>Its reader also gets Before You Sign and the attorney’s copy</Trans>
          </li>
        )}
        {person !== null && (
          <li className="wrap-anywhere">
            <Trans>
              Its reader may propose details of <bdi>{person}</bdi>
            </Trans>
            {works && !isNamed && (
              <span className="font-semibold text-ink">
                {' '}
                <Trans>
                  Your answers no longer have this name, so nothing can be proposed. If the name was corrected, end this
                  link and create a new one.
                </Trans>
              </span>
            )}
          </li>
        )}
        {comments > 0 && <li>{plural(comments, { one: 'One comment', other: '# comments' })}</li>}
        {proposals > 0 && <li>{plural(proposals, { one: 'One proposal', other: '# proposals' })}</li>}
      </ul>
      <div className="mt-4">
        {works ? (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            aria-label={t`End the link for ${label}`}
            onClick={() => void revoke()}
          >
            <Trans>End the link</Trans>
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            aria-label={t`Remove the link for ${label}`}
            onClick={() => void remove()}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}

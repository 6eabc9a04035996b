import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { HISTORY } from '#domain/trust/routes.ts'
import { ApiError, call } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { momentOf } from '#web/components/times.ts'
import { device } from '#web/features/trust-sync/device.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

interface RestoreButtonProps {
  version: number
  at: string
  /** How many things differ from now. */
  count: number
}

/** Makes the answers of a version the present ones, after a question. */
export function RestoreButton({ version, at, count }: RestoreButtonProps) {
  const { trust, saving, refreshTo, version: present } = useTrust()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const words = useId()
  // Laid on top of the restored answers, what is still on its way here would change them again.
  const unsaved = saving.kind === 'saving' || saving.kind === 'device-only'

  // The question may stand open for long, while another device changes what it asks about.
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  }, [present])

  async function restore() {
    const sure = await askToConfirm({
      title: 'Make these your answers again?',
      body: t`${plural(count, { one: 'One thing changes', other: '# things change' })} back to the state of ${momentOf(at)}. Your current answers stay in the history, and you can restore them in the same way.`,
      yes: 'Restore this version',
      no: 'Keep my answers',
    })
    if (!sure) return
    if (latest.current !== present)
      return showToast({
        title: 'Not restored',
        description: 'Your answers have changed in the meantime. Please check what restoring would change now.',
        destructive: true,
      })
    setBusy(true)
    // No conflict notice for answers that the user restored.
    if (trust) for (const answers of [device.ownAnswers, device.overwritten]) answers.forget(trust.uid)
    try {
      const written = await call('POST /api/trust/restore', { version }, { idempotencyKey: newUuid() })
      refreshTo(written.version)
      showToast({
        title: 'Answers restored',
        description: t`Your answers are again those of ${momentOf(at)}. To undo this, restore the version before it.`,
      })
      navigate(HISTORY)
    } catch (error) {
      if (error instanceof ApiError)
        showToast({
          title: 'Not restored',
          description: t`${translate(error.text)} Your answers were not changed. Please try again.`,
          destructive: true,
        })
      // Only its answer may have been lost.
      else
        showToast({
          title: 'Perhaps not restored',
          description: 'The server did not answer. Please look at the newest version before you try again.',
          destructive: true,
        })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-5">
      <Button
        busy={busy}
        aria-disabled={unsaved || undefined}
        aria-describedby={unsaved ? words : undefined}
        onClick={() => void restore()}
      >
        <Trans>Restore this version</Trans>
      </Button>
      {unsaved && (
        <p id={words} className="mt-2 text-base text-ink-soft">
          <Trans>Your last changes are not in your account yet. You can restore once they are.</Trans>
        </p>
      )}
    </div>
  )
}

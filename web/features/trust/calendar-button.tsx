import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button, type ButtonVariant } from '#web/components/button.tsx'
import { useLanguage } from '#web/i18n/language.ts'

/** Saves a calendar file with what to be reminded of. Its code comes when it is pressed. */
export function CalendarButton({ trust, variant }: { trust: TrustRecord; variant?: ButtonVariant }) {
  const [busy, setBusy] = useState(false)
  const language = useLanguage()
  const save = async () => {
    setBusy(true)
    dismissToast()
    try {
      const { saveCalendar } = await import('./calendar-file.ts')
      const count = saveCalendar(trust, language, new Date())
      showToast({
        title: 'Calendar File Saved',
        description: message('Open it, and your calendar adds {count} reminders.', { count }),
      })
    } catch (error) {
      console.error('Making the calendar failed', error)
      showToast({
        title: 'Download Failed',
        description: 'The calendar file could not be created. Please try again.',
        destructive: true,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant={variant ?? 'secondary'} className="print:hidden" busy={busy} onClick={() => void save()}>
      <Trans>Add reminders to your calendar</Trans>
    </Button>
  )
}

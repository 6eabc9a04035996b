import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { translate } from '#web/i18n/i18n.ts'
import { chosenLanguage } from '#web/i18n/language.ts'

/** Sends another link that confirms the email address, and says what became of it. */
export function SendLink({ children, className }: { children: string; className?: string }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const send = async () => {
    setBusy(true)
    setSaid('')
    try {
      const { inOutbox } = await call('POST /api/email-verification/send', { language: chosenLanguage() })
      setSaid(
        inOutbox
          ? t`No email is sent in this installation. The link is in the server’s outbox folder.`
          : t`A new link is on its way. If no email arrives, look in the spam folder.`,
      )
    } catch (error) {
      console.error('Sending a link for the email address failed', error)
      setSaid(translate(cleanedMessage(error)))
    }
    setBusy(false)
  }

  return (
    <div className={className}>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void send()}>
        {children}
      </Button>
      <p role="status" className={said ? 'mt-2' : undefined}>
        {said}
      </p>
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useState } from 'react'
import { listOf, message } from '#domain/message.ts'
import { call } from '#web/api/call.ts'
import { Button, type ButtonVariant } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { chosenLanguage } from '#web/i18n/language.ts'

interface UnverifiedNoticeProps {
  /** In as few lines as it takes, without saying what it is needed for. */
  brief?: boolean
  className?: string
}

/** Asks the owner of an account to confirm the email address. Nothing where that is done, or not asked for. */
export function UnverifiedNotice({ brief = false, className }: UnverifiedNoticeProps) {
  const { user } = useAuth()
  const { reviewLinks, twoFactor, noMail } = useInstallation()
  if (!user || user.emailVerified) return null
  if (brief)
    return (
      <Notice className={clsx('py-2!', className)}>
        <div className="flex flex-wrap items-center gap-x-5 sm:flex-nowrap sm:justify-between">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">
              <Trans>Please confirm your email address</Trans>
            </span>
            {': '}
            {noMail ? (
              <Trans>no email is sent here; the operator finds your link in the outbox folder.</Trans>
            ) : (
              <Trans>open the link in the email to {user.email}.</Trans>
            )}
          </p>
          <SendLink variant="quiet" className="max-sm:-ml-3.5 sm:max-w-xs sm:shrink-0">{t`Send again`}</SendLink>
        </div>
      </Notice>
    )
  const waiting = translate(
    listOf([
      ...(reviewLinks ? [message('to let others read your trust')] : []),
      message('to get reminders by email'),
      ...(twoFactor ? [message('to protect your login')] : []),
    ]),
  )
  return (
    <Notice className={clsx('py-3!', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 wrap-anywhere sm:flex-1">
          <p className="font-semibold">
            <Trans>Please confirm your email address</Trans>
          </p>
          <p>
            {noMail ? (
              <Trans>
                No email is sent here; the operator finds your link in the outbox folder. You need this only {waiting}.
              </Trans>
            ) : (
              <Trans>
                Open the link in the email to {user.email}. You need this only {waiting}.
              </Trans>
            )}
          </p>
        </div>
        <SendLink>{t`Send again`}</SendLink>
      </div>
    </Notice>
  )
}

interface SendLinkProps {
  children: string
  variant?: ButtonVariant
  className?: string
}

/** Sends another link that confirms the email address, and says what became of it. */
export function SendLink({ children, variant = 'secondary', className }: SendLinkProps) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const send = async () => {
    setBusy(true)
    setSaid('')
    try {
      const { inOutbox } = await call('POST /api/email-verification/send', { language: chosenLanguage() })
      setSaid(
        inOutbox
          ? t`A new link is in the outbox folder.`
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
      <Button variant={variant} size="small" busy={busy} onClick={() => void send()}>
        {children}
      </Button>
      <p role="status" className={said ? 'mt-2' : undefined}>
        {said}
      </p>
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { emailErrors } from '#web/components/form-values.ts'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { sendPasswordReset } from '#web/features/account/auth/password-reset.ts'
import { AccountSheet } from './account-sheet.tsx'

const blank = { email: '' }
const errorsIn = emailErrors('Please enter your email address, such as you@example.com')

export default function ForgotPasswordPage() {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ email: string; inOutbox: boolean }>()

  const send = async (typed: typeof blank) => {
    const email = typed.email.trim()
    dismissToast()
    setBusy(true)
    setSent(undefined)
    try {
      setSent({ email, ...(await sendPasswordReset(email)) })
    } catch (error) {
      console.error('Asking for a new password failed', error)
      showToast({ title: 'The link could not be sent', description: cleanedMessage(error), destructive: true })
    }
    setBusy(false)
  }

  return (
    <AccountSheet title={t`Forgot Your Password?`}>
      <p className="mb-5">
        <Trans>Enter the email address of your account. We will send you a link to set a new password.</Trans>
      </p>
      <div role="status">
        {sent && (
          <Notice
            title={sent.inOutbox ? t`No email is sent in this installation` : t`Check your email`}
            className="mb-5"
          >
            <p className="wrap-anywhere">
              <Trans>
                If {sent.email} has an account,{' '}
                {sent.inOutbox ? t`the operator finds the link in the outbox folder.` : t`a link is on its way there.`}
              </Trans>
            </p>
            <p className="mt-2">
              <Trans>
                It works once and expires after one hour.
                {!sent.inOutbox && t` If no email arrives, look in the spam folder.`}
              </Trans>
            </p>
          </Notice>
        )}
      </div>
      <Form schema={errorsIn} values={blank} lock={busy} className="space-y-5" onSubmit={send}>
        <Field name="email" type="email" label={t`Email`} autoComplete="username" />
        <Button type="submit" busy={busy} className="w-full">
          {sent ? t`Send Another Link` : t`Send Link`}
        </Button>
      </Form>
      <p className="mt-6">
        <Link to={pages.login} className="link">
          <Trans>Return to login</Trans>
        </Link>
      </p>
    </AccountSheet>
  )
}

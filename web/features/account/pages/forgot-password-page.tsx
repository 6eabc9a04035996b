import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { sendPasswordReset } from '#web/features/account/auth/password-reset.ts'
import { AccountSheet } from './account-sheet.tsx'
import { emailFaults } from './email-faults.ts'

const blank = { email: '' }
const faultsIn = emailFaults('Please enter your email address, such as you@example.com')

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
    <AccountSheet title="Forgot Your Password?">
      <p className="mb-5">Enter the email address of your account. We will send you a link to set a new password.</p>
      <div role="status">
        {sent && (
          <Notice title={sent.inOutbox ? 'No email is sent in this installation' : 'Check your email'} className="mb-5">
            <p className="wrap-anywhere">
              If {sent.email} has an account,{' '}
              {sent.inOutbox ? 'whoever runs it finds the link in its outbox folder.' : 'a link is on its way there.'}
            </p>
            <p className="mt-2">
              It works once, for one hour.{!sent.inOutbox && ' If no email comes, look in the spam folder.'}
            </p>
          </Notice>
        )}
      </div>
      <Form schema={faultsIn} values={blank} lock={busy} className="space-y-5" onSubmit={send}>
        <Field name="email" type="email" label="Email" autoComplete="username" />
        <Button type="submit" busy={busy} className="w-full">
          {sent ? 'Send Another Link' : 'Send Link'}
        </Button>
      </Form>
      <p className="mt-6">
        <Link to={pages.login} className="link">
          Return to login
        </Link>
      </p>
    </AccountSheet>
  )
}

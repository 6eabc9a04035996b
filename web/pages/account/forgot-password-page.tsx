import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { pages } from '#contract/pages.ts'
import { email as address } from '#domain/formats/text.ts'
import { sendPasswordReset } from '#web/auth/account.ts'
import { cleanedMessage } from '#web/auth/failure-text.ts'
import { dismissToast, showToast } from '#web/shell/toast-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountSheet } from './account-sheet.tsx'

const Forgotten = z.object({ email: address('Please enter your email address, such as you@example.com') })
const blank = { email: '' }

export default function ForgotPasswordPage() {
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()

  const send = async ({ email }: z.infer<typeof Forgotten>) => {
    dismissToast()
    setBusy(true)
    setSentTo(undefined)
    try {
      await sendPasswordReset(email)
      setSentTo(email)
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
        {sentTo && (
          <Notice title="Check your email" className="mb-5">
            <p className="wrap-anywhere">If {sentTo} has an account, a link is on its way there.</p>
            <p className="mt-2">It works once, for one hour. If no email comes, look in the spam folder.</p>
          </Notice>
        )}
      </div>
      <Form schema={Forgotten} values={blank} lock={busy} className="space-y-5" onSubmit={send}>
        <Field name="email" type="email" label="Email" autoComplete="username" />
        <Button type="submit" busy={busy} className="w-full">
          {sentTo ? 'Send Another Link' : 'Send Link'}
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

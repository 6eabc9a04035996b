import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PASSWORD_LENGTH } from '#api/limits.ts'
import { pages } from '#api/pages.ts'
import type { Message } from '#domain/message.ts'
import { ApiError } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { useInBrowser } from '#web/components/hydration.tsx'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { blankPassword, passwordErrors, setNewPassword } from '#web/features/account/auth/password-reset.ts'
import { translate } from '#web/i18n/i18n.ts'
import { AccountSheet } from './account-sheet.tsx'
import { endedWords, useToken } from './mail-link.ts'

const KEY = 'resetToken'

export default function ResetPasswordPage() {
  const token = useToken(pages.resetPassword, KEY)
  const inBrowser = useInBrowser()
  const [dead, setDead] = useState<{ token: string; why: Message | string }>()
  // The page as it was rendered at build has the form, which is locked.
  if (!token && inBrowser) return <DeadLink why={t`Please open the link in your email again, or ask for a new one.`} />
  if (dead?.token === token) return <DeadLink why={dead.why} focused />
  return <NewPasswordForm key={token} token={token} onDead={(why) => setDead({ token, why })} />
}

function NewPasswordForm({ token, onDead }: { token: string; onDead: (why: Message | string) => void }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [weak, setWeak] = useState<Message | string>()

  const set = async ({ password }: typeof blankPassword) => {
    dismissToast()
    setBusy(true)
    setWeak(undefined)
    try {
      const title = 'Your password is changed'
      const ended = await setNewPassword(token, password)
      window.sessionStorage.removeItem(KEY)
      if (ended)
        void askToConfirm({
          title,
          body: 'It also confirms, for the first time, that this email address is yours. To be safe, every device is logged out. Your answers are unchanged. Please log in with the new password.',
          more: endedWords(ended),
          yes: 'Close',
        })
      else showToast({ title, description: 'Please log in with the new one.' })
      await navigate(pages.login, { replace: true })
    } catch (error) {
      console.error('Setting a new password failed', error)
      if (error instanceof ApiError && error.code === 'invalid-reset-link') {
        window.sessionStorage.removeItem(KEY)
        return onDead(cleanedMessage(error))
      }
      if (error instanceof ApiError && error.field === 'password') setWeak(cleanedMessage(error))
      showToast({ title: 'The password was not changed', description: cleanedMessage(error), destructive: true })
      setBusy(false)
    }
  }

  return (
    <AccountSheet title={t`Set a New Password`}>
      <p className="mb-5">
        <Trans>This logs you out on every device. Your answers stay as they are.</Trans>
      </p>
      <Form schema={passwordErrors} values={blankPassword} lock={busy} className="space-y-5" onSubmit={set}>
        <PasswordFields>
          {(as) => (
            <>
              <Field
                name="password"
                {...as}
                label={t`New Password`}
                help={t`At least ${PASSWORD_LENGTH.least} characters.`}
                autoComplete="new-password"
                fieldError={weak}
              />
              <Field name="confirmPassword" {...as} label={t`Confirm New Password`} autoComplete="new-password" />
            </>
          )}
        </PasswordFields>
        <Button type="submit" busy={busy} className="w-full">
          <Trans>Set Password</Trans>
        </Button>
      </Form>
    </AccountSheet>
  )
}

/** `focused` when it stands where the form was, which had the focus. */
function DeadLink({ why, focused = false }: { why: Message | string; focused?: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focused) words.current?.focus()
  }, [focused])
  return (
    <AccountSheet title={t`A New Link Is Needed`}>
      <p ref={words} tabIndex={-1} className="mb-6">
        {translate(why)}
      </p>
      <LinkButton to={pages.forgotPassword} className="w-full">
        <Trans>Ask for a New Link</Trans>
      </LinkButton>
    </AccountSheet>
  )
}

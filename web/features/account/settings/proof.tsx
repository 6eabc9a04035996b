import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { pages } from '#api/pages.ts'
import type { Message } from '#domain/message.ts'
import { ApiError } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { logout } from '#web/features/account/auth/log-out.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { logFailure } from '../auth/failure.ts'

/**
 * The sending of a proof that is typed into the field of this name. A rejection of the proof itself is said at the field,
 * which gets the focus; `failure` is any other. `failed` is what the log says about either.
 */
export function useProof<Typed>(field: string, failed: string, submit: (typed: Typed) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const atField = failure instanceof ApiError && failure.field === field ? failure.text : undefined

  useEffect(() => {
    if (failure instanceof ApiError && failure.field === field) focusField(field)
  }, [failure, field])

  const send = async (typed: Typed) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await submit(typed)
    } catch (error) {
      logFailure(failed, error)
      setFailure(error)
      setBusy(false)
    }
  }

  return { busy, send, atField, failure: atField === undefined ? failure : undefined }
}

/** The password of the account, typed once more before something is done that cannot be undone. */
export function CurrentPassword({ fieldError }: { fieldError: Message | string | undefined }) {
  return (
    <PasswordFields>
      {(as) => (
        <Field
          name="password"
          {...as}
          label={t`Password`}
          help={t`So that nobody else can do this on your device.`}
          autoComplete="current-password"
          fieldError={fieldError}
        />
      )}
    </PasswordFields>
  )
}

/** For an account without a password: asks for another login with Google, which leads back to these settings. */
export function LogInAgain({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)

  const logInAgain = async () => {
    setBusy(true)
    const out = await logout().catch(() => false)
    if (out) rememberOrigin(`${pages.settings}?tab=security`)
    setBusy(false)
  }

  return (
    <>
      <Notice kind="info" live className="mt-4">
        <Trans>
          You logged in more than ten minutes ago. So that nobody else can do this on your device, please log in with
          Google again. You will return to this page.
        </Trans>
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void logInAgain()}>
          <Trans>Log In Again</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

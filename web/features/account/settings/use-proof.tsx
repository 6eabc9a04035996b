import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import type { Message } from '#domain/message.ts'
import { ApiError } from '#web/api/call.ts'
import { Field } from '#web/components/field.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { logFailure } from '../auth/failure.ts'

/**
 * The sending of a proof that is typed into the field of this name. A rejection of the proof itself is said at the field,
 * which gets the focus; `failure` is any other. `failed` is what the log says of either.
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

import { t } from '@lingui/core/macro'
import type { Message } from '#domain/message.ts'
import { Field } from '#web/components/field.tsx'

/** The password of the account, typed once more before something is done that cannot be undone. */
export function CurrentPassword({ fieldError }: { fieldError: Message | string | undefined }) {
  return (
    <Field
      name="password"
      type="password"
      label={t`Password`}
      help={t`So that nobody else can do this on your device.`}
      autoComplete="current-password"
      fieldError={fieldError}
    />
  )
}

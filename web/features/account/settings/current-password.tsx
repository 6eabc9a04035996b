import type { Message } from '#domain/message.ts'
import { Field } from '#web/components/field.tsx'

/** The password of the account, typed once more before something is done that cannot be undone. */
export function CurrentPassword({ fieldError }: { fieldError: Message | string | undefined }) {
  return (
    <Field
      name="password"
      type="password"
      label="Password"
      help="So that nobody else can do this at your desk."
      autoComplete="current-password"
      fieldError={fieldError}
    />
  )
}

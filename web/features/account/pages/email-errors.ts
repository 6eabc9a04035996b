import { emailError } from '#domain/formats/text-rules.ts'
import type { ValidationError } from '#web/components/form-values.ts'

/** Of a form that asks for an email address alone. `message` says what to type. */
export const emailErrors =
  (message: string) =>
  ({ email }: { email: string }): ValidationError[] => {
    const error = emailError(email.trim(), message)
    return error === undefined ? [] : [{ name: 'email', message: error }]
  }

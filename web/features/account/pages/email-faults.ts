import { faultInEmail } from '#domain/formats/text-rules.ts'
import type { ValidationError } from '#web/components/validation.ts'

/** Of a form that asks for an e-mail address alone. `message` says what to type. */
export const emailFaults =
  (message: string) =>
  ({ email }: { email: string }): ValidationError[] => {
    const fault = faultInEmail(email.trim(), message)
    return fault === undefined ? [] : [{ name: 'email', message: fault }]
  }

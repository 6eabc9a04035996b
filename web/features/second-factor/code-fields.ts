import { message } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import type { ValidationError } from '#web/components/form-values.ts'

/** Digits alone are meant for a code of the app, unless they are as many as a recovery code has signs. */
const isShortOfDigits = (code: string) => {
  const bare = code.normalize('NFKC').replace(/\s/g, '')
  return /^\d{1,15}$/.test(bare) && bare.length !== 6
}

/** A mistyped code is not sent: only so many wrong ones are taken. */
export function codeErrors({ code }: { code: string }): ValidationError[] {
  if (code.trim() === '') return [{ name: 'code', message: 'Please enter the code' }]
  if (!isShortOfDigits(code)) return []
  return [{ name: 'code', message: 'The code has six digits. Please check what you typed.' }]
}

/** The field for a code of each kind, what is said above it, and what its button for the other kind says. */
export const codeFields = {
  app: {
    words: message('Open your authenticator app and type the six digits that it shows for {name}.', {
      name: product.name,
    }),
    label: 'Code',
    help: 'Each code works once. A new one appears every 30 seconds.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'Use a recovery code',
  },
  recovery: {
    words: 'Type one of the recovery codes that you saved when you turned two-factor authentication on.',
    label: 'Recovery Code',
    help: 'Each works once. Capitals and hyphens do not matter.',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'Use the authenticator app',
  },
} as const

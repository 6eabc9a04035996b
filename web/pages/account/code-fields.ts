import * as z from 'zod/mini'
import { product } from '#domain/product.ts'

export const CodeTyped = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code')) })

/** The field for a code of each kind, what is said above it, and what its button for the other kind says. */
export const codeFields = {
  app: {
    words: `Open your authenticator app and type the six digits that it shows for ${product.name}.`,
    label: 'Code',
    help: 'Each code is taken once. A new one comes every 30 seconds.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'Use a recovery code',
  },
  recovery: {
    words: 'Type one of the recovery codes that you kept when you turned two-factor authentication on.',
    label: 'Recovery Code',
    help: 'Each works once. Capitals and hyphens do not matter.',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'Use the authenticator app',
  },
} as const

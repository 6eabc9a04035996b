import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { message } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import { ApiError } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { focusField } from '#web/components/link-targets.ts'
import { clearSecondFactorRequired, finishLogin } from '#web/features/account/auth/account.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'

/** After these no code helps, and the login starts again. */
const OVER = new Set<string>(['sign-in-expired', 'two-factor-not-offered'])

interface CodeFormProps {
  busy: boolean
  /** Enters, and leads on. Fulfilled with what went wrong, if anything did. */
  attempt: (enter: () => Promise<boolean>) => Promise<unknown>
}

/** The second half of a login: the code of an authenticator app, or a recovery code. */
export default function CodeForm({ busy, attempt }: CodeFormProps) {
  const [way, setWay] = useState<'app' | 'recovery'>('app')
  const [failure, setFailure] = useState<unknown>()
  const atField = failure instanceof ApiError && failure.field === 'code' ? failure.text : undefined
  const { words, other, ...field } = codeFields[way]

  // It takes the place of the form that had the focus, and of a code that was rejected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at each failure
  useEffect(() => {
    if (!busy) focusField('code')
  }, [way, failure, busy])

  const enter = async ({ code }: { code: string }) => {
    setFailure(undefined)
    const error = await attempt(() => finishLogin(code.trim()))
    if (error === undefined) return
    setFailure(error)
    if (error instanceof ApiError && OVER.has(error.code)) clearSecondFactorRequired()
    if (!(error instanceof ApiError && error.field === 'code'))
      showToast({ title: 'Login failed', description: cleanedMessage(error), destructive: true })
  }

  return (
    <>
      <p className="mb-5">{translate(words)}</p>
      <Form key={way} schema={codeErrors} values={{ code: '' }} lock={busy} className="space-y-5" onSubmit={enter}>
        <Field name="code" {...field} fieldError={atField} />
        <Button type="submit" busy={busy} className="w-full">
          <Trans>Log In</Trans>
        </Button>
      </Form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-3">
        <Button variant="quiet" size="small" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
          {translate(other)}
        </Button>
        <Button variant="quiet" size="small" onClick={clearSecondFactorRequired}>
          <Trans>Start over</Trans>
        </Button>
      </div>
      <p className="mt-5 text-base text-ink-soft">
        <Trans>
          Without your app and without recovery codes, write to{' '}
          <a href={`mailto:${product.supportEmail}`} className="link">
            {product.supportEmail}
          </a>
          .
        </Trans>
      </p>
    </>
  )
}

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
const codeFields = {
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

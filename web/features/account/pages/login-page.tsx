import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { login, loginWithGoogle, useSecondFactorRequired } from '#web/features/account/auth/account.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { afterLogin } from '#web/features/account/auth/origin.ts'
import { selectedPlan } from '#web/features/checkout/selected-plan.ts'
import { AccountSheet, GoogleButton } from './account-sheet.tsx'

const CodeForm = lazyWithRetry(() => import('#web/features/second-factor/code-form.tsx'), PartMissing)

const blank = { email: '', password: '' }

function loginErrors({ email, password }: typeof blank): ValidationError[] {
  const errors: ValidationError[] = []
  if (email.trim() === '') errors.push({ name: 'email', message: 'Email is required' })
  if (password === '') errors.push({ name: 'password', message: 'Password is required' })
  return errors
}

export default function LoginPage() {
  const auth = useAuth()
  const navigate = useNavigate()
  const secondFactorRequired = useSecondFactorRequired()
  const [under, setUnder] = useState<'form' | 'google' | 'code'>()
  const busy = under !== undefined

  // The account module has shown the failure already, so that the page only writes it down (specification P 8).
  const attempt = async (way: 'form' | 'google' | 'code', enter: () => Promise<boolean>): Promise<unknown> => {
    setUnder(way)
    const plan = selectedPlan()
    try {
      if (!(await enter())) return setUnder(undefined)
      // With a plan chosen before, the account module's event leads on: a new account to its checkout.
      if (!plan) await navigate(afterLogin(), { replace: true })
    } catch (error) {
      console.error('Logging in failed', error)
      setUnder(undefined)
      return error
    }
  }

  if (auth.status === 'signed-in' && !busy) return <Navigate to={afterLogin()} replace />
  if (secondFactorRequired || under === 'code')
    return (
      <AccountSheet title={t`Enter Your Code`}>
        <Suspense
          fallback={
            <p role="status">
              <Trans>One moment...</Trans>
            </p>
          }
        >
          <CodeForm busy={busy} attempt={(enter) => attempt('code', enter)} />
        </Suspense>
      </AccountSheet>
    )
  return (
    <AccountSheet title={t`Log In to Your Account`}>
      <Form
        schema={loginErrors}
        values={blank}
        lock={busy}
        className="space-y-5"
        onSubmit={({ email, password }) => attempt('form', () => login(email, password))}
      >
        <Field name="email" type="email" label={t`Email`} autoComplete="username" />
        <PasswordFields>
          {(as) => <Field name="password" {...as} label={t`Password`} autoComplete="current-password" />}
        </PasswordFields>
        <p>
          <Link to={pages.forgotPassword} className="link">
            <Trans>Forgot password?</Trans>
          </Link>
        </p>
        <Button type="submit" busy={under === 'form'} disabled={under === 'google'} className="w-full">
          <Trans>Log In</Trans>
        </Button>
      </Form>
      <GoogleButton
        busy={under === 'google'}
        disabled={under === 'form'}
        onClick={() => void attempt('google', loginWithGoogle)}
      >{t`Continue with Google`}</GoogleButton>
      <p className="mt-6">
        <Trans>
          No account yet?{' '}
          <Link to={pages.signup} className="link">
            Sign up
          </Link>
        </Trans>
      </p>
    </AccountSheet>
  )
}

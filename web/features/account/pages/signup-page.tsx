import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { PASSWORD_LENGTH } from '#api/limits.ts'
import { pages } from '#api/pages.ts'
import { LIMITS, textError } from '#domain/formats/text-rules.ts'
import type { Message } from '#domain/message.ts'
import { ApiError } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Check, Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { useInBrowser } from '#web/components/hydration.tsx'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { loginWithGoogle, signup } from '#web/features/account/auth/account.ts'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { afterLogin } from '#web/features/account/auth/origin.ts'
import { selectedPlan } from '#web/features/checkout/selected-plan.ts'
import { AccountSheet, GoogleButton } from './account-sheet.tsx'

/** The pause before the way leads on, long enough to read the toast (specification P 2.6). */
const PAUSE = 1_000

function Terms() {
  return (
    <Trans>
      I agree to the{' '}
      <Link to={pages.terms} className="link" target="_blank">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to={pages.privacy} className="link" target="_blank">
        Privacy Policy
      </Link>
    </Trans>
  )
}

/** For who pressed 'Start Your Trust' and finds a form about something else. */
function WhyAnAccount() {
  const inBrowser = useInBrowser()
  const { paymentCheck } = useInstallation()
  if (!inBrowser || !afterLogin().startsWith(pages.builder)) return null
  return (
    <p className="mb-6">
      {paymentCheck
        ? t`To start your trust, you need an account. It stores your answers. You then choose a package, and the Trust Builder opens.`
        : t`To start your trust, you need an account. It stores your answers. The Trust Builder opens next.`}
    </p>
  )
}

export default function SignupPage() {
  const auth = useAuth()
  const navigate = useNavigate()
  const [stage, setStage] = useState<'asking' | 'sending' | 'google' | 'done'>('asking')
  const [rejected, setRejected] = useState<ApiError>()
  const busy = stage !== 'asking'
  const rejectionOf = (field: string) => (rejected?.field === field ? rejected.text : undefined)

  useEffect(() => {
    if (stage !== 'done') return
    const redirect = setTimeout(() => void navigate(afterLogin(), { replace: true }), PAUSE)
    return () => clearTimeout(redirect)
  }, [stage, navigate])

  // The account module has shown the failure already, so that the page only writes it down (specification P 8), and marks the field it is about.
  const attempt = async (way: 'sending' | 'google', enter: () => Promise<unknown>, finish: () => void) => {
    setStage(way)
    setRejected(undefined)
    const plan = selectedPlan()
    try {
      // The login page asks for the code.
      if ((await enter()) === false) return void navigate(pages.login)
      // With a plan chosen before, the event 'user-signed-up' is already on its way to the checkout.
      if (!plan) finish()
    } catch (error) {
      console.error('Signing up failed', error)
      if (error instanceof ApiError) setRejected(error)
      setStage('asking')
    }
  }

  if (auth.status === 'signed-in' && !busy) return <Navigate to={pages.dashboard} replace />
  return (
    <AccountSheet title={t`Create Your Account`}>
      <WhyAnAccount />
      <Form
        schema={signupErrors}
        values={blankSignup}
        lock={busy}
        className="space-y-5"
        onInvalid={(errors) => {
          const title = signupToast(errors)
          if (title) showToast({ title, destructive: true })
        }}
        onSubmit={({ email, password, firstName, lastName }) =>
          attempt(
            'sending',
            () => signup(email, password, firstName, lastName),
            () => setStage('done'),
          )
        }
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-0 sm:*:row-span-3 sm:*:grid sm:*:grid-rows-subgrid">
          <Field name="firstName" label={t`First Name`} autoComplete="given-name" />
          <Field name="lastName" label={t`Last Name`} autoComplete="family-name" />
        </div>
        <Field name="email" type="email" label={t`Email`} autoComplete="username" fieldError={rejectionOf('email')} />
        <PasswordFields>
          {(as) => (
            <>
              <Field
                name="password"
                {...as}
                label={t`Password`}
                help={t`At least ${PASSWORD_LENGTH.least} characters.`}
                autoComplete="new-password"
                fieldError={rejectionOf('password')}
              />
              <Field name="confirmPassword" {...as} label={t`Confirm Password`} autoComplete="new-password" />
            </>
          )}
        </PasswordFields>
        <Check name="terms" label={<Terms />} />
        <Button type="submit" busy={busy && stage !== 'google'} disabled={stage === 'google'} className="w-full">
          <Trans>Sign Up</Trans>
        </Button>
      </Form>
      <GoogleButton
        busy={stage === 'google'}
        disabled={busy && stage !== 'google'}
        onClick={() => void attempt('google', loginWithGoogle, () => void navigate(afterLogin(), { replace: true }))}
      >{t`Sign Up with Google`}</GoogleButton>
      <p className="mt-6">
        <Trans>
          Already have an account?{' '}
          <Link to={pages.login} className="link">
            Log in
          </Link>
        </Trans>
      </p>
    </AccountSheet>
  )
}

export const blankSignup = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

const answers = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const
const missing: Record<(typeof answers)[number], string> = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  password: 'Please choose a password',
  confirmPassword: 'Please enter the password again',
}

/**
 * What is wrong with the sign-up sheet beside each field, with the messages of specification P 5. Length and format of the
 * password are the server's to judge. The toast names only the first kind of error; see {@link signupToast}.
 */
export function signupErrors(sheet: typeof blankSignup): ValidationError[] {
  const errors: ValidationError[] = []
  // A password of spaces is a password; a name of spaces is none.
  for (const name of answers)
    if ((name.endsWith('assword') ? sheet[name] : sheet[name].trim()) === '')
      errors.push({ name, message: missing[name] })
  for (const name of ['firstName', 'lastName'] as const) {
    const message = textError(sheet[name].trim(), LIMITS.name)
    if (message) errors.push({ name, message })
  }
  if (sheet.password && sheet.confirmPassword && sheet.password !== sheet.confirmPassword)
    errors.push({ name: 'confirmPassword', message: 'Passwords do not match' })
  if (!sheet.terms) errors.push({ name: 'terms', message: 'You must accept the terms and conditions' })
  return errors
}

/** The one sentence of the toast: the first of the three checks that fails, in the specification's order. */
export function signupToast(errors: readonly ValidationError[]): Message | string | undefined {
  const messages = errors.map((error) => error.message)
  if (Object.values(missing).some((message) => messages.includes(message))) return 'All fields are required'
  return messages.includes('Passwords do not match') ? 'Passwords do not match' : messages[0]
}

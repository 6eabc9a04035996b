import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '#api/pages.ts'
import type { SecondFactorProof } from '#api/second-factor.ts'
import type { Message } from '#domain/message.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { PasswordFields } from '#web/components/password-fields.tsx'
import { logout } from '#web/features/account/auth/log-out.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { codeErrors } from '#web/features/second-factor/code-form.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { cleanedMessage, logFailure } from '../auth/failure.ts'

/**
 * The sending of a proof that is typed into the field of this name. A rejection of the proof itself is said at the field,
 * which gets the focus; `failure` is any other. `failed` is what the log says about either.
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

/** For an account without a password: asks for another login with Google, which leads back to these settings. */
export function LogInAgain({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)

  const logInAgain = async () => {
    setBusy(true)
    const out = await logout().catch(() => false)
    if (out) rememberOrigin(`${pages.settings}?tab=security`)
    setBusy(false)
  }

  return (
    <>
      <Notice kind="info" live className="mt-4">
        <Trans>
          You logged in more than ten minutes ago. So that nobody else can do this on your device, please log in with
          Google again. You will return to this page.
        </Trans>
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void logInAgain()}>
          <Trans>Log In Again</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

type Way = 'password' | 'code'
const passwordErrors = ({ password }: { password: string }): ValidationError[] =>
  password === '' ? [{ name: 'password', message: 'Please enter your password' }] : []
const errorsOf: Record<Way, (typed: { password: string; code: string }) => ValidationError[]> = {
  password: passwordErrors,
  code: codeErrors,
}

interface ProveFormProps {
  /** The first is asked for; the second, if there is one, on demand. */
  ways: readonly [Way, Way?]
  /** Said of what has failed, before the reason. */
  failed: string
  submit: (proof: SecondFactorProof) => Promise<void>
  /** The words of the button. */
  children: ReactNode
  destructive?: boolean
  onClose: () => void
}

/** Asks for the password or a code before something about the second factor changes. */
export function ProveForm({ ways, failed, submit, children, destructive, onClose }: ProveFormProps) {
  const [first, second] = ways
  const [way, setWay] = useState<Way>(first)
  const other = way === first ? second : first
  const { busy, send, atField, failure } = useProof(way, failed, (typed: { password: string; code: string }) =>
    submit(way === 'code' ? { code: typed.code.trim() } : { password: typed.password }),
  )

  return (
    <Form
      key={way}
      schema={errorsOf[way]}
      values={{ password: '', code: '' }}
      lock={busy}
      className="mt-5 space-y-5"
      onSubmit={send}
    >
      {failure !== undefined && (
        <Notice kind="error" live>
          {translate(failed)}. {translate(cleanedMessage(failure))}
        </Notice>
      )}
      {way === 'password' ? (
        <CurrentPassword fieldError={atField} />
      ) : (
        <Field
          name="code"
          label={t`Code`}
          help={t`The six digits of your authenticator app, or a recovery code.`}
          autoComplete="one-time-code"
          width="medium"
          fieldError={atField}
        />
      )}
      {other && (
        <Button variant="quiet" size="small" onClick={() => setWay(other)}>
          {other === 'code' ? t`Use a code instead` : t`Use my password instead`}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={destructive ? 'destructive' : 'primary'} busy={busy}>
          {children}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}

/** What can be changed about a second factor that is on. */
export type Change = 'turn-off' | 'new-codes'

interface ProveDialogProps {
  change: Change
  hasPassword: boolean
  onClose: () => void
  onOff: () => void
  onCodes: (recoveryCodes: readonly string[]) => void
}

const texts = {
  'turn-off': {
    title: 'Turn off two-factor authentication?',
    words: 'Your password, or Google, is then enough to log in.',
    button: 'Turn Off',
    failed: 'It was not turned off',
  },
  'new-codes': {
    title: 'New recovery codes',
    words: 'You get ten new codes. The earlier ones stop working.',
    button: 'Make New Codes',
    failed: 'No new codes were created',
  },
}

/** Asks for the password or a code, and then turns the second factor off or makes new recovery codes. */
export function ProveDialog({ change, hasPassword, onClose, onOff, onCodes }: ProveDialogProps) {
  const { title, words, button, failed } = texts[change]
  const submit = async (proof: SecondFactorProof) => {
    if (change === 'new-codes')
      return onCodes((await call('POST /api/second-factor/recovery-codes', proof)).recoveryCodes)
    await call('POST /api/second-factor/off', proof)
    onOff()
  }
  return (
    <Dialog open title={translate(title)} onClose={onClose}>
      <p>{translate(words)}</p>
      <ProveForm
        ways={hasPassword ? ['password', 'code'] : ['code']}
        failed={failed}
        submit={submit}
        destructive={change === 'turn-off'}
        onClose={onClose}
      >
        {translate(button)}
      </ProveForm>
    </Dialog>
  )
}

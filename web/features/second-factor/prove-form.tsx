import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { SecondFactorProof } from '#api/second-factor.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { CurrentPassword, useProof } from '#web/features/account/settings/proof.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { codeErrors } from './code-form.tsx'

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

import type { SecondFactorProof } from '#api/second-factor.ts'
import { call } from '#web/api/call.ts'
import { Dialog } from '#web/components/dialog.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { ProveForm } from './prove-form.tsx'

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

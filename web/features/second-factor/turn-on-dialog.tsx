import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { Dialog } from '#web/components/dialog.tsx'
import { GoogleFirst } from './google-first.tsx'
import { ProveForm } from './prove-form.tsx'
import { type Begun, ScanForm } from './scan-form.tsx'

interface TurnOnDialogProps {
  hasPassword: boolean
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Leads from the password to the first code of the app, which turns the second factor on. */
export function TurnOnDialog({ hasPassword, onClose, onDone }: TurnOnDialogProps) {
  const [begun, setBegun] = useState<Begun>()
  return (
    <Dialog
      key={begun ? 'scan' : 'prove'}
      open
      title={begun ? 'Set up your authenticator app' : 'Turn on two-factor authentication'}
      onClose={onClose}
    >
      {begun ? (
        <ScanForm begun={begun} onClose={onClose} onDone={onDone} />
      ) : hasPassword ? (
        <>
          <p>
            You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the
            one in your password manager.
          </p>
          <ProveForm
            ways={['password']}
            failed="It could not be begun"
            submit={async ({ password }) => setBegun(await call('POST /api/second-factor/begin', { password }))}
            onClose={onClose}
          >
            Go on
          </ProveForm>
        </>
      ) : (
        <GoogleFirst onBegun={setBegun} onClose={onClose} />
      )}
    </Dialog>
  )
}

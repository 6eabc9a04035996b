import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
      title={begun ? t`Set up your authenticator app` : t`Turn on two-factor authentication`}
      onClose={onClose}
    >
      {begun ? (
        <ScanForm begun={begun} onClose={onClose} onDone={onDone} />
      ) : hasPassword ? (
        <>
          <p>
            <Trans>
              You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the
              one in your password manager.
            </Trans>
          </p>
          <ProveForm
            ways={['password']}
            failed="Setup could not start"
            submit={async ({ password }) => setBegun(await call('POST /api/second-factor/begin', { password }))}
            onClose={onClose}
          >
            <Trans>Continue</Trans>
          </ProveForm>
        </>
      ) : (
        <GoogleFirst onBegun={setBegun} onClose={onClose} />
      )}
    </Dialog>
  )
}

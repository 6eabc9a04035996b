import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '#web/components/dialog.tsx'
import { ProveForm } from '#web/features/second-factor/prove-form.tsx'
import { LogInAgain } from './log-in-again.tsx'

interface ExportDialogProps {
  /** Whether the account has one; else another login with Google stands for it. */
  hasPassword: boolean
  download: (proof: { password?: string }) => Promise<void>
  onClose: () => void
}

/** Asks for proof of who is at the browser, where the login was a while ago. */
export function ExportDialog({ hasPassword, download, onClose }: ExportDialogProps) {
  return (
    <Dialog open title={t`Download your data`} onClose={onClose}>
      {hasPassword ? (
        <>
          <p>
            <Trans>
              The file contains everything stored about you, and you logged in more than ten minutes ago. Please enter
              your password again.
            </Trans>
          </p>
          <ProveForm
            ways={['password']}
            failed="Your data was not downloaded"
            submit={({ password }) => download({ password })}
            onClose={onClose}
          >
            <Trans>Download</Trans>
          </ProveForm>
        </>
      ) : (
        <LogInAgain onClose={onClose} />
      )}
    </Dialog>
  )
}

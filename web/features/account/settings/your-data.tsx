import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { fromFilePath, SIGNING_DAY } from '#domain/trust/routes.ts'
import { ApiError, call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useToday } from '#web/components/times.ts'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { logFailure } from '../auth/failure.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { LogInAgain, ProveForm } from './proof.tsx'

// Fetched when it is looked at: it brings the trust and its rules along.
const OwnDocuments = lazy(() => import('./own-documents.tsx').catch(() => ({ default: OnTheDashboard })))

function OnTheDashboard() {
  return (
    <p>
      <Trans>
        They could not be loaded here. They are also on your{' '}
        <Link to={pages.dashboard} className="link">
          dashboard
        </Link>
        .
      </Trans>
    </p>
  )
}

/** Whether the login was too long ago for what was asked, and not the asking wrong. */
const asksForProof = (error: unknown) =>
  error instanceof ApiError && (error.field === 'password' || error.code === 'fresh-sign-in-needed')

/** A copy of one's own data and documents, and the end of the account. */
export function YourData({ hasPassword, isOpen }: { hasPassword: boolean; isOpen: boolean }) {
  const today = useToday()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<'export' | 'delete'>()
  const close = () => setOpen(undefined)

  const download = async (proof: { password?: string }) => {
    const text = JSON.stringify(await call('POST /api/account/export', proof), null, 2)
    saveFile(`kinstead-my-data-${today}.json`, new TextEncoder().encode(text))
    close()
  }
  const tryDownload = async () => {
    setBusy(true)
    dismissToast()
    try {
      await download({})
    } catch (error) {
      if (asksForProof(error)) return setOpen('export')
      logFailure('Downloading the data failed', error)
      const isRunning = error instanceof ApiError && error.code === 'too-many-requests'
      const description = isRunning ? error.text : 'Please try again later'
      showToast({ title: 'Download Failed', description, destructive: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <section>
        <h2 className="text-2xl">
          <Trans>Your Data</Trans>
        </h2>
        <p className="mt-2 max-w-prose">
          <Trans>
            One file with everything stored about you: your profile, your answers with their earlier versions, your
            health care directive, your card details, your purchases, your ways of logging in and where you are logged
            in. It shows social security numbers in full, so keep it where only you can read it.
          </Trans>
        </p>
        <p className="mt-2 max-w-prose">
          <Trans>
            Scans of signed documents are listed in it. The files themselves are on the page{' '}
            <Link to={SIGNING_DAY} className="link">
              Signing Day
            </Link>
            , which downloads all of them at once.
          </Trans>
        </p>
        <Button variant="secondary" className="mt-4" busy={busy} onClick={() => void tryDownload()}>
          <Trans>Download My Data</Trans>
        </Button>
        <p className="mt-4 max-w-prose">
          <Trans>
            The answers in such a file can be{' '}
            <Link to={fromFilePath('answers')} className="link">
              brought back
            </Link>
            , into this account or a new one.
          </Trans>
        </p>
        <p className="mt-4 max-w-prose">
          <Trans>
            A program of your own can read and change the same data:{' '}
            <Link to={pages.apiReference} className="link">
              API reference
            </Link>
            .
          </Trans>
        </p>
      </section>
      <section>
        <h2 className="text-2xl">
          <Trans>Your Documents</Trans>
        </h2>
        <p className="mt-2 mb-4 max-w-prose">
          <Trans>All Word files that are ready, in one download.</Trans>
        </p>
        {isOpen && (
          <Suspense
            fallback={
              <p role="status">
                <Trans>Loading your trust...</Trans>
              </p>
            }
          >
            <OwnDocuments />
          </Suspense>
        )}
      </section>
      <section>
        <h2 className="text-2xl">
          <Trans>Delete Account</Trans>
        </h2>
        <p className="mt-2 max-w-prose">
          <Trans>
            Deletes your account and everything stored about you, at once and for good. Documents that you have
            downloaded stay yours.
          </Trans>
        </p>
        <Button variant="destructive" className="mt-4" onClick={() => setOpen('delete')}>
          <Trans>Delete Account</Trans>
        </Button>
      </section>
      {open === 'export' && <ExportDialog hasPassword={hasPassword} download={download} onClose={close} />}
      {open === 'delete' && <DeleteDialog hasPassword={hasPassword} onClose={close} />}
    </>
  )
}

interface ExportDialogProps {
  /** Whether the account has one; else another login with Google stands for it. */
  hasPassword: boolean
  download: (proof: { password?: string }) => Promise<void>
  onClose: () => void
}

/** Asks for proof of who is at the browser, where the login was a while ago. */
function ExportDialog({ hasPassword, download, onClose }: ExportDialogProps) {
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

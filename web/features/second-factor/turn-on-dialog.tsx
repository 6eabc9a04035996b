import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage, logFailure } from '#web/features/account/auth/failure.ts'
import { LogInAgain, ProveForm, useProof } from '#web/features/account/settings/proof.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { codeErrors } from './code-form.tsx'

const TURNING_ON_FAILED = 'Turning two-factor authentication on failed'

/** A key that was made and does not count yet. */
interface Begun {
  key: string
  uri: string
}

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
      ) : (
        <>
          <p>
            <Trans>
              You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or the
              one in your password manager.
            </Trans>
          </p>
          {hasPassword ? (
            <ProveForm
              ways={['password']}
              failed="Setup could not start"
              submit={async ({ password }) => setBegun(await call('POST /api/second-factor/begin', { password }))}
              onClose={onClose}
            >
              <Trans>Continue</Trans>
            </ProveForm>
          ) : (
            <GoogleFirst onBegun={setBegun} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  )
}

/** For an account without a password: a login of the last minutes stands for it, and where that is longer ago, another one is asked for. */
function GoogleFirst({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const stale = failure instanceof ApiError && failure.code === 'fresh-sign-in-needed'

  const begin = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      onBegun(await call('POST /api/second-factor/begin', {}))
    } catch (error) {
      logFailure(TURNING_ON_FAILED, error)
      setFailure(error)
      setBusy(false)
    }
  }

  if (stale) return <LogInAgain onClose={onClose} />
  return (
    <>
      {failure !== undefined && (
        <Notice kind="error" live className="mt-4">
          {translate(cleanedMessage(failure))}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void begin()}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

interface ScanFormProps {
  begun: Begun
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the key, as a picture and for typing, and asks for the first code. */
function ScanForm({ begun: { key, uri }, onClose, onDone }: ScanFormProps) {
  const { busy, send, atField, failure } = useProof('code', TURNING_ON_FAILED, async ({ code }: { code: string }) =>
    onDone((await call('POST /api/second-factor/confirm', { code: code.trim() })).recoveryCodes),
  )

  return (
    <>
      <p>
        <Trans>Scan this QR code with the app.</Trans>
      </p>
      <QrPicture text={uri} />
      <p className="mt-4">
        <Trans>
          Or type this key into it:
          <br />
          <code className="font-mono text-lg font-semibold wrap-anywhere">{key.replace(/.{4}(?=.)/g, '$& ')}</code>
        </Trans>
      </p>
      <p className="mt-3">
        <a href={uri} className="link">
          <Trans>Open in an app on this device</Trans>
        </a>
      </p>
      <Form schema={codeErrors} values={{ code: '' }} lock={busy} className="mt-5 space-y-5" onSubmit={send}>
        {failure !== undefined && (
          <Notice kind="error" live>
            {translate(cleanedMessage(failure))}
          </Notice>
        )}
        <Field
          name="code"
          label={t`Code`}
          help={t`The six digits that the app shows now.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          width="short"
          fieldError={atField}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            <Trans>Turn On</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </>
  )
}

/** Cells of quiet around the picture, without which readers do not find it. */
const QUIET = 4

/** One rectangle for each run of dark cells of a row. */
function runsOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}

/** A text as a QR code, black on white whatever the colors of the page: that is what readers expect. */
export function QrPicture({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: QUIET })
    return { size: data.length, path: runsOf(data) }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={t`QR code of the key, for the camera of an authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mt-3 size-56 max-w-full rounded-sm forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

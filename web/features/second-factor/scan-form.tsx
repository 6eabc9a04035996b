import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { logFailure } from '#web/features/account/settings/log-failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { codeErrors } from './code-fields.ts'
import { QrPicture } from './qr-picture.tsx'

/** A key that was made and does not count yet. */
export interface Begun {
  key: string
  uri: string
}

interface ScanFormProps {
  begun: Begun
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the key, as a picture and for typing, and asks for the first code. */
export function ScanForm({ begun: { key, uri }, onClose, onDone }: ScanFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const atField = failure instanceof ApiError && failure.field === 'code' ? failure.text : undefined

  useEffect(() => {
    if (failure instanceof ApiError && failure.field === 'code') focusField('code')
  }, [failure])

  const confirm = async ({ code }: { code: string }) => {
    setBusy(true)
    setFailure(undefined)
    try {
      onDone((await call('POST /api/second-factor/confirm', { code: code.trim() })).recoveryCodes)
    } catch (error) {
      logFailure('Turning two-factor authentication on failed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        <Trans>Scan this picture with the app.</Trans>
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
      <Form schema={codeErrors} values={{ code: '' }} lock={busy} className="mt-5 space-y-5" onSubmit={confirm}>
        {failure !== undefined && atField === undefined && (
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

import { useEffect, useState } from 'react'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { focusField } from '#web/components/field-names.ts'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure-text.ts'
import { noteFailure } from '#web/features/account/settings/note-failure.ts'
import { say } from '#web/spanish/say.ts'
import { codeFaults } from './code-fields.ts'
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
      noteFailure('Turning two-factor authentication on failed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <>
      <p>Scan this picture with the app.</p>
      <QrPicture text={uri} />
      <p className="mt-4">
        Or type this key into it:
        <br />
        <code className="font-mono text-lg font-semibold wrap-anywhere">{key.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p className="mt-3">
        <a href={uri} className="link">
          Open in an app on this device
        </a>
      </p>
      <Form schema={codeFaults} values={{ code: '' }} lock={busy} className="mt-5 space-y-5" onSubmit={confirm}>
        {failure !== undefined && atField === undefined && (
          <Notice kind="error" live>
            {say(cleanedMessage(failure))}
          </Notice>
        )}
        <Field
          name="code"
          label="Code"
          help="The six digits that the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          width="short"
          fieldError={atField}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            Turn On
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </>
  )
}
